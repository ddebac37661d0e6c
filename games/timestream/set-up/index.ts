import type { SetUp } from '@turnpoint/catalogue';
import { DECK_IDS, DECK_NAMES, DECKS, type Deck, type DeckId } from '../content/index.ts';
import { type Options, parseDeck } from '../rules/index.ts';

const SIDES = ['sand', 'sky'] as const;

const texts: SetUp['texts'] = {
  en: { 'mode.versus': 'Versus', 'colour.sand': 'Sand', 'colour.sky': 'Sky' },
  de: { 'mode.versus': 'Gegeneinander', 'colour.sand': 'Sand', 'colour.sky': 'Himmel' },
};

/** A ready-made deck by its id, any other by its code; what is neither is left for the deck rules to refuse. */
function deckOf(text: string | undefined, seat: number): Deck {
  const id = text ?? DECK_IDS[seat] ?? DECK_IDS[0];
  if (Object.hasOwn(DECKS, id)) return DECKS[id as DeckId];
  const parsed = parseDeck(id);
  return parsed.ok ? parsed.deck : {};
}

export const setUp: SetUp = {
  texts,
  modes: [{ id: 'versus', seats: [2, 2], size: null, puzzle: false }],
  signs: SIDES,
  levels: [1, 2],
  decks: DECK_IDS.map((id) => ({ id, name: DECK_NAMES[id] })),
  agreements: [
    { id: 'powerStart', clause: 'TS-5.1', values: () => [true, false] },
    { id: 'openLists', clause: 'TS-5.11', values: () => [true, false] },
  ],
  options: ({ decks, agreed }): Options => ({
    decks: [deckOf(decks?.[0], 0), deckOf(decks?.[1], 1)],
    powerStart: true,
    openLists: true,
    ...agreed,
  }),
  modeOf: () => 'versus',
  signsOf: () => SIDES,
  hidesHands: () => true,
  daily: 'versus',
};
