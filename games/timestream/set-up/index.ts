import { readDecks, type SetUp } from '@turnpoint/catalogue';
import { DECK_IDS, DECKS, type Deck } from '../content/index.ts';
import { type Options, parseDeck } from '../rules/index.ts';
import { texts } from './texts.ts';

const SIDES = ['sand', 'sky'] as const;
const { deckOf, cannotRead } = readDecks<Deck>(DECKS, parseDeck);

/** What stands for no deck is left for the deck rules to refuse. */
const deckFor = (text: string | undefined, seat: number): Deck => deckOf(text ?? DECK_IDS[seat] ?? '') ?? {};

export const setUp: SetUp = {
  texts,
  modes: [{ id: 'versus', seats: [2, 2], size: null, puzzle: false }],
  signs: SIDES,
  levels: [1, 4, 5, 2, 3],
  decks: DECK_IDS,
  cannotRead,
  agreements: [
    { id: 'powerStart', clause: 'TS-5.1', values: () => [true, false] },
    { id: 'openLists', clause: 'TS-5.11', values: () => [true, false] },
  ],
  options: ({ decks, agreed }): Options => ({
    decks: [deckFor(decks?.[0], 0), deckFor(decks?.[1], 1)],
    powerStart: true,
    openLists: true,
    ...agreed,
  }),
  modeOf: () => 'versus',
  signsOf: () => SIDES,
  hidesHands: () => true,
  daily: 'versus',
};
