import type { Options } from '../../rules/types.ts';

/** Decks of their own, of cards that are quickly read: what changes in the four lists changes nothing here. */
export const options: Options = {
  decks: [
    {
      ...{ P01: 13, P02: 4, P03: 3 },
      ...{ E103: 2, E104: 2, E203: 4, E306: 2, E307: 2, T02: 3 },
      ...{ A02: 4, A04: 4, A07: 4, A12: 1, O01: 4, O07: 4, O08: 4 },
    },
    {
      ...{ P01: 4, P02: 13, P03: 3 },
      ...{ E101: 2, E102: 2, E209: 4, E304: 2, E308: 2, T02: 3 },
      ...{ A15: 4, A19: 4, A21: 1, A27: 4, O13: 4, O16: 4, O26: 4 },
    },
  ],
  powerStart: true,
  openLists: true,
};
