import { expect, test } from 'vitest';
import { isLostFor, retryFrom } from '../src/match/retry.ts';

const log = [0, 0, 1, 0, 0, 1, 1].map((seat, i) => ({ step: i + 1, seat }));

test('what was decided in my own turn is tried again from there', () => {
  expect(retryFrom(log, 0, 3)).toBe(3);
});

test('what others decided is tried again from the beginning of my turn before it', () => {
  expect(retryFrom(log, 0, 6)).toBe(3);
  expect(retryFrom(log, 0, 2)).toBe(0);
});

test('who has not chosen yet begins where it was decided', () => {
  expect(retryFrom([{ step: 1, seat: 1 }], 0, 1)).toBe(1);
});

const end = { by: { key: 'outcome' }, ranking: [], scores: null };

test('who has lost, alone or with a team, is told so and may try again', () => {
  expect(isLostFor({ kind: 'lost', winners: [], ...end }, 0)).toBe(true);
  expect(isLostFor({ kind: 'won', winners: [1], ...end }, 0)).toBe(true);
  expect(isLostFor({ kind: 'won', winners: [0], ...end }, 0)).toBe(false);
});

test('nobody in particular has lost where several share a screen', () => {
  expect(isLostFor({ kind: 'lost', winners: [], ...end }, null)).toBe(false);
});
