import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const MB = 1024;
const flat = {
  resident: [298, 265, 305, 290, 281].map((each) => each * MB),
  heap: [58.2, 58.9, 58.1, 58.3, 58.2].map((each) => each * MB),
};
/** The same with this in its first minute. */
const but = (resident: number, heap: number) => ({
  resident: [resident * MB, ...flat.resident.slice(1)],
  heap: [heap * MB, ...flat.heap.slice(1)],
});

test('memory that wanders is flat, also with a dip or a peak of one minute', () => {
  const dip = but(120, 54);
  const peak = but(600, 64);
  for (const [second, last] of [
    [flat, flat],
    [dip, flat],
    [flat, peak],
  ] as const)
    expect(verdictOf(second, last).isFlat).toBe(true);
});

test('what is kept for good is not flat: 20 bytes a choice of live objects, or pages that nobody gives back', () => {
  const choices = 10 * 60 * 200;
  const kept = flat.heap.map((each) => each + (choices * 20) / 1024);
  expect(verdictOf(flat, { ...flat, heap: kept }).isFlat).toBe(false);
  expect(verdictOf(flat, { ...flat, resident: flat.resident.map((each) => each + 30 * MB) }).isFlat).toBe(false);
});

test('the median of an even number of minutes lies between the middle two', () => {
  const of = (...resident: number[]) => ({ resident, heap: [1] });
  expect(verdictOf(of(100, 100), of(100, 110)).resident).toBeCloseTo(0.05);
});
