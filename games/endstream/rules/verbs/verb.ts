import type { Seat } from '@turnpoint/kernel';
import type { Choice, Context, Ruling, State, Table } from '../types.ts';

/** One kind of act in the action part of a turn (ES-4.4). */
export interface Verb<K extends Choice['kind'] = Choice['kind']> {
  /** Adds all legal choices of this kind in a fixed order: those that `cannot` lets pass, found without trying all. */
  list(t: Table, seat: Seat, into: Choice[]): void;
  /** Null when legal. The fields may hold anything at all: a choice can come from outside. */
  cannot(t: Table, seat: Seat, choice: Extract<Choice, { kind: K }>): Ruling | null;
  act(s: State, seat: Seat, choice: Extract<Choice, { kind: K }>, ctx: Context): void;
}
