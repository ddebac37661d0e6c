import type { Look, Message, Types } from '@turnpoint/kernel';
import type { Base } from './base.svelte.ts';

/** What the table asks of the viewer. Each game adds what they may answer it with. */
export class Asked<T extends Types> {
  protected readonly base: Base<T>;
  readonly #isBusy: () => boolean;

  /** Where motion tells what happened, nothing is asked while it still runs. */
  constructor(base: Base<T>, isBusy: () => boolean = () => false) {
    this.base = base;
    this.#isBusy = isBusy;
  }

  protected get look(): Look<T> {
    return this.base.look;
  }

  get mine(): boolean {
    return this.base.mine && !this.#isBusy();
  }

  readonly choices: readonly T['choice'][] = $derived.by(() => (this.mine ? this.look.choices : []));

  labelOf(choice: T['choice'] | null): Message | null {
    const at = choice === null ? -1 : this.look.choices.indexOf(choice);
    return this.base.props.labels[at] ?? null;
  }
}
