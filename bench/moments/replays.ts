import { settled } from '@turnpoint/testkit/pages';
import type { Page } from 'playwright-core';
import { shows } from '../tables/play.ts';
import { sharedMatch } from './shared.ts';

/** Deals in which single turns decided much. SEED=<any> draws another match. */
const SEEDS: Readonly<Record<string, string>> = {
  'end-of-line': 'f',
  endstream: 'c',
  timestream: 'f',
  'chrono-trek': 'a',
  'endure-the-stars': 'a',
};
/** Bots play on for as long as it takes. */
const FOUND = { timeout: 600_000, state: 'attached' } as const;

/** A finished match under every lens, at its biggest turning point. */
export async function drawReplay(page: Page, game: string, shoot: (moment: string) => Promise<void>): Promise<void> {
  const draw = async (moment: string) => {
    await page.evaluate(settled);
    await shoot(`replay-${moment}`);
  };
  const lens = (name: string) => page.locator(`[data-lens="${name}"]:visible`).first().click();

  const shared = await sharedMatch(game, process.env.SEED ?? SEEDS[game] ?? game);
  const buffer = Buffer.from(JSON.stringify(shared));
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await shows(page, '[data-replay]');
  await shoot('replay-computing');
  await page.waitForSelector('[data-replay="known"]', FOUND);
  await draw('story');
  await lens('better');
  await page.waitForSelector('[data-verdict]:not([data-verdict="open"])', FOUND);
  await draw('better');
  await page.locator('[data-mode] label').nth(1).click();
  await shows(page, '[data-quiz-ask]');
  await draw('quiz');
  await lens('branches');
  await page.locator('[data-course] button').first().click();
  await page.waitForSelector('[data-branches="known"]', FOUND);
  await draw('branches');
  await page.locator('[data-where]').scrollIntoViewIfNeeded();
  await draw('compare');
  await lens('story');
  await page.locator('[data-share-open]').click();
  await shows(page, '[data-card="true"]');
  await shows(page, '[data-fair="true"]');
  await draw('share');
}
