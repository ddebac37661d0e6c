import type { Face } from '../../content/index.ts';
import type { Cell } from '../types.ts';

/** Placing a card: on the head, on the head's parent, or as the third of a turn. */
export type LayKind = 'lay' | 'turnaround' | 'boost';

export type Choice =
  | { readonly kind: LayKind; readonly face: Face; readonly cell: Cell }
  | { readonly kind: 'brake' }
  /** End the turn after two cards instead of Boost. */
  | { readonly kind: 'end' }
  /** Let the line end instead of spending energy. */
  | { readonly kind: 'give-up' }
  /** Stop the puzzle (co-operative: propose it). */
  | { readonly kind: 'stop' }
  | { readonly kind: 'agree' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'resign' }
  /** The clock's choice on behalf of the seat. */
  | { readonly kind: 'time-out' };

export type LayChoice = Extract<Choice, { cell: Cell }>;
