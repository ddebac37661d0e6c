import { readDecks, type SetUp } from '@turnpoint/catalogue';
import { DECK_IDS, DECKS, type Deck } from '../content/index.ts';
import { type Options, parseDeck } from '../rules/index.ts';
import { texts } from './texts.ts';

const STREAMS = ['teal', 'plum'] as const;
const { deckOf, cannotRead } = readDecks<Deck>(DECKS, parseDeck);

/** What stands for no deck is left for the deck rules to refuse. */
const deckFor = (text: string | undefined, seat: number): Deck =>
  deckOf(text ?? DECK_IDS[seat] ?? '') ?? { controller: '', operators: [] };

export const setUp: SetUp = {
  texts,
  modes: [{ id: 'versus', seats: [2, 2], size: null, puzzle: false }],
  signs: STREAMS,
  levels: [1, 4, 5, 2, 3],
  decks: DECK_IDS,
  cannotRead,
  agreements: [
    { id: 'format', clause: 'ES-2.6', values: () => ['standard', 'open'] },
    { id: 'firstTurnMove', clause: 'ES-R5', values: () => ['none', 'ownStream'] },
    { id: 'openDecks', clause: 'ES-R37', values: () => [false, true] },
  ],
  options: ({ decks, agreed }): Options => ({
    decks: [deckFor(decks?.[0], 0), deckFor(decks?.[1], 1)],
    format: 'standard',
    firstTurnMove: 'none',
    openDecks: false,
    drawAfter: 40,
    ...agreed,
  }),
  modeOf: () => 'versus',
  signsOf: () => STREAMS,
  hidesHands: () => true,
  daily: 'versus',
};
