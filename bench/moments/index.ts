// npm run bench -- moments: pictures of what a new player meets and of replays, at both widths, to be laid beside the drafts.
// OUT=<folder> takes them (otherwise node_modules/.cache/moments); GAME=endstream draws one game, ONLY=replays or ONLY=play a
// part; LANGUAGE=de draws all in German. `<game>.jpg` shows the moments of a game side by side, as docs/images keeps them.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Tables, type Visit, WIDTHS } from '../tables/browser.ts';
import { begin, clickOn, GAMES, untilAsked } from '../tables/play.ts';
import { drawReplay } from './replays.ts';
import { drawSheet } from './sheets.ts';

const out = process.env.OUT ?? join(import.meta.dirname, '../../node_modules/.cache/moments');
const games = GAMES.filter((game) => game === (process.env.GAME ?? game));
/** A match that has shown all it has by then is left. */
const MOST = 400;
/** After so many clicks a table is neither new nor over. */
const MIDDLE = 14;
/** Milliseconds within which others begin to act, after a click that lets them. */
const SOON = 1500;
/** What is drawn once it stands there while one plays on. */
const MEANWHILE: Readonly<Record<string, string>> = {
  target: '[data-board] [data-lit="true"], [data-spot^="cell-"].lit, [data-spot^="place-"].legal',
  warning: '[data-harm], [data-commit].harm',
};

const { ONLY = '', LANGUAGE = 'en' } = process.env;
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
    if (n === MIDDLE) await shoot(page, game, 'middle', width);
    await clickOn(page, game, n);
  }
  console.log(`${game} at ${width}: not over after ${MOST} clicks`);
}

/** While others act, at the pace that visitors find. */
async function theirTurn(page: Page, game: string, width: string): Promise<void> {
  await begin(page, game);
  for (let n = 0; n < MOST; n++) {
    const { isOver } = await untilAsked(page);
    if (isOver) break;
    // Waited for from before the click: a turn of theirs may be over before the next look at the page.
    const theirs = page.waitForSelector('[data-hurry]', { timeout: SOON }).catch(() => null);
    await clickOn(page, game, n);
    if ((await theirs) !== null && n > 0) return shoot(page, game, 'their-turn', width);
  }
  console.log(`${game} at ${width}: over before a turn of theirs was seen`);
}

async function play(): Promise<void> {
  for (const width of Object.keys(WIDTHS)) {
    const home = await tables.visit({ width, path: '/', language: LANGUAGE });
    await home.waitForLoadState('networkidle');
    await shoot(home, 'home', width);
    await home.context().close();
    for (const game of games) {
      const setUp = await tables.visit({ width, path: `/new/${game}`, language: LANGUAGE });
      await setUp.locator('[data-start]').waitFor();
      await setUp.waitForLoadState('networkidle');
      await shoot(setUp, game, 'set-up', width);
      await playThrough(setUp, game, width);
      await setUp.context().close();
      const first = await tables.visit({ width, path: `/first/${game}`, language: LANGUAGE });
      await first.locator('[data-coach]').waitFor();
      await first.waitForLoadState('networkidle');
      await shoot(first, game, 'first-match', width);
      await first.context().close();
      const steady = await tables.visit({ width, path: `/new/${game}`, pace: 'steady', language: LANGUAGE });
      await theirTurn(steady, game, width);
      await steady.context().close();
      console.log(`${game} at ${width}`);
    }
  }
}

async function sheets(): Promise<void> {
  const page = await tables.visit({ width: '1440', path: '/' });
  for (const game of games) await drawSheet(page, out, game);
  await page.context().close();
}

/** What bots find out at the first width is there at the other. */
async function replays(): Promise<void> {
  for (const game of games) {
    let kept: Visit['kept'];
    for (const width of Object.keys(WIDTHS).sort((a, b) => Number(b) - Number(a))) {
      const page = await tables.visit({ width, path: '/replays', name: 'Ana', language: LANGUAGE, kept });
      await drawReplay(page, game, (moment) => shoot(page, game, moment, width));
      kept = await page.context().storageState({ indexedDB: true });
      await page.context().close();
      console.log(`the replay of ${game} at ${width}`);
    }
  }
}

mkdirSync(out, { recursive: true });
await tables.run(async () => {
  if (ONLY !== 'replays') await play();
  if (ONLY !== 'play') await replays();
  await sheets();
  for (const line of tables.said) console.log(`the console: ${line}`);
});
console.log(`pictures: ${out}`);
