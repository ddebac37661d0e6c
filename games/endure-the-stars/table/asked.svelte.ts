import { tell } from '@turnpoint/kernel';
import { Asked as SharedAsked } from '@turnpoint/ui';
import type { Choice, Endure, Frame } from '../rules/types.ts';
import { type Action, actionOf } from './actions.ts';

/** What the table asks of the viewer, and what they may answer it with. */
export class Asked extends SharedAsked<Endure> {
  readonly frame: Frame | null = $derived.by(() => this.look.view.stack.at(-1) ?? null);

  /** The turn of a survivor, with its row of actions. */
  readonly isTurn: boolean = $derived.by(() => this.choices.some(({ kind }) => kind === 'end-turn'));
  readonly endTurn: Choice | null = $derived.by(() => this.choices.find(({ kind }) => kind === 'end-turn') ?? null);
  /** A visit to The Refuge is chosen. */
  readonly isVisit: boolean = $derived.by(() => this.frame?.kind === 'visits' && this.choices.length > 0);
  readonly isPick: boolean = $derived.by(() => this.choices.some(({ kind }) => kind === 'survivor'));

  /** Something is begun whose rest is asked for: it can still be backed out of. */
  readonly isBegun: boolean = $derived.by(() => this.frame?.kind === 'name' || this.frame?.kind === 'arrange');

  choicesOf(action: Action): readonly Choice[] {
    return this.isTurn ? this.choices.filter((choice) => actionOf(choice) === action) : [];
  }

  /** Its place in the look's list. */
  placeOf(choice: Choice): number {
    return this.look.choices.indexOf(choice);
  }

  toldOf(choice: Choice | null): string {
    const label = this.labelOf(choice);
    if (label === null) return '';
    // The same choice elsewhere takes a card up; here it is paid with.
    return tell(this.base.words.reader, this.frame?.kind === 'pay' ? { ...label, key: 'table.pay' } : label);
  }
}
