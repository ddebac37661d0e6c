import { look, type Seat } from '@turnpoint/kernel';
import { type Respect, wronglyJudged } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { score } from '../bot/score.ts';
import { cardNo } from '../content/index.ts';
import { type Player, type State, type TimeStream, timestream } from '../rules/index.ts';
import companion from './conformance.ts';
import { scene } from './scene.ts';

const judge = (s: State, seat: Seat) => evaluate(look(timestream, s, seat))[seat] as number;

const ofPlayer = (
  is: 'better' | 'worse',
  whose: 'own' | 'rival',
  change: (player: Player) => boolean,
): Respect<TimeStream> => ({
  is,
  change: ({ table }, seat) => change(table.players[(whose === 'own' ? seat : 1 - seat) as 0 | 1]),
});

const getCell = (player: Player) => {
  player.linked[0] = (player.linked[0] ?? 0) + 1;
  return true;
};
const drop = (player: Player) => player.hand.length > 0 && player.deck.push(player.hand.pop() as number) > 0;

const OPEN: Readonly<Record<string, Respect<TimeStream>>> = {
  'a Power Cell of the own': ofPlayer('better', 'own', getCell),
  "a Power Cell of the rival's": ofPlayer('worse', 'rival', getCell),
  "a card of the rival's hand": ofPlayer('better', 'rival', drop),
  'the own phase is empty': {
    is: 'worse',
    change({ table }, seat) {
      const lane = table.lanes[3 * seat];
      return lane !== undefined && lane.obstacles.length === 0 && lane.location.splice(0).length > 0;
    },
  },
};

const JUDGED: Readonly<Record<string, Respect<TimeStream>>> = {
  ...OPEN,
  'a cell that is held': ofPlayer('worse', 'own', (player) => {
    player.held[0] = (player.held[0] ?? 0) + 1;
    return true;
  }),
  "a cell of the rival's that is held": ofPlayer('better', 'rival', (player) => {
    player.held[0] = (player.held[0] ?? 0) + 1;
    return true;
  }),
};

describe('each part of a position counts the right way round', () => {
  test('for the odds', () => expect(wronglyJudged(companion, judge, OPEN)).toEqual([]));
  test('for the policy', () => expect(wronglyJudged(companion, score, JUDGED)).toEqual([]));

  type Position = Parameters<typeof scene>[0];
  const E = { location: 'E101' };
  const TWO = { 'ana 1': E, 'ana 2': { location: 'E203' } };
  const ALL = { ...TWO, 'ana 3': { location: 'E302' } };
  /** By what is better in the first: all else is the same. */
  const PAIRS: Readonly<Record<string, readonly [Position, Position]>> = {
    'a better card in the hand': [{ ana: { hand: 'A02' } }, { ana: { hand: 'P01' } }],
    'cards for two phases and not twice for one': [{ ana: { hand: 'E101 E203' } }, { ana: { hand: 'E101 E102' } }],
    'a way home that can be paid for': [
      { ana: { hand: 'T02', cells: 'A A F' } },
      { ana: { hand: 'A02', cells: 'A A F' } },
    ],
    'the last phase in hand, and the way home': [
      { ana: { hand: 'T02 E302', cells: 'A A F' }, lanes: TWO },
      { ana: { hand: 'T02 E203', cells: 'A A F' }, lanes: TWO },
    ],
    'all phases, and the way home': [
      { ana: { hand: 'T02', cells: 'A A F' }, lanes: ALL },
      { ana: { hand: 'A02', cells: 'A A F' }, lanes: ALL },
    ],
    'a phase that nothing threatens': [{ lanes: { 'ana 1': E } }, { lanes: { 'ana 1': { ...E, obstacles: 'O26' } } }],
    'a threat to a phase of the rival': [{ lanes: { 'bo 1': { ...E, obstacles: 'O26' } } }, { lanes: { 'bo 1': E } }],
  };
  const better = Object.entries(PAIRS);
  test.each(better)('%s, for the odds', (_, [more, less]) => {
    expect(judge(scene(more).state, 0)).toBeGreaterThan(judge(scene(less).state, 0));
  });
  test.each(better)('%s, for the policy', (_, [more, less]) => {
    expect(score(scene(more).state, 0)).toBeGreaterThan(score(scene(less).state, 0));
  });

  test('what only the policy counts: no skipped target, a good card on top, one that can be paid for', () => {
    const changed = (change: (s: State) => void, position: Position = {}) => {
      const { state } = scene(position);
      const other = structuredClone(state);
      change(other);
      return score(other, 0) - score(state, 0);
    };
    const skips = (seat: 0 | 1) =>
      changed(({ table }) => {
        table.players[seat].skipsTarget = true;
      });
    expect(skips(0)).toBeLessThan(0);
    expect(skips(1)).toBeGreaterThan(0);
    const top = (code: string) =>
      changed(({ table }) => {
        table.players[0].deck.push(cardNo(code));
        table.players[0].knownTop = 1;
      });
    expect(top('E101')).toBeGreaterThan(0);
    expect(top('E101')).toBeGreaterThan(top('P01'));
    const gain = (hand: string) => {
      const [more, less] = ['A A', 'A'].map((cells) => score(scene({ ana: { hand, cells } }).state, 0));
      return (more as number) - (less as number);
    };
    expect(gain('A27')).toBeGreaterThan(gain('P01'));
  });
});
