import { start } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { perft, perftPure } from '../src/index.ts';
import { connectFour } from '../src/toy/connect-four.ts';
import { hush } from '../src/toy/hush/index.ts';

test('Connect Four has the published numbers of runs', () => {
  const { state } = start(connectFour, {}, 2, '');
  const counts = [1, 2, 3, 4, 5, 6].map((depth) => perft(connectFour, state, depth));
  expect(counts).toEqual([7, 49, 343, 2401, 16807, 117649]);
});

test('wins and full columns shorten the runs', () => {
  const { state } = start(connectFour, {}, 2, '');
  expect(perft(connectFour, state, 7)).toBe(823536);
});

test('both ways of counting agree, also where several answer at once', () => {
  const four = start(connectFour, {}, 2, '').state;
  expect(perftPure(connectFour, JSON.stringify(four), 5)).toBe(perft(connectFour, four, 5));
  const three = start(hush, { rounds: 2 }, 3, 'perft').state;
  expect(perft(hush, three, 5)).toBeGreaterThan(100);
  expect(perftPure(hush, JSON.stringify(three), 5)).toBe(perft(hush, three, 5));
});
