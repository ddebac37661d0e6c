import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { told, untilNotTheirs } from './end-of-line.ts';
import { axe, PHONE, useSite, widerThanWindow } from './site.ts';

const site = useSite();
const RECORD = fileURLToPath(
  new URL('../../../games/end-of-line/test/golden/versus-2.v1.1.match.json', import.meta.url),
);

/** Opens a finished match from its record, and gives its address. */
async function opened(page: Page): Promise<string> {
  const buffer = await readFile(RECORD);
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('[data-track]');
  return new URL(page.url()).pathname;
}

/** Goes on with Tab until what is looked for has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached with Tab`);
}

const stepOf = (page: Page) => page.locator('.where').getAttribute('data-step');

test('by keyboard alone, from the result to what would have been better, asked first, and sitting down before the decision', async () => {
  const page = await site.visit('/replays');
  const replay = await opened(page);
  await page.goto(`${site.base}${replay.replace('/replay/', '/match/')}`);
  await page.waitForSelector('[data-result]');
  await tabTo(page, '[data-to-replay]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-turn]');

  // The end of the second own turn: its sentence is open, and a turn back is a turn back.
  await page.keyboard.press('Home');
  await expect.poll(() => stepOf(page)).toBe('0');
  const own = page.locator('[data-turn]', { has: page.locator('.own') });
  const turn = Number(await own.nth(1).getAttribute('data-turn'));
  for (let i = 0; i < turn; i++) await page.keyboard.press('Shift+ArrowRight');
  await page.waitForSelector(`[data-turn="${turn}"].open`);
  const ended = Number(await stepOf(page));

  // Better: the same turn before its decision, with what was played.
  await page.keyboard.press('b');
  await page.waitForSelector('[data-line="played"] li');
  const made = await page.locator('[data-line="played"] li').count();
  expect(await axe(page)).toEqual([]);

  // Asked first: nothing of what came later is on the page, neither result nor chances nor turns.
  await page.keyboard.press('q');
  await page.waitForSelector('[data-quiz-ask]');
  expect(await page.locator('[data-track], [data-turn], [data-line], [data-checked]').count()).toBe(0);
  expect(await page.locator('body').innerText()).not.toMatch(/wins|won/);
  await tabTo(page, '[data-show-me]');
  await page.keyboard.press('Enter');

  await tabTo(page, '[data-play-it]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/match\//);
  expect(await untilNotTheirs(page)).toBe('mine');
  const steps = await page
    .locator('[role="log"] [data-step]')
    .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-step'))));
  expect(Math.max(...steps)).toBe(ended - made);
  expect(await told(page)).toBeGreaterThan(0);
});

test('on a phone: turns in a sheet, nothing wider than the window, a jump while chances are found', async () => {
  const page = await site.visit('/replays', PHONE);
  await opened(page);
  expect(await widerThanWindow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.locator('[data-opens="record"]').tap();
  await page.locator('[data-turn] > button').first().tap();
  await expect.poll(() => stepOf(page)).toBe('0');
});
