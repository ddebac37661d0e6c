import type { Seat } from '@turnpoint/kernel';

/** What somebody at a table said: plain text, as it was typed. */
export interface Line {
  /** Counted from 1 at each table. */
  readonly number: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Characters of a line at most. */
export const LINE = 280;
