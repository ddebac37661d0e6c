import { expect, test } from 'vitest';
import { roundsOf } from '../src/replay/rounds.ts';

test('steps of one round lie in one band', () => {
  const steps = [1, 1, 2, 2, 2, 3].map((round) => ({ seat: 0, round }));
  expect(roundsOf(steps)).toEqual([
    { round: 1, from: 0, to: 1 },
    { round: 2, from: 2, to: 4 },
    { round: 3, from: 5, to: 5 },
  ]);
});

test('a game without rounds has no bands', () => {
  expect(roundsOf([{ seat: 0, round: null }])).toEqual([]);
});
