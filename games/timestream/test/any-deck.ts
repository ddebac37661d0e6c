import { CARDS, type Deck } from '../content/index.ts';
import { cannotUseDeck } from '../rules/index.ts';

/** A legal deck of any cards. */
export function anyDeck(int: (below: number) => number): Deck {
  const deck: Record<string, number> = { P01: 7, P02: 7, P03: 2, E102: 2, E209: 2, E308: 2, T02: 1 };
  for (let left = 60 - 23; left > 0; ) {
    const { code } = CARDS[int(CARDS.length)]!;
    const tried = { ...deck, [code]: (deck[code] ?? 0) + 1 };
    if (cannotUseDeck(tried).some(({ clause }) => clause !== 'TS-4.1')) continue;
    deck[code] = tried[code]!;
    left--;
  }
  return deck;
}
