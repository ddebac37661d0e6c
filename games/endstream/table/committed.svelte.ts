import { Clicks } from '@turnpoint/ui';
import type { Choice, Place } from '../rules/types.ts';
import { unspentOf } from './harm.ts';
import { activated } from './payment.ts';
import { Picked } from './picked.svelte.ts';
import { nameOf } from './spots.ts';

/** What is picked is looked at first, then done, and can be taken back as it was done. */
export class Committed extends Picked {
  /** Until what is picked is foreseen. */
  protected looking: Promise<void> = Promise.resolve();
  /** Where each click began, and each whole action. */
  readonly #clicks = new Clicks();
  readonly #actions = new Clicks();

  pick(choice: Choice, first: readonly Place[] = []): void {
    this.picked = choice;
    this.peeked = null;
    this.isOpen = false;
    this.looking = this.#foresee(choice, first);
  }

  async #foresee(choice: Choice, first: readonly Place[]): Promise<void> {
    if ((await this.preview.show([...first.map(activated), choice])) || this.picked !== choice) return;
    // It looked legal a moment ago.
    const at = this.selected === null ? '' : nameOf(this.selected);
    this.unpick();
    void this.base.refusals.ask(at, choice);
  }

  /** Nothing is asked where nothing is lost. */
  finish(): void {
    if (!this.choices.some(({ kind }) => kind === 'finish')) return;
    if (unspentOf(this.look) > 0) this.pick({ kind: 'finish' });
    else this.#choose([{ kind: 'finish' }]);
  }

  drop(): void {
    this.selected = null;
    this.unpick();
    this.offers.clear();
  }

  protected unpick(): void {
    this.picked = null;
    this.peeked = null;
    this.ends = 0;
    this.preview.clear();
    this.base.refusals.clear();
  }

  /** Half way the latest click is taken back; at rest the latest action, with what was activated for it (ES-16.3). */
  takeBack(otherwise?: number): void {
    const { step } = this.look;
    const to = (this.halfway ? this.#clicks : this.#actions).last(step);
    this.base.props.takeBack(to ?? otherwise);
  }

  /** Not before the preview is there: what cannot be done to its end is not begun. */
  async commit(): Promise<void> {
    const { picked } = this;
    await this.looking;
    const { now } = this.preview;
    if (picked === null || this.picked !== picked || now === null) return;
    this.#choose(now.choices);
  }

  #choose(choices: readonly Choice[]): void {
    if (this.atRest) this.#actions.add(this.look.step);
    this.#clicks.add(this.look.step);
    this.unpick();
    if (this.selected?.kind !== 'thing') this.selected = null;
    this.base.props.choose(...choices);
  }
}
