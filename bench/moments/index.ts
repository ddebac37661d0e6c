// npm run bench -- moments: pictures of what a new player meets, at both widths, to be laid beside the drafts.
// OUT=<folder> takes them (otherwise node_modules/.cache/moments); GAME=endstream draws one game.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Tables, WIDTHS } from '../tables/browser.ts';
import { begin, clickOn, GAMES, shows, untilAsked } from '../tables/play.ts';

const out = process.env.OUT ?? join(import.meta.dirname, '../../node_modules/.cache/moments');
const games = GAMES.filter((game) => game === (process.env.GAME ?? game));
/** A match that has shown all it has by then is left. */
const MOST = 400;
/** What is drawn once it stands there while one plays on. */
const MEANWHILE: Readonly<Record<string, string>> = {
  target: '[data-board] [data-lit="true"], [data-spot^="cell-"].lit, [data-spot^="place-"].legal',
  warning: '[data-harm], [data-commit].harm',
};

const tables = new Tables();

async function shoot(page: Page, ...name: readonly string[]): Promise<void> {
  await page.screenshot({ path: join(out, `${name.join('-')}.png`) });
}

/** Somebody plays to the end; each moment is drawn when it first comes. */
async function playThrough(page: Page, game: string, width: string): Promise<void> {
  await begin(page, game);
  const left = new Map(Object.entries(MEANWHILE));
  for (let n = 0; n < MOST; n++) {
    const { isOver } = await untilAsked(page);
    for (const [moment, what] of left) {
      if ((await page.locator(what).filter({ visible: true }).count()) === 0) continue;
      left.delete(moment);
      await shoot(page, game, moment, width);
    }
    if (isOver) return shoot(page, game, 'end', width);
    await clickOn(page, game, n);
  }
  console.log(`${game} at ${width}: not over after ${MOST} clicks`);
}

/** While others act, at the pace that visitors find. */
async function theirTurn(page: Page, game: string, width: string): Promise<void> {
  await begin(page, game);
  for (let n = 0; n < MOST; n++) {
    const seen = await shows(page, '[data-asked="true"], [data-hurry], [data-result]');
    if ((await seen.getAttribute('data-hurry')) !== null && n > 0) return shoot(page, game, 'their-turn', width);
    await clickOn(page, game, n);
  }
}

mkdirSync(out, { recursive: true });
await tables.run(async () => {
  for (const width of Object.keys(WIDTHS)) {
    const home = await tables.visit({ width, path: '/' });
    await home.waitForLoadState('networkidle');
    await shoot(home, 'home', width);
    await home.context().close();
    for (const game of games) {
      const setUp = await tables.visit({ width, path: `/new/${game}` });
      await setUp.locator('[data-start]').waitFor();
      await setUp.waitForLoadState('networkidle');
      await shoot(setUp, game, 'set-up', width);
      await playThrough(setUp, game, width);
      await setUp.context().close();
      const first = await tables.visit({ width, path: `/first/${game}` });
      await first.locator('[data-coach]').waitFor();
      await first.waitForLoadState('networkidle');
      await shoot(first, game, 'first-match', width);
      await first.context().close();
      const steady = await tables.visit({ width, path: `/new/${game}`, pace: 'steady' });
      await theirTurn(steady, game, width);
      await steady.context().close();
      console.log(`${game} at ${width}`);
    }
  }
});
console.log(`pictures: ${out}`);
