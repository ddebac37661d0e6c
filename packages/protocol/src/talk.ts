import type { Seat } from '@turnpoint/kernel';

/** What is said by a key, so that everybody reads it in their own language; with the words for who has none for it. */
export const PHRASES = {
  hello: 'Hello',
  ready: 'Ready',
  minute: 'One minute',
  leaves: 'I have to go: a bot plays on for me.',
} as const;

export type Phrase = keyof typeof PHRASES;

/** Those that one says oneself; the others are said for who does something. */
export const READY_MADE = ['hello', 'ready', 'minute'] as const satisfies readonly Phrase[];

/** Own words, or a phrase. */
export type Saying = string | { readonly phrase: (typeof READY_MADE)[number] };

/** What somebody at a table said: plain text, as it was typed. */
export interface Line {
  /** Counted from 1 at each table. */
  readonly number: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  /** Which phrase it is; left out for own words. */
  readonly phrase?: Phrase;
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
