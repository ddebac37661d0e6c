import type { Options } from '../../rules/types.ts';

/**
 * Decks of their own, of cards that are quickly read: what changes in the four lists changes nothing here. Every Obstacle
 * of the first deck has Energy enough for every card of the other's lanes, so that the first strike succeeds.
 */
export const options: Options = {
  decks: [
    {
      ...{ P01: 13, P02: 4, P03: 3 },
      ...{ E103: 2, E104: 2, E202: 1, E203: 3, E306: 2, E307: 2, T02: 3 },
      ...{ A02: 3, A04: 3, A07: 3, A11: 3, A12: 1, O03: 3, O07: 3, O08: 3, O12: 3 },
    },
    {
      ...{ P01: 4, P02: 14, P03: 3 },
      ...{ E102: 3, E107: 1, E207: 1, E209: 3, E304: 2, E308: 2, T02: 3 },
      ...{ A15: 3, A16: 3, A18: 3, A19: 3, O13: 3, O15: 3, O16: 3, O26: 3 },
    },
  ],
  powerStart: true,
  openLists: true,
};
