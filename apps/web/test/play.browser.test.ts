import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseByKeys, chooseByMouse, playOn, told, untilNotTheirs } from './end-of-line.ts';
import { PHONE, useSite } from './site.ts';

const site = useSite();

async function quickPlay(): Promise<Page> {
  const page = await site.visit('/');
  await page.locator('[data-start]').click();
  await page.waitForSelector('[data-table]');
  return page;
}

describe('a match against a bot', () => {
  test('a whole Versus match with the mouse, then result, checked deal, replay and branch', async () => {
    const page = await quickPlay();
    await playOn(page, chooseByMouse);
    expect(await page.locator('[data-result] #result').innerText()).toMatch(/You (won|lost)/);

    await page.getByRole('button', { name: 'Check the deal' }).click();
    await page.waitForSelector('[data-checked="true"]');

    await page.getByRole('button', { name: 'Replay' }).click();
    await page.waitForSelector('[data-track]');
    // It opens at the end, or where the match was decided: never at an empty table.
    expect(Number(await page.locator('.where').getAttribute('data-step'))).toBeGreaterThan(0);
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.where').getAttribute('data-step')).toBe('0');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.where').getAttribute('data-step')).toBe('3');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.where').getAttribute('data-step')).toBe('2');
    await page.locator('[data-turn] > button').last().click();
    await expect.poll(() => page.locator('[data-branch]').count()).toBe(0);

    await page.keyboard.press('Home');
    await page.locator('[data-branch]').click();
    await page.waitForURL(/\/match\//);
    expect(await untilNotTheirs(page)).toBe('mine');
  });

  test('survives a reload in the middle and waits under Continue', async () => {
    const page = await quickPlay();
    await playOn(page, chooseByMouse, 2);
    await untilNotTheirs(page);
    const lines = await told(page);
    await page.reload();
    await page.waitForSelector('[data-table]');
    expect(await told(page)).toBe(lines);
    await page.goto(`${site.base}/`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForSelector('[data-table]');
    expect(await told(page)).toBe(lines);
  });

  test('answers "why not?" beside the cell, with a clause that opens', async () => {
    const page = await quickPlay();
    await untilNotTheirs(page);
    await page.locator('[data-spot^="cell-"]:not(.lit)').nth(30).click();
    const refusal = page.locator('[data-refusal]');
    await refusal.waitFor();
    const clause = (await refusal.getAttribute('data-refusal')) ?? '';
    expect(clause).toMatch(/^EOL-/);
    await refusal.getByRole('button', { name: clause }).click();
    await page.locator(`[data-clause="${clause}"]`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-hand="0"]').click();
    expect(await refusal.count()).toBe(0);
  });

  test('keyboard alone, from the home page to the end', async () => {
    const page = await site.visit('/');
    await page.waitForSelector('[data-start]');
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.hasAttribute('data-start'))) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-table]');
    await playOn(page, chooseByKeys);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('result');
  });

  test('two tabs follow each other live, and either may go on', async () => {
    const page = await quickPlay();
    await untilNotTheirs(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await untilNotTheirs(other);
    for (const [here, there] of [
      [page, other],
      [other, page],
    ] as const) {
      const before = await told(there);
      await chooseByMouse(here);
      await untilNotTheirs(here);
      await expect.poll(() => told(there)).not.toBe(before);
      await expect.poll(() => told(there)).toBe(await told(here));
    }
  });

  test('eight lines on a phone: the head is in sight, and what does not fit can be reached', async () => {
    const page = await site.visit('/new/end-of-line?mode=battle-royale', PHONE);
    for (let seats = 3; seats < 8; seats++) await page.getByRole('button', { name: 'Add a seat' }).tap();
    await page.locator('[data-start]').tap();
    await untilNotTheirs(page);
    await chooseByMouse(page);
    await page.getByRole('button', { name: 'My head' }).tap();
    expect(site.faults).toEqual([]);
  });

  test('by touch on a phone', async () => {
    const page = await site.visit('/', PHONE);
    await page.locator('[data-start]').tap();
    await page.waitForSelector('[data-table]');
    expect(await playOn(page, chooseByMouse, 3)).toBeGreaterThan(0);
  });
});
