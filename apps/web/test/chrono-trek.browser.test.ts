import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn, playUntil, reach, ready, sitDown, untilAsked } from './chrono-trek.ts';
import { axe, PHONE, Site, widerThanWindow } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(async () => {
  await site.close();
  expect(site.faults).toEqual([]);
});

const SET_UP = '/new/chrono-trek';
const inverter = '[data-hand]:has-text("Inverter")';
const canInvert = async (page: Page) =>
  (await page.locator('[data-choice="second-draw"]').count()) > 0 && (await page.locator(inverter).count()) > 0;
const canWait = async (page: Page) => (await page.locator('[data-wait]').count()) > 0;

describe('Chrono-Trek', () => {
  test('a whole match of four against scripted bots, with the mouse', async () => {
    const page = await site.visit(SET_UP);
    page.setDefaultTimeout(2_000);
    await sitDown(page, { mode: 'level-1', seats: 4 });
    expect(await playOn(page)).toBe('over');
    expect(await page.locator('[data-result] h2').innerText()).toMatch(/wins|Nobody|No winner|Draw/i);
    expect(await axe(page)).toEqual([]);
  }, 180_000);

  test('an inversion is shown before it is played, and can be put back', async () => {
    const page = await reach(site, { mode: 'level-3', seats: 3 }, canInvert);
    const lines = await page.locator('[role="log"] [data-step]').count();
    await page
      .locator(inverter)
      .first()
      .click({ position: { x: 12, y: 30 } });
    await page.waitForSelector('[data-at].legal');
    expect(await page.locator('[data-at].legal').count()).toBe(15);
    await page.locator('[data-at="B7"]').click();
    await page.waitForSelector('[data-at="C2"].turns');
    expect(await page.locator('[data-prompt]').innerText()).toMatch(/^B7: .*later events? turns?\./);
    expect(await page.locator('path.ripple').count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);

    await page.locator('[data-at="B8"]').click();
    await page.waitForSelector('[data-refusal="CT-5.3"]');
    await page.locator('[data-undo]').click();
    await page.waitForSelector('[data-choice="second-draw"]');
    expect(await page.locator('[data-at].turns').count()).toBe(0);
    expect(await page.locator('[role="log"] [data-step]').count()).toBe(lines);

    await page
      .locator(inverter)
      .first()
      .click({ position: { x: 12, y: 30 } });
    await page.locator('[data-at="B7"].legal').click();
    await ready(page).click();
    await expect.poll(() => page.locator('[role="log"] [data-step]').count()).toBeGreaterThan(lines);
  }, 120_000);

  test('the pause asks, passes by itself, and can be held', async () => {
    const page = await reach(site, { mode: 'level-2', seats: 3 }, canWait);
    await page.keyboard.press('w');
    await page.waitForSelector('[data-wait]', { state: 'detached' });
    expect(await page.locator('[data-memo]').getAttribute('aria-disabled')).toBe('true');
    const prompt = await page.locator('[data-prompt] strong').innerText();
    await page.waitForTimeout(1_600);
    expect(await page.locator('[data-prompt] strong').innerText()).toBe(prompt);
    await ready(page).click();
    if (await playUntil(page, canWait)) await page.waitForSelector('[data-wait]', { state: 'detached' });

    await page.locator('[data-tool="pause"]').click();
    await page.getByLabel('Only for these plays, else pass').check();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-tool="pause"]').innerText()).toContain('some');
  }, 120_000);

  test('keys alone: walk, read, pick, announce', async () => {
    const page = await reach(site, { mode: 'level-1', seats: 2 }, canInvert);
    const slot = (await page.locator(inverter).first().getAttribute('data-hand')) ?? '0';
    await page.keyboard.press(String(Number(slot) + 1));
    await page.waitForSelector('[data-at].legal');
    await page.keyboard.press('l');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-at') ?? '');
    const lit = await focused();
    expect(await page.locator(`[data-at="${lit}"].legal`).count()).toBe(1);
    const [away, back] = lit.endsWith('9') ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.keyboard.press(away as string);
    expect(await focused()).not.toBe(lit);
    await page.keyboard.press(back as string);
    expect(await focused()).toBe(lit);
    await page.keyboard.press('?');
    await page.waitForSelector('[data-inspector]');
    expect(await page.locator('[data-inspector] .card').count()).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-inspector]', { state: 'detached' });
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[data-at="${lit}"].picked`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-at].picked', { state: 'detached' });
  }, 120_000);

  test('on a phone: the grid, the words of what turns, nothing wider than the window', async () => {
    const page = await site.visit(SET_UP, PHONE);
    await sitDown(page, { mode: 'level-1', seats: 4 });
    await untilAsked(page);
    await ready(page).tap();
    await page.locator('[data-at="B8"]').tap();
    await page.locator('.changes button').first().tap();
    await page.waitForSelector('[data-inspector]');
    expect(await page.locator('[data-inspector] .card').count()).toBe(3);
    expect(await widerThanWindow(page)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await axe(page)).toEqual([]);
  });
});
