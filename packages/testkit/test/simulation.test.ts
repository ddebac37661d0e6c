import { expect, test } from 'vitest';
import { PLANTED } from '../src/simulation/index.ts';
import { weather } from './weather.ts';

test('a seed is the same every time, also one that fails', async () => {
  for (const seed of [2, 3, 6, 7]) expect(await weather(seed)).toEqual(await weather(seed));
  expect(await weather(2, 'writes-over')).toEqual(await weather(2, 'writes-over'));
});

/** Many times as many seeds as it took to find each. */
const ENOUGH = 400;

test.each(PLANTED)('seeds find a planted fault: %s', async (planted) => {
  const found: string[] = [];
  for (let seed = 2; seed < ENOUGH && found.length === 0; seed++) {
    const ended = await weather(seed, planted);
    if (typeof ended === 'string') found.push(ended);
  }
  expect(found).toHaveLength(1);
});
