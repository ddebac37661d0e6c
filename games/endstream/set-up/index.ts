import type { SetUp } from '@turnpoint/catalogue';
import { controllerCard, DECK_IDS, DECKS, type Deck, type DeckId } from '../content/index.ts';
import { type Options, parseDeck } from '../rules/index.ts';

const STREAMS = ['teal', 'plum'] as const;

const texts: SetUp['texts'] = {
  en: { 'mode.versus': 'Versus', 'colour.teal': 'Teal', 'colour.plum': 'Plum' },
  de: { 'mode.versus': 'Gegeneinander', 'colour.teal': 'Blaugrün', 'colour.plum': 'Pflaume' },
};

/** A ready-made deck by its id, any other by its code; what is neither is left for the deck rules to refuse. */
function deckOf(text: string | undefined, seat: number): Deck {
  const id = text ?? DECK_IDS[seat] ?? DECK_IDS[0];
  const ready = DECKS[id as DeckId] as Deck | undefined;
  if (ready !== undefined) return ready;
  const parsed = parseDeck(id);
  return parsed.ok ? parsed.deck : { controller: '', operators: [] };
}

export const setUp: SetUp = {
  texts,
  modes: [{ id: 'versus', seats: [2, 2], size: null, puzzle: false }],
  signs: STREAMS,
  levels: [1, 2],
  decks: DECK_IDS.map((id) => ({ id, name: controllerCard(DECKS[id].controller).name })),
  agreements: [
    { id: 'format', clause: 'ES-2.6', values: () => ['standard', 'open'] },
    { id: 'firstTurnMove', clause: 'ES-R5', values: () => ['none', 'ownStream'] },
    { id: 'openDecks', clause: 'ES-R37', values: () => [false, true] },
  ],
  options: ({ decks, agreed }): Options => ({
    decks: [deckOf(decks?.[0], 0), deckOf(decks?.[1], 1)],
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
