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

/** The scripts that are in everyday use (UAX 31), and those that are written together (UTS 39). */
const SCRIPTS =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'.split(
    ' ',
  );
const WRITTEN = [...SCRIPTS, 'Latn Hani Hira Kana', 'Latn Hani Hang', 'Latn Hani Bopo'].map(
  (scripts) =>
    new RegExp(
      `^(?:\\P{L}|${scripts
        .split(' ')
        .map((one) => `\\p{scx=${one}}`)
        .join('|')})+$`,
      'u',
    ),
);

/** A name as it is shown: letters in their plain form, and nothing that cannot be seen. */
export const asName = (text: string): string => inOneLine(text.normalize('NFKC').replace(/[\p{DI}\u2800]+/gu, ' '));

/** Can it be told apart from others? No letters of other scripts that look alike, no marks that pile up over others' words. */
export const isName = (name: string): boolean =>
  name.length >= NAME.least &&
  name.length <= NAME.most &&
  !/[\p{Mn}\p{Me}]{3}/u.test(name) &&
  WRITTEN.some((script) => script.test(name));

/** Whatever was typed or pasted, as one line of plain text: nothing in it can turn, hide or break what stands beside it. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
