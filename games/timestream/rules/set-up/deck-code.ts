import { no, printNumbers, readNumbers, twoDigits } from '@turnpoint/kernel';
import { CARDS, type Deck, MOST_COPIES } from '../../content/index.ts';
import type { Ruling } from '../types.ts';

/** How many copies, the cards that there are so many of, 0; and so on. Cards are numbered from 1 in the book's order. */
const PREFIX = 'TS1-';
const END = 0;

export type ReadDeck = { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly ruling: Ruling };

/** A deck as a short text: also one that is not complete yet. */
export function printCode(deck: Deck): string {
  const copies = (code: string) => deck[code] ?? 0;
  const counts = [...new Set(Object.values(deck))].sort((a, b) => a - b);
  const groups = counts.flatMap((n) => [
    n,
    ...CARDS.flatMap(({ code }, no) => (copies(code) === n ? [no + 1] : [])),
    END,
  ]);
  return printNumbers(PREFIX, groups);
}

export function parseCode(text: string): ReadDeck {
  const numbers = readNumbers(PREFIX, text);
  const refused: ReadDeck = { ok: false, ruling: no('TS-4.1', 'why.deck-code') };
  if (numbers === null || (numbers.at(-1) ?? END) !== END) return refused;
  const deck: Record<string, number> = {};
  let copies = END;
  for (const n of numbers) {
    if (copies === END || n === END) {
      copies = n;
      continue;
    }
    if (copies > MOST_COPIES) return refused;
    const card = CARDS[n - 1];
    if (card === undefined) return { ok: false, ruling: no('TS-4.1', 'why.deck-unknown', { card: twoDigits(n) }) };
    deck[card.code] = copies;
  }
  return { ok: true, deck };
}
