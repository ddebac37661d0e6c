import { expect, test } from 'vitest';
import { hintNow } from '../src/hints.ts';

const hints = (...fitting: string[]) => ['lay', 'energy', 'edges'].map((id) => ({ id, fits: fitting.includes(id) }));

test('the first hint that fits what stands on the table is said, as long as it does', () => {
  expect(hintNow(hints('energy', 'edges'), [], null)).toBe('energy');
  expect(hintNow(hints('lay', 'energy'), ['energy'], 'energy')).toBe('energy');
  expect(hintNow(hints('lay'), ['energy'], 'energy')).toBe('lay');
});

test('each hint comes at most twice, and goes', () => {
  expect(hintNow(hints('lay'), ['lay'], null)).toBe('lay');
  expect(hintNow(hints('lay'), ['lay', 'lay'], null)).toBeNull();
  // The second time it stays as long as it fits, too.
  expect(hintNow(hints('lay'), ['lay', 'lay'], 'lay')).toBe('lay');
});

test('what was dismissed goes at once', () => {
  expect(hintNow(hints('lay', 'edges'), ['lay', 'lay', 'lay'], 'lay')).toBe('edges');
});
