import { type Companion, companionOf, gameFolders, nameOfSetup } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { findCatalogue } from '../src/play/catalogue.ts';
import { compareDeals } from './wire/deals.ts';

/** Pairs of deals for each game; `TURNPOINT_WIRE=200` for more. */
const PAIRS = Number(process.env.TURNPOINT_WIRE ?? 5);

describe('two deals that a seat cannot tell apart give its socket the same bytes at the same times', () => {
  for (const game of gameFolders()) {
    test(game, { timeout: 60_000 + PAIRS * 10_000 }, async () => {
      const companion: Companion = await companionOf(game);
      const windows = await (await findCatalogue()).windows(game);
      let [steps, closed] = [0, 0];
      for (let n = 0; n < PAIRS; n++) {
        const setup = companion.setups[n % companion.setups.length] as (typeof companion.setups)[0];
        const seed = `wire ${nameOfSetup(setup)} ${n}`;
        const compared = await compareDeals({ companion, windows, setup, seed, before: 30, steps: 12 });
        steps += compared.steps;
        closed += compared.windows;
      }
      expect(steps).toBeGreaterThan(0);
      if (windows !== null) expect(closed).toBeGreaterThan(0);
      if (PAIRS > 5) console.log(`${game}: ${steps} steps and ${closed} windows of ${PAIRS} pairs of deals compared`);
    });
  }
});
