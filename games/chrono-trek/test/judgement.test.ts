import { look, type Seat } from '@turnpoint/kernel';
import { type Respect, wronglyJudged } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { holding, Outlook, type Prospect } from '../bot/outlook.ts';
import { MEMO } from '../content/index.ts';
import { type ChronoTrek, chronoTrek, type State } from '../rules/index.ts';
import companion from './conformance.ts';
import { scene } from './scene.ts';

const judge = (s: State, seat: Seat) => evaluate(look(chronoTrek, s, seat))[seat] as number;

const RESPECTS: Readonly<Record<string, Respect<ChronoTrek>>> = {
  'a rival is out': {
    is: 'better',
    change({ table }, seat) {
      const rival = table.players.find(({ out }, other) => other !== seat && !out);
      if (rival === undefined) return false;
      rival.out = true;
      return true;
    },
  },
};

test('a rival who is out counts the right way round, and has no chance any more', () => {
  expect(wronglyJudged(companion, judge, RESPECTS)).toEqual([]);
  const { state } = scene({ who: ['Thelin', 'Data', 'Worf'] });
  const players = state.table.players.map((player, seat) => ({ ...player, out: seat === 1 }));
  expect(judge({ ...state, table: { ...state.table, players } }, 1)).toBe(0);
});

/** Nothing that is judged: it tells the position from the one before. */
const CHANGED = -7;
const mark = (is: 'better' | 'worse'): Respect<ChronoTrek> => ({
  is,
  change({ table }, seat) {
    if (table.players[seat]?.character === null) return false;
    table.quiet = CHANGED;
    return true;
  },
});

type Changed = (plain: Prospect) => Prospect;
/** What a play leaves, and what would be left instead; where nothing is said, what is in hand. */
const PROSPECTS: Readonly<Record<string, readonly ['better' | 'worse', Changed, Changed?]>> = {
  'a bonus': ['better', (plain) => ({ ...plain, bonus: 1 })],
  'a card got from another hand': ['better', (plain) => ({ ...plain, gains: 1 })],
  'a Memo in hand': ['better', (plain) => ({ ...plain, cards: [...plain.cards, MEMO], turns: 3 }), inTurns(3)],
  'a turn saved': ['better', (plain) => ({ ...plain, turns: 4, saved: 2 }), inTurns(4)],
  'many turns to go': ['worse', inTurns(40), inTurns(4)],
};

function inTurns(turns: number): Changed {
  return (plain) => ({ ...plain, turns });
}

test.each(Object.entries(PROSPECTS))(
  'what a play leaves counts the right way round: %s',
  (name, [is, changed, before = (plain) => plain]) => {
    const judged = (s: State, seat: Seat) => {
      const seen = look(chronoTrek, s, seat);
      const outlook = new Outlook(seen);
      const left = s.table.quiet === CHANGED ? changed : before;
      return outlook.worth(seen.view, left(holding(outlook.hand)));
    };
    expect(wronglyJudged(companion, judged, { [name]: mark(is) })).toEqual([]);
  },
);

test('an anomaly that has grown is feared by whoever does not win by it', () => {
  const dread = (s: State, seat: Seat) => {
    const outlook = new Outlook(look(chronoTrek, s, seat));
    return outlook.wantsDoom
      ? 0
      : outlook.worth(look(chronoTrek, s, seat).view, { ...holding(outlook.hand), turns: 3 });
  };
  const grown: Respect<ChronoTrek> = {
    is: 'worse',
    change({ table }, seat) {
      if (table.players[seat]?.character === null) return false;
      table.anomaly += 2;
      return true;
    },
  };
  expect(wronglyJudged(companion, dread, { 'the anomaly': grown })).toEqual([]);
});
