import { expect, test } from 'vitest';
import { broughtTo, handOver, newPlace, placeOf } from '../src/missions/brought.ts';

test('a link leads to the same place again, and another one to another', () => {
  expect(placeOf('nZZLk9s2')).toBe(placeOf('nZZLk9s2'));
  expect(placeOf('nZZLk9s2')).not.toBe(placeOf('nZZLk9s3'));
  expect(newPlace()).not.toBe(newPlace());
});

test('what was brought is found at its place, and nowhere else', () => {
  handOver('a', '{}');
  expect([broughtTo('a'), broughtTo('b')]).toEqual(['{}', '']);
});
