import type { Logged } from '@turnpoint/kernel';
import type { Companion } from '@turnpoint/testkit';
import { DECKS, type DeckId } from '../content/index.ts';
import { type Entry, type Options, type TimeStream, timestream } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { anyDeck } from './any-deck.ts';
import { likely, scramble } from './scramble.ts';

function setup(a: DeckId, b: DeckId, options: Partial<Options> = {}) {
  return { options: { ...timestream.defaults(2), decks: [DECKS[a], DECKS[b]] as const, ...options }, seats: 2 };
}

const setups = [
  setup('scribes', 'archive'),
  setup('storm', 'paradox', { openLists: false }),
  setup('paradox', 'scribes', { powerStart: false }),
];

function anySetup(int: (below: number) => number) {
  return { options: { ...timestream.defaults(2), decks: [anyDeck(int), anyDeck(int)] as const }, seats: 2 };
}

/** A card that was shown goes back to a hand or into a shuffled deck; a hand that was looked at is closed again. */
function hidesAgain(log: readonly Logged<Entry>[]): boolean {
  return log.some(({ entry }) => ['recovered', 'searched', 'reformed', 'returned', 'looked-hand'].includes(entry.type));
}

export default {
  game: timestream,
  texts,
  setups,
  anySetup,
  scramble,
  likely,
  hidesAgain,
} satisfies Companion<TimeStream>;
