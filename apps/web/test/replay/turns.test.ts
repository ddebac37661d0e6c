import type { Look, Types } from '@turnpoint/kernel';
import type { Step, ToldStep } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { scaleOf } from '../../src/replay/scale.ts';
import { fits, initials, MANY, partsOf, readable } from '../../src/replay/strip.ts';
import { type PlayedTurn, playedTurns, turnAt, turnEnd } from '../../src/replay/turns.ts';

const LOOK = {} as Look<Types>;
const step = (seat: number | null, round: number | null = null): Step => ({ seat, round });
const told = (at: number, ...types: string[]): ToldStep => ({
  step: at,
  seat: null,
  entries: types.map((type) => ({ type, clause: null })),
  lines: types.map((key) => ({ key })),
});
const turn = (first: number, last: number, more: Partial<PlayedTurn> = {}): PlayedTurn => ({
  seat: 0,
  n: 1,
  first,
  last,
  entries: [],
  round: null,
  ...more,
});

describe('turns of a match', () => {
  test('steps after the last that was told belong to the last turn', () => {
    const story = { begins: ({ type }: { type: string }) => (type === 'turn' ? { seat: 1 } : undefined) };
    const steps = [step(null), step(1), step(1), step(0)];
    const turns = playedTurns({ log: [told(0, 'turn'), told(1, 'x')], steps, look: LOOK }, story as never);
    expect(turns.map(({ first, last }) => [first, last])).toEqual([
      [0, 0],
      [1, 3],
    ]);
  });

  test('jumps go from end to end, and stay in the match', () => {
    const turns = [turn(0, 0), turn(1, 3), turn(4, 6)];
    expect([0, 1, 3, 4, 6].map((at) => turnAt(turns, at))).toEqual([0, 1, 1, 2, 2]);
    expect([turnEnd(turns, 3, 1), turnEnd(turns, 6, 1), turnEnd(turns, 4, -1), turnEnd(turns, 0, -1)]).toEqual([
      6, 6, 3, 0,
    ]);
  });
});

describe('the strip', () => {
  const many = (n: number, round: (i: number) => number | null) =>
    Array.from({ length: n }, (_, i) => turn(i, i, { round: round(i) }));

  test('shows turns, but not a deal in which nothing was chosen', () => {
    expect(partsOf([turn(0, 0), turn(1, 3), turn(4, 6)]).map(({ turns, rounds }) => ({ turns, rounds }))).toEqual([
      { turns: [1, 1], rounds: null },
      { turns: [2, 2], rounds: null },
    ]);
    expect(partsOf([turn(0, 2), turn(3, 3)])).toHaveLength(2);
  });

  test('of a long match shows rounds, of a very long one tens of them', () => {
    expect(partsOf(many(MANY + 1, (i) => i)).every(({ rounds }) => rounds === null)).toBe(true);
    const rounds = partsOf(many(MANY + 2, (i) => Math.floor(i / 4) + 1));
    expect(rounds.every(({ rounds }) => rounds?.[0] === rounds?.[1])).toBe(true);
    const tens = partsOf(many(400, (i) => Math.floor(i / 4) + 1));
    expect(tens[1]?.rounds).toEqual([11, 20]);
    expect(partsOf(many(400, () => null)).length).toBeLessThanOrEqual(MANY);
  });

  test('gives no part less than its least width, and finds the step again that lies at a place', () => {
    const parts = partsOf([turn(0, 0), turn(1, 9), turn(10, 10), turn(11, 30)]);
    const scale = scaleOf(parts, 500, 46);
    expect(scale.width).toBeCloseTo(500);
    expect(scaleOf(parts, 60, 46).width).toBeCloseTo(3 * 46);
    for (let at = 1; at <= 30; at++) expect([at, scale.stepAt(scale.at(at) - 0.01)]).toEqual([at, at]);
    expect([scale.at(0), scale.at(30), scale.stepAt(-9), scale.stepAt(999)]).toEqual([0, scale.width, 0, 30]);
  });
});

test('labels that would run into each other are left out, never the one that is now', () => {
  expect(readable([10, 20, 30, 60, 70], 24, -1)).toEqual([true, false, false, true, false]);
  expect(readable([10, 20, 30, 60, 70], 24, 1)).toEqual([false, true, false, true, false]);
  expect(readable([10, 20, 30, 60, 70], 24, 4)).toEqual([true, false, false, false, true]);
});

test('a name stands on the strip only where it can be read whole', () => {
  expect(fits('Player 1 1', 62)).toBe(false);
  expect(fits('You 10', 56)).toBe(true);
  expect(['Bo', 'Player 8', 'Ana Maria Luz'].map(initials)).toEqual(['B', 'P8', 'AM']);
});
