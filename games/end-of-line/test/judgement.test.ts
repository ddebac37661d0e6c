import { look, type Seat } from '@turnpoint/kernel';
import { type Respect, wronglyJudged } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { isPuzzle } from '../rules/board/modes.ts';
import { type EndOfLine, endOfLine, type State } from '../rules/index.ts';
import companion from './conformance.ts';

const judge = (s: State, seat: Seat) => evaluate(look(endOfLine, s, seat))[seat] as number;
/** Of two: what one of several rivals loses, another may win. */
const rivalOf = (s: State, seat: Seat) => (s.table.mode === 'versus' ? s.table.players[1 - seat] : undefined);

const RESPECTS: Readonly<Record<string, Respect<EndOfLine>>> = {
  'energy of the own line': {
    is: 'worse',
    change(s, seat) {
      const player = s.table.players[seat];
      if (player === undefined || player.energy === 0) return false;
      player.energy--;
      return true;
    },
  },
  "energy of a rival's line": {
    is: 'better',
    change(s, seat) {
      const rival = rivalOf(s, seat);
      if (rival === undefined || rival.ended || rival.energy === 0) return false;
      rival.energy--;
      return true;
    },
  },
  "a rival's line is at its end": {
    is: 'better',
    change(s, seat) {
      const rival = rivalOf(s, seat);
      if (rival === undefined || rival.ended) return false;
      rival.ended = true;
      return true;
    },
  },
  'the own line is at its end': {
    is: 'worse',
    change(s, seat) {
      const player = s.table.players[seat];
      if (player === undefined || player.ended || player.out !== null) return false;
      player.ended = true;
      return true;
    },
  },
  'hardly any cards are left to lay': {
    is: 'worse',
    change(s, seat) {
      const player = s.table.players[seat];
      if (player === undefined || isPuzzle(s.table.mode)) return false;
      player.deck.length = 0;
      return true;
    },
  },
};

test('each part of a position counts the right way round', () => {
  expect(wronglyJudged(companion, judge, RESPECTS)).toEqual([]);
});
