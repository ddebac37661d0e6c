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

/** Characters of somebody's name. */
export const NAME = { least: 1, most: 24 };

/** Whatever was typed or pasted, as one line of plain text: nothing in it can turn, hide or break what stands beside it. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
