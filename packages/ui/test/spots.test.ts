import { expect, test } from 'vitest';
import { whichOf } from '../src/table/spots.ts';

test('a spot is one of its kind, and of no other', () => {
  expect(whichOf('cell', 'cell-12')).toBe('12');
  expect(whichOf('card', 'card-temporal-rewind')).toBe('temporal-rewind');
  expect(whichOf('cell', 'cells-12')).toBe(null);
  expect(whichOf('cell', null)).toBe(null);
});
