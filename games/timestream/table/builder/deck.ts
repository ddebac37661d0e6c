import { CARDS, type Deck, MOST_COPIES } from '../../content/index.ts';

export const EMPTY_DECK: Deck = {};

const copiesOf = (deck: Deck, card: string): number => deck[card] ?? 0;

export function added(deck: Deck, card: string): Deck | null {
  const n = copiesOf(deck, card) + 1;
  return n > MOST_COPIES ? null : { ...deck, [card]: n };
}

/** One copy less; a card is its own spot. */
export function removed(deck: Deck, card: string): Deck {
  const { [card]: n = 0, ...rest } = deck;
  return n > 1 ? { ...deck, [card]: n - 1 } : rest;
}

export const spotOf = (deck: Deck, card: string): string | null => (copiesOf(deck, card) > 0 ? card : null);

/** Every copy, in the book's order. */
export function cardsIn(deck: Deck): string[] {
  return CARDS.flatMap(({ code }) => Array<string>(copiesOf(deck, code)).fill(code));
}
