import { type Companion, companionOf, gameFolders, nameOfSetup } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { compareDeals } from './wire/deals.ts';

/** Pairs of deals for each game; `TURNPOINT_WIRE=200` for more. */
const PAIRS = Number(process.env.TURNPOINT_WIRE ?? 3);

describe('two deals that a seat cannot tell apart give its socket the same bytes at the same times', () => {
  for (const game of gameFolders()) {
    test(game, { timeout: 60_000 + PAIRS * 10_000 }, async () => {
      const companion: Companion = await companionOf(game);
      let steps = 0;
      for (let n = 0; n < PAIRS; n++) {
        const setup = companion.setups[n % companion.setups.length] as (typeof companion.setups)[0];
        const seed = `wire ${nameOfSetup(setup)} ${n}`;
        steps += await compareDeals({ companion, setup, seed, before: 30, steps: 12 });
      }
      expect(steps).toBeGreaterThan(0);
      if (PAIRS > 3) console.log(`${game}: ${steps} steps of ${PAIRS} pairs of deals compared`);
    });
  }
});
