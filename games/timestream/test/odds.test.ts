import { expect, test } from 'vitest';
import { collect, fitted, surprise } from '../balance/odds.ts';
import { FACTS, type Fact, ODDS } from '../bot/odds.ts';

/** The suite plays a few, so that chance moves the surprise by 0.02; 1,500 are enough to fit the odds anew. */
const MATCHES = Number(process.env.TURNPOINT_MATCHES ?? 64);
const worth = Object.fromEntries(FACTS.map((fact) => [fact, ODDS[fact].worth])) as Record<Fact, number>;

test('the evaluation knows how a match of the policy goes on: better than a coin, and best by the odds that fit', () => {
  const cases = collect(MATCHES, 'odds');
  const known = surprise(cases, worth);
  expect(known).toBeLessThan(0.66);
  // The way home is most of it: without it, the same odds are surprised more often.
  expect(known).toBeLessThan(surprise(cases, { ...worth, ready: 0 }));
  const found = fitted(cases);
  expect(surprise(cases, found)).toBeLessThan(known + 0.01);
  // Facts that go together share their odds anew in every sample: what counts is that others would not know more.
  if (MATCHES >= 1000) expect(known, JSON.stringify(found)).toBeLessThan(surprise(cases, found) + 0.003);
});
