import { expect, test } from 'vitest';
import { PLANTED } from '../src/simulation/index.ts';
import { scenarioOf, weather } from './weather.ts';

const { TURNPOINT_SEED, TURNPOINT_SEEDS } = process.env;
/** About ten seconds on a machine that is not busy; `TURNPOINT_SEEDS=10000` for more, `TURNPOINT_SEED=17` to see one again. */
const SEEDS = Number(TURNPOINT_SEEDS ?? 300);
const seeds =
  TURNPOINT_SEED === undefined ? Array.from({ length: SEEDS }, (_, seed) => seed) : [Number(TURNPOINT_SEED)];

test('whatever is lost, doubled, late or killed, every promise is kept', {
  timeout: 60_000 + SEEDS * 1000,
}, async () => {
  for (const seed of seeds) {
    const ended = await weather(seed);
    expect(ended, `TURNPOINT_SEED=${seed} (${scenarioOf(seed).game.id})`).toBeTypeOf('object');
  }
});

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
