import { expect, test } from 'vitest';
import { between, certain, gainOf, isSure, oddsOf, swingOf, together } from '../src/index.ts';

const WON = [1, 1, 1, 0, 1, 0, 0.5, 1];
const LOST = [0, 0, 1, 0];

test('two sets of games tell together what all of them tell at once', () => {
  const all = oddsOf('win', [...WON, ...LOST]);
  const both = together(oddsOf('win', WON), oddsOf('win', LOST));
  expect(both.worlds).toBe(12);
  expect(both.value).toBeCloseTo(all.value, 12);
  expect(both.doubt).toBeCloseTo(all.doubt, 12);
});

test('a few games that all end alike leave a doubt, and more of them less', () => {
  const few = oddsOf('win', [1, 1, 1, 1]);
  const more = together(few, oddsOf('win', [1, 1, 1, 1]));
  expect(few.doubt).toBeGreaterThan(0.2);
  expect(more.doubt).toBeCloseTo(few.doubt / 2, 12);
});

test('what is certain stays certain', () => {
  const over = certain('win', 1, 4);
  expect(together(over, oddsOf('win', LOST))).toEqual(over);
  expect(together(oddsOf('win', LOST), over)).toEqual(over);
});

test('the doubt is the standard error: half the spread at four times the games', () => {
  const some = gainOf(Array.from({ length: 100 }, (_, n) => n % 2));
  const many = gainOf(Array.from({ length: 400 }, (_, n) => n % 2));
  expect(some.doubt).toBeCloseTo(0.051, 3);
  expect(some.doubt / many.doubt).toBeCloseTo(2, 1);
});

test('an interval of a chance ends at 0 and 1, that of a gain or a score nowhere', () => {
  expect(between(oddsOf('win', [1, 1, 1, 0]))[1]).toBe(1);
  expect(between(oddsOf('team', [0, 0, 0, 1]))[0]).toBe(0);
  expect(between(gainOf([0, 0, -1, 0]))[0]).toBeLessThan(0);
  expect(between(oddsOf('score', [40, 42]))[1]).toBeGreaterThan(41);
});

test('a swing is for the better where the chance grows or the score that should be low falls', () => {
  const [high, low] = [oddsOf('low-score', [9, 11]), oddsOf('low-score', [3, 5])];
  expect(swingOf(high, low).value).toBe(6);
  expect(swingOf(oddsOf('win', [1, 1]), oddsOf('win', [0, 1])).value).toBe(-0.5);
});

test('a swing within its doubt is not sure', () => {
  const [before, after] = [oddsOf('win', [1, 1, 0, 1]), oddsOf('win', [0, 1, 0, 1])];
  expect(isSure(swingOf(before, after))).toBe(false);
  expect(isSure({ value: -0.3, doubt: 0.1 })).toBe(true);
});
