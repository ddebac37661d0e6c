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

/** Turning points are known when bots have played on from every turn: long on a busy machine. */
const BOTS_PLAY_ON = 120_000;

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

  // A jump draws the same table anew, and builds no other one.
  await page.locator('[data-table]').evaluate((table) => table.setAttribute('data-same', ''));
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await page.waitForSelector(`[data-turn="${turn}"].open`);
  expect(await page.locator('[data-table][data-same]').count()).toBe(1);

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

test(
  'every key that is listed does what the list says',
  async () => {
    const page = await site.visit('/replays');
    await opened(page);
    await page.waitForSelector('[data-replay="known"]', { timeout: BOTS_PLAY_ON });
    const press = (...keys: readonly string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    const isAt = (step: string) => expect.poll(() => stepOf(page)).toBe(step);
    const comes = async (key: string, what: string, back = true) => {
      await press(key);
      await page.waitForSelector(what);
      if (back) await press('Escape');
      if (back) await page.waitForSelector('body:not(:has(dialog[open])) [data-track]');
    };

    await press('Home');
    await isAt('0');
    await press('ArrowRight', 'ArrowRight', 'ArrowLeft');
    await isAt('1');
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowLeft');
    await expect.poll(async () => Number(await stepOf(page))).toBeGreaterThan(1);
    await press('End');
    await page.waitForSelector('[data-end="true"]');

    // Turning points by number, and from one to another; past the first is the beginning, past the last the end.
    const points = page.locator('[data-turning] button');
    expect(await points.count()).toBeGreaterThan(0);
    await press('1');
    await page.waitForSelector('[data-turning] li:first-child [aria-current]');
    const first = (await stepOf(page)) ?? '';
    await press('ArrowUp');
    await isAt('0');
    await press('ArrowDown');
    await isAt(first);
    for (const _ of await points.all()) await press('ArrowDown');
    await page.waitForSelector('[data-end="true"]');

    const chosen = () =>
      page.locator('.option input:checked').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const [speed, eyes] = await chosen();
    await press('.');
    await expect.poll(async () => (await chosen())[0]).not.toBe(speed);
    await press(',');
    await expect.poll(chosen).toEqual([speed, eyes]);
    await press('e');
    await expect.poll(async () => (await chosen())[1]).not.toBe(eyes);
    await press('Home', ' ');
    await page.waitForSelector('[data-transport="3"][aria-label="Pause"]');
    await press(' ');
    await page.waitForSelector('[data-transport="3"][aria-label="Play"]');

    await comes('?', 'dialog[open] dl');
    await comes('s', 'dialog[open] [data-card]');
    await comes('b', '[data-line="played"] li');
    for (const key of ['[', ']', 'c']) await comes(key, '[data-branches]');
    await press('Home', 'Shift+ArrowRight');
    await press('n');
    await page.waitForURL(/\/match\//);
    await page.goBack();
    await page.waitForSelector('[data-track]');
    await comes('q', '[data-quiz-ask]', false);
  },
  BOTS_PLAY_ON,
);

/** A finger, as a page is told of it. */
async function finger(page: Page, selector: string, type: string, at: { x: number; y: number }): Promise<void> {
  await page.locator(selector).dispatchEvent(type, {
    pointerType: 'touch',
    pointerId: 7,
    buttons: type === 'pointerup' ? 0 : 1,
    clientX: at.x,
    clientY: at.y,
    bubbles: true,
  });
}

test('on a phone: turns in a sheet, nothing wider than the window, and fingers that drag, hold and swipe', async () => {
  const page = await site.visit('/replays', { ...PHONE, clock: true });
  await opened(page);
  expect(await widerThanWindow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.locator('[data-opens="record"]').tap();
  await page.locator('[data-turn] > button').first().tap();
  await expect.poll(() => stepOf(page)).toBe('0');

  // Drawn along the graph, the playhead goes with the finger.
  const graph = await page.locator('[data-track]').boundingBox();
  const at = (part: number) => ({ x: (graph?.x ?? 0) + part * (graph?.width ?? 0), y: (graph?.y ?? 0) + 20 });
  await finger(page, '[data-track]', 'pointerdown', at(0.3));
  const third = Number(await stepOf(page));
  await finger(page, '[data-track]', 'pointermove', at(0.6));
  await finger(page, '[data-track]', 'pointerup', at(0.6));
  expect(third).toBeGreaterThan(0);
  expect(Number(await stepOf(page))).toBeGreaterThan(third);

  // A held arrow goes by turns, and the finger that leaves it makes no step of its own.
  const ends = await page.locator('[data-transport="4"]').boundingBox();
  const arrow = { x: (ends?.x ?? 0) + 9, y: (ends?.y ?? 0) + 9 };
  const before = Number(await stepOf(page));
  await finger(page, '[data-transport="4"]', 'pointerdown', arrow);
  await page.clock.runFor(500);
  await finger(page, '[data-transport="4"]', 'pointerup', arrow);
  await page.locator('[data-transport="4"]').dispatchEvent('click');
  const held = Number(await stepOf(page));
  expect(held).toBeGreaterThan(before);
  await page.locator('[data-transport="1"]').dispatchEvent('click');
  await page.locator('[data-transport="5"]').dispatchEvent('click');
  expect(Number(await stepOf(page))).toBe(held);

  // A sentence that is drawn to the left goes to the next turning point, past the last one to the end.
  for (let n = 0; n < 6; n++) {
    await finger(page, '[data-sentence]', 'pointerdown', { x: 300, y: 560 });
    await finger(page, '[data-sentence]', 'pointerup', { x: 200, y: 565 });
  }
  await page.waitForSelector('[data-end="true"]');
});
