import { perft, perftPure } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { endOfLine } from '../rules/index.ts';
import { count, read } from './independent.ts';
import { type Line, type Position, position } from './position.ts';
import { upTo, W12, W13_A, W13_B } from './published.ts';

/**
 * Runs of 1, 2, 3 ... choices, counted three ways: by the kernel's fast path, through the checked `play` from a state
 * saved and loaded at every step, and by the independent game of `independent.ts`.
 */
interface Counted {
  readonly at: Position;
  readonly runs: readonly number[];
}

const DECK_A = 'S S CR CL FL S S CR T S CL FR S X CR S FL S CL CR';
const DECK_B = 'X S CL CR S S FR CL S T FL CR S S CL X FR S CR CL';

/** Eight lines of a cross and a straight card, with a card of each type in hand. */
const eight = Object.fromEntries(
  [...'abcdefgh'].map((name): [string, Line] => [name, { line: 'X S', hand: 'S CL FR T X' }]),
);

const POSITIONS: Readonly<Record<string, Counted>> = {
  'Versus, opening': {
    at: { round: 1, lines: { a: { hand: 'S CL FR T X', deck: DECK_A }, b: { hand: 'S S CR FL T', deck: DECK_B } } },
    runs: [5, 20, 112, 686, 5092, 21801],
  },
  'Versus, round 3: Turnaround, Brake and Boost': {
    at: {
      lines: {
        a: { line: '2,2FR 2,1FL 2,0S', hand: 'S S CL X T' },
        b: { line: '4,2CL 3,2CR 3,1T', hand: 'S CR FL FL X' },
      },
    },
    runs: [8, 48, 209, 992, 5176, 32819],
  },
  'Versus, round 6: cut off, with one energy left': {
    at: {
      round: 6,
      order: 'b a',
      at: { turn: 'a' },
      lines: {
        a: { line: '2,2S 2,1FR 3,1CR', hand: 'S CL CR X T', energy: 1 },
        b: { line: '4,2CL 3,2CL 3,3S 3,4S 3,5X', hand: 'S S CR CR T', energy: 0 },
      },
    },
    runs: [6, 32, 160, 793, 6427, 20485],
  },
  'Team, round 4: a way out over the team-mate': {
    at: {
      mode: 'team',
      round: 4,
      lines: {
        a: { start: '2,4W', line: '1,4CR 1,3CR 2,3S 3,3S 4,3S 5,3CL 5,2CR 6,2FL', hand: 'S FR CL X T' },
        b: { start: '4,2N', line: '4,1S 4,0X', hand: 'S S CL CR T' },
        c: { start: '6,4E', line: '7,4CL 7,3S 7,2S 7,1S', hand: 'S CL FR X X' },
        d: { start: '4,6S', line: '4,7S', hand: 'S S S CL CR' },
      },
    },
    runs: [10, 122, 1057, 11984, 79327],
  },
  'Battle Royale, eight players, round 3': {
    at: { mode: 'battle-royale', round: 3, lines: eight },
    runs: [11, 83, 875, 6839, 69263],
  },
  'Solo, round 4': {
    at: { mode: 'solo', round: 4, lines: { a: { line: '2,4S 2,3S 2,2FL 1,2CL 1,3T', hand: 'S S CL CR X' } } },
    runs: [5, 23, 101, 866, 6210, 45153],
  },
  'Solo, the last two rounds of W12': {
    at: { mode: 'solo', round: 12, lines: { a: { line: upTo(W12, 21), hand: 'CL FR X CL', deck: '' } } },
    runs: [4, 12, 28, 62, 64, 57, 12],
  },
  'Co-op, round 3, with proposals to stop': {
    at: {
      mode: 'co-op',
      lines: {
        a: { line: '2,6S 2,5FL 2,4S', hand: 'S S CL X T' },
        b: { line: '4,6CL 3,6CR 3,5T', hand: 'S CR FL FL X' },
      },
    },
    runs: [9, 50, 243, 1171, 5949, 44149],
  },
  'Co-op, the last round of W13': {
    at: {
      mode: 'co-op',
      round: 13,
      first: 'b a',
      lines: {
        a: { line: upTo(W13_A, 23), hand: 'CL CL', deck: '' },
        b: { line: upTo(W13_B, 23), hand: 'S S', deck: '' },
      },
    },
    runs: [3, 5, 8, 11, 15, 18, 18],
  },
};

/** The slower ways go as deep as this many runs. */
const INDEPENDENT = 12_500;
const PURE = 2_000;

test.each(Object.entries(POSITIONS))('%s', (_, { at, runs }) => {
  const { state } = position(at);
  const below = (limit: number) => runs.filter((count) => count < limit);
  const countWith = (counted: readonly number[], way: (depth: number) => number) =>
    expect(counted.map((_, i) => way(i + 1))).toEqual(counted);
  expect(below(INDEPENDENT).length).toBeGreaterThanOrEqual(4);
  countWith(runs, (depth) => perft(endOfLine, state, depth));
  countWith(below(INDEPENDENT), (depth) => count(read(state), depth));
  countWith(below(PURE), (depth) => perftPure(endOfLine, JSON.stringify(state), depth));
});
