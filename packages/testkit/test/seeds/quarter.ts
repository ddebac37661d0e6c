import { expect, test } from 'vitest';
import { scenarioOf, weather } from '../weather.ts';

const { TURNPOINT_SEED, TURNPOINT_SEEDS } = process.env;
/** A minute of one core that is not busy, in four files, so that several can share it. */
const SEEDS = Number(TURNPOINT_SEEDS ?? 10_000);
const QUARTERS = 4;
const all = TURNPOINT_SEED === undefined ? Array.from({ length: SEEDS }, (_, seed) => seed) : [Number(TURNPOINT_SEED)];

/** Every fourth seed, from this one on. */
export function testQuarter(quarter: 0 | 1 | 2 | 3): void {
  const seeds = all.filter((seed) => seed % QUARTERS === quarter);
  const timeout = 60_000 + seeds.length * 1000;
  test(`whatever is lost, doubled, late or killed, every promise is kept (${seeds.length} seeds)`, {
    timeout,
  }, async () => {
    for (const seed of seeds) {
      const ended = await weather(seed);
      if (typeof ended === 'string') expect.fail(`TURNPOINT_SEED=${seed} (${scenarioOf(seed).game.id}): ${ended}`);
    }
  });
}
