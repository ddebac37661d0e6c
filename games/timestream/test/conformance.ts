import type { Logged, Seat } from '@turnpoint/kernel';
import type { Companion } from '@turnpoint/testkit';
import { DECKS, type DeckId } from '../content/index.ts';
import { type Entry, type Options, type State, type TimeStream, timestream } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { scramble } from './scramble.ts';

function setup(a: DeckId, b: DeckId, options: Partial<Options> = {}) {
  return { options: { ...timestream.defaults(2), decks: [DECKS[a], DECKS[b]] as const, ...options }, seats: 2 };
}

const setups = [
  setup('scribes', 'archive'),
  setup('storm', 'paradox', { openLists: false }),
  setup('paradox', 'scribes', { powerStart: false }),
];

/** A card that was shown goes back to a hand or into a shuffled deck. */
function hidesAgain(log: readonly Logged<Entry>[]): boolean {
  return log.some(({ entry }) => ['recovered', 'searched', 'reformed', 'returned'].includes(entry.type));
}

/** Nobody can say how likely the decks are that a rival may have chosen in secret. */
function likely(state: State, seat: Seat | null, int: (below: number) => number): State | null {
  return state.table.openLists ? scramble(state, seat, int) : null;
}

export default { game: timestream, texts, setups, scramble, likely, hidesAgain } satisfies Companion<TimeStream>;
