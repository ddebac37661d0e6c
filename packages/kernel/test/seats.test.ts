import { expect, test } from 'vitest';
import { allSeats, NOBODY, only, othersThan } from '../src/index.ts';

test('one seat as a list is always the same list, and cannot be changed', () => {
  expect(only(3)).toEqual([3]);
  expect(only(3)).toBe(only(3));
  expect(Object.isFrozen(only(0)) && Object.isFrozen(NOBODY)).toBe(true);
  expect(only(40)).toEqual([40]);
});

test('all seats, and all but one', () => {
  expect(allSeats(3)).toEqual([0, 1, 2]);
  expect(allSeats(0)).toEqual([]);
  expect(othersThan(1, 4)).toEqual([0, 2, 3]);
});
