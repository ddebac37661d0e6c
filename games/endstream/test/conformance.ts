import { allSeats, copyJson, type Seat, shuffleWith, type Viewer } from '@turnpoint/kernel';
import type { Companion } from '@turnpoint/testkit';
import { DECKS, type DeckId, OPERATORS, ownerOf, TECHS } from '../content/index.ts';
import { type EndStream, endstream, type Operator, type Options, type State } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { anyDeck } from './any-deck.ts';

function setup(a: DeckId, b: DeckId, options: Partial<Options> = {}) {
  return {
    options: { ...endstream.defaults(2), drawAfter: 12, decks: [DECKS[a], DECKS[b]] as const, ...options },
    seats: 2,
  };
}

const setups = [
  setup('jerusalem', 'ssv-93-ural'),
  setup('meridian', 'ossuary', { firstTurnMove: 'ownStream' }),
  setup('ossuary', 'meridian', { format: 'open', openDecks: true }),
];

function anySetup(int: (below: number) => number) {
  return { options: { ...endstream.defaults(2), decks: [anyDeck(int), anyDeck(int)] as const }, seats: 2 };
}

/**
 * The specification's table "Hidden information": the hand of the other player with its techs, and face-down techs; what
 * a LOOK showed is known to the one who looked, and techs of an operator that is gone to all once they were shown. A
 * spectator knows neither hand. When the match is over, or decks are open, nothing is hidden.
 */
function scramble(state: State, viewer: Viewer, int: (below: number) => number): State {
  const s = copyJson(state);
  s.chance = { seed: `scrambled ${int(0x1_0000_0000)}`, drawn: state.chance.drawn };
  if (s.outcome !== null || s.table.openDecks) return s;
  s.table.operators = s.table.operators.map((op, no) => (ownerOf(no) === viewer ? op : anew(s, op, no, viewer, int)));
  return s;
}

function anew(s: State, op: Operator, no: number, viewer: Viewer, int: (below: number) => number): Operator {
  const isCardHidden = op.zone === 'hand' && !(op.seen && viewer !== null);
  const areTechsHidden = !(op.techsSeen && (viewer !== null || op.zone === 'gone'));
  const mine = s.table.operators.filter((_, other) => ownerOf(other) === ownerOf(no));
  const free = OPERATORS.filter(({ id }) => mine.every(({ card }) => card !== id));
  const techs = op.techs.map((tech, slot) =>
    areTechsHidden && op.slots[slot] !== 'used' ? (TECHS[int(TECHS.length)]?.id ?? tech) : tech,
  );
  return { ...op, card: isCardHidden ? (free[int(free.length)]?.id ?? op.card) : op.card, techs: techs as never };
}

/**
 * Both play a starter deck here, and the rival knows which by its controller: what it cannot know is which of the
 * operators left is which of those in hand.
 */
function likely(state: State, viewer: Viewer, int: (below: number) => number): State {
  const s = copyJson(state);
  if (s.table.openDecks) return s;
  for (const owner of allSeats(2).filter((seat) => seat !== viewer)) {
    const hidden = [...s.table.operators.keys()].filter((no) => isUnknown(s, no, owner, viewer));
    const rows = hidden.map((no) => s.table.operators[no] as Operator);
    shuffleWith(int, rows);
    for (const [i, no] of hidden.entries()) {
      const { card, techs } = rows[i] as Operator;
      s.table.operators[no] = { ...(s.table.operators[no] as Operator), card, techs };
    }
  }
  return s;
}

function isUnknown({ table }: State, no: number, owner: Seat, viewer: Viewer): boolean {
  const { zone, seen } = table.operators[no] as Operator;
  return ownerOf(no) === owner && zone === 'hand' && !(seen && viewer !== null);
}

export default { game: endstream, texts, setups, anySetup, scramble, likely } satisfies Companion<EndStream>;
