import { no, printNumbers, readNumbers, twoDigits } from '@turnpoint/kernel';
import { CONTROLLERS, type Deck, type DeckRow, OPERATORS, TECHS } from '../../content/index.ts';
import type { Ruling } from '../types.ts';

/** Cards are numbered from 1 in the order of the content; 0 is an empty slot. */
const PREFIX = 'ES1-';
const EMPTY = 0;
const ROW = 3;

export type ReadDeck = { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly ruling: Ruling };

type Cards = readonly { readonly id: string }[];

const numberOf = (cards: Cards, id: string | undefined): number => 1 + cards.findIndex((card) => card.id === id);

/** A deck as a short text: also one that is not complete yet. */
export function printCode({ controller, operators }: Deck): string {
  const rows = operators.flatMap(({ operator, techs: [first, second] }) => [
    numberOf(OPERATORS, operator),
    numberOf(TECHS, first),
    numberOf(TECHS, second),
  ]);
  return printNumbers(PREFIX, [numberOf(CONTROLLERS, controller), ...rows]);
}

export function parseCode(text: string): ReadDeck {
  const read = readNumbers(PREFIX, text);
  if (read === null || read.length % ROW !== 1) return { ok: false, ruling: no('ES-2.1', 'why.deck-code') };
  const [first = EMPTY, ...numbers] = read;
  const unknown: number[] = [];
  const known = (cards: Cards, n: number) => {
    const id = cards[n - 1]?.id;
    if (id === undefined) unknown.push(n);
    return id ?? '';
  };
  const controller = first === EMPTY ? '' : known(CONTROLLERS, first);
  const operators: DeckRow[] = [];
  for (let i = 0; i < numbers.length; i += ROW) {
    const slots = numbers.slice(i + 1, i + ROW).filter((n) => n !== EMPTY);
    operators.push({
      operator: known(OPERATORS, numbers[i] ?? EMPTY),
      techs: slots.map((n) => known(TECHS, n)),
    });
  }
  const [wrong] = unknown;
  if (wrong !== undefined) return { ok: false, ruling: no('ES-2.1', 'why.deck-unknown', { card: twoDigits(wrong) }) };
  return { ok: true, deck: { controller, operators } };
}
