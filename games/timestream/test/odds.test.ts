import { expect, test } from 'vitest';
import { collect, fitted, surprise } from '../balance/odds.ts';
import { FACTS, type Fact, ODDS } from '../bot/odds.ts';

/** The suite plays a few; 1,500 are enough to fit the odds anew. */
const MATCHES = Number(process.env.TURNPOINT_MATCHES ?? 16);
const worth = Object.fromEntries(FACTS.map((fact) => [fact, ODDS[fact].worth])) as Record<Fact, number>;
/** Beyond 4 a match is as good as won, and no number of matches says how much more it is. */
const sure = (odds: number): number => Math.min(4, odds);

test('the evaluation knows how a match of the policy goes on: better than a coin, and best by the odds that fit', () => {
  const cases = collect(MATCHES, 'odds');
  const known = surprise(cases, worth);
  expect(known).toBeLessThan(0.66);
  // The way home is most of it: without it, the same odds are surprised more often.
  expect(known).toBeLessThan(surprise(cases, { ...worth, ready: 0 }));
  const found = fitted(cases);
  expect(surprise(cases, found)).toBeLessThan(known + 0.01);
  if (MATCHES < 1000) return;
  const moved = FACTS.filter(
    (fact) => Math.abs(sure(found[fact]) - sure(worth[fact])) > 0.1 + 0.2 * Math.abs(worth[fact]),
  );
  expect(moved, JSON.stringify(found)).toEqual([]);
});
