import { afterEach, expect, test, vi } from 'vitest';
import { today } from '../src/client/today.ts';

afterEach(() => {
  vi.useRealTimers();
});

const on = (...day: [year: number, month: number, day: number]) => {
  vi.useFakeTimers({ now: new Date(day[0], day[1] - 1, day[2], 23, 59) });
  return today();
};

test('a day is its year, month and day', () => {
  expect(on(2026, 3, 9)).toBe('2026-03-09');
  expect(on(2026, 12, 31)).toBe('2026-12-31');
});

test('every day has a puzzle of its own', () => {
  const days = [on(2026, 3, 9), on(2026, 3, 10), on(2026, 4, 9), on(2027, 3, 9), on(2026, 1, 11), on(2026, 11, 1)];
  expect(new Set(days).size).toBe(days.length);
});
