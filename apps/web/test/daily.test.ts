import type { Outcome } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { bestScores, daysBefore, lastDays, streakOf } from '../src/daily/days.ts';
import { shareText } from '../src/daily/shared.ts';

const ended = (score: number): Outcome => ({
  kind: 'scored',
  winners: [],
  ranking: [],
  scores: [score],
  by: { key: 'over' },
});
/** A puzzle that was begun in the evening of `on`; null when it is not finished. */
const puzzle = (daily: string | null, score: number | null, on = daily) => ({
  daily,
  started: new Date(`${on}T22:30:00`).getTime(),
  outcome: score === null ? null : ended(score),
  look: { step: 9 },
});

describe('days', () => {
  test('go back over months, years and leap days', () => {
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
    expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
    // Clocks go forward and back on these.
    expect(lastDays('2026-03-30', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect(lastDays('2026-10-26', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  });

  test('keep the lowest score; what is not finished or no daily puzzle has none', () => {
    const all = [puzzle('2026-11-14', 3), puzzle('2026-11-14', 1), puzzle('2026-11-14', 2), puzzle('2026-11-15', null)];
    expect([...bestScores([...all, puzzle(null, 0, '2026-11-15')])]).toEqual([['2026-11-14', 1]]);
  });
});

describe('a streak', () => {
  const three = ['2026-11-13', '2026-11-14', '2026-11-15'].map((day) => puzzle(day, 2));

  test('is the days in a row up to today, or up to yesterday while today is still to come', () => {
    expect(streakOf(three, '2026-11-15')).toEqual({ now: 3, best: 3 });
    expect(streakOf(three, '2026-11-16')).toEqual({ now: 3, best: 3 });
    expect(streakOf(three, '2026-11-17')).toEqual({ now: 0, best: 3 });
    expect(streakOf([], '2026-11-17')).toEqual({ now: 0, best: 0 });
  });

  test('is not made from the archive, nor by a puzzle that is not finished', () => {
    const late = puzzle('2026-11-12', 0, '2026-11-15');
    expect(streakOf([...three, late], '2026-11-15').now).toBe(3);
    expect(streakOf([...three, puzzle('2026-11-16', null)], '2026-11-17').now).toBe(0);
  });

  test('and a score are not made where something was taken back for practice', () => {
    const practised = { ...puzzle('2026-11-16', 0), practice: 1 };
    expect(streakOf([...three, practised], '2026-11-17').now).toBe(0);
    expect(bestScores([practised]).size).toBe(0);
  });

  test('and a score are not made by stopping before a card is laid', () => {
    const stopped = { ...puzzle('2026-11-16', 40), look: { step: 1 } };
    expect(streakOf([...three, stopped], '2026-11-17').now).toBe(0);
    expect(bestScores([stopped]).size).toBe(0);
  });
});

test('what is shared tells scores and days, and nothing of the board', () => {
  const scores = new Map([
    ['2026-11-14', 0],
    ['2026-11-16', 2],
  ]);
  const said = { title: 'END OF LINE: 2', streak: '', scores, day: '2026-11-16', address: 'https://here/daily' };
  expect(shareText(said)).toBe('END OF LINE: 2\n· · · · 0 · 2\nhttps://here/daily');
  expect(shareText({ ...said, streak: '4 days in a row' }).split('\n')[1]).toBe('4 days in a row');
});
