import { type Odds, oddsOf } from '@turnpoint/protocol';
import { expect, test } from 'vitest';
import { isLostFor, retryFrom, retryIn } from '../src/match/retry.ts';

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

/** Turns of two seats, a step each; how seat 0 stood after each of them in percents, and where it turned against them. */
function tried(percents: readonly number[], ...falls: readonly number[]): number | null {
  const turns = percents.map((_, at) => ({ seat: at === 0 ? null : (at - 1) % 2, first: at, last: at }));
  const odds = (percent: number): Odds =>
    oddsOf(
      'win',
      Array.from({ length: 100 }, (_, n) => Number(n < percent)),
    );
  const points = falls.map((turn) => ({ turn, came: 'bad' as const }));
  const steps = turns.slice(1).map(({ seat, first }) => ({ step: first, seat }));
  return retryIn({ turns, chances: { known: percents.map(odds), points }, fetched: { replayed: { log: steps } } }, 0);
}

test('what turned against somebody is tried again from the last turning point with a real chance', () => {
  expect(tried([50, 60, 60, 20, 20, 0, 0], 3, 5)).toBe(4);
  expect(tried([50, 60, 60, 20, 4, 0, 0], 3, 5)).toBe(2);
});

test('what another did is tried again from the own turn before it', () => {
  expect(tried([50, 60, 10, 10, 10], 2)).toBe(0);
});

test('where no single turn decided, from the last own turn that began with a real chance; where none did, from nowhere', () => {
  expect(tried([10, 9, 8, 7, 6, 4, 3, 0])).toBe(4);
  expect(tried([4, 4, 4, 4, 0])).toBeNull();
});
