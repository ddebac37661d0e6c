import { expect, test } from 'vitest';
import { PACES, restOf } from '../src/paces.ts';

test('the more bots play the less each waits: a round is not to be waited for', () => {
  expect([1, 2, 3, 7].map((bots) => restOf('steady', bots))).toEqual([800, 800, 533, 229]);
  expect(restOf('instant', 3)).toBe(0);
});

test('one pace after another is taken at the table, each faster, and then the usual one again', () => {
  const { steady } = PACES;
  const [fast, instant] = [PACES[steady.next], PACES[PACES[steady.next].next]];
  expect([steady.speed, fast.speed, instant.speed]).toEqual([1, 2, 4]);
  expect(PACES[instant.next]).toBe(steady);
  expect(PACES[PACES.slow.next]).toBe(steady);
});
