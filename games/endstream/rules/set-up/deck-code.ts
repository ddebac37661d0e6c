import { no } from '@turnpoint/kernel';
import { CONTROLLERS, type Deck, type DeckRow, OPERATORS, TECHS } from '../../content/index.ts';
import type { Ruling } from '../types.ts';

/** Cards are numbered from 1 in the order of the content, two digits of base 36 each; 00 is an empty slot. */
const PREFIX = 'ES1-';
const BASE = 36;
const EMPTY = '00';
const ROW = 3;

export type ReadDeck = { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly ruling: Ruling };

type Cards = readonly { readonly id: string }[];

function digits(cards: Cards, id: string | undefined): string {
  const at = cards.findIndex((card) => card.id === id);
  return at < 0 ? EMPTY : (at + 1).toString(BASE).toUpperCase().padStart(2, '0');
}

function card(cards: Cards, pair: string): string | undefined {
  return cards[Number.parseInt(pair, BASE) - 1]?.id;
}

/** A prime below two digits' worth: every single wrong character, and two swapped ones, are noticed. */
const CHECK = 1291;

function checkDigits(body: string): string {
  let sum = 0;
  for (const digit of body) sum = (sum * BASE + Number.parseInt(digit, BASE)) % CHECK;
  return sum.toString(BASE).toUpperCase().padStart(2, '0');
}

/** A deck as a short text: also one that is not complete yet. */
export function printCode({ controller, operators }: Deck): string {
  const rows = operators.map(
    (row) => digits(OPERATORS, row.operator) + digits(TECHS, row.techs[0]) + digits(TECHS, row.techs[1]),
  );
  const body = digits(CONTROLLERS, controller) + rows.join('');
  return PREFIX + body + checkDigits(body);
}

export function parseCode(text: string): ReadDeck {
  const code = text.trim().toUpperCase();
  const body = code.slice(PREFIX.length, -2);
  const isWell =
    code.startsWith(PREFIX) &&
    /^[0-9A-Z]+$/.test(body) &&
    body.length % 2 === 0 &&
    checkDigits(body) === code.slice(-2);
  const [first = EMPTY, ...pairs] = body.match(/../g) ?? [];
  if (!isWell || pairs.length % ROW !== 0) return { ok: false, ruling: no('ES-2.1', 'why.deck-code') };
  const unknown: string[] = [];
  const known = (cards: Cards, pair: string) => {
    const id = card(cards, pair);
    if (id === undefined) unknown.push(pair);
    return id ?? '';
  };
  const controller = first === EMPTY ? '' : known(CONTROLLERS, first);
  const operators: DeckRow[] = [];
  for (let i = 0; i < pairs.length; i += ROW) {
    const slots = pairs.slice(i + 1, i + ROW).filter((pair) => pair !== EMPTY);
    operators.push({
      operator: known(OPERATORS, pairs[i] ?? EMPTY),
      techs: slots.map((pair) => known(TECHS, pair)),
    });
  }
  const [wrong] = unknown;
  if (wrong !== undefined) return { ok: false, ruling: no('ES-2.1', 'why.deck-unknown', { card: wrong }) };
  return { ok: true, deck: { controller, operators } };
}
