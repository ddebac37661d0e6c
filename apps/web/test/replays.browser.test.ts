import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useSite, widerThanWindow } from './site.ts';

const site = useSite();
/** One short match of each game. */
const RECORDS = {
  'end-of-line': 'versus-2.v1.1',
  endstream: 'standard-none-false-12-2.v1.1',
  timestream: 'false-true-2.v1.0',
  'chrono-trek': '1-random-timed-5-true-2.v1.1',
  'endure-the-stars': 'CG03-4-2.v1.1',
};

async function open(page: Page, game: string, record: string): Promise<void> {
  const path = new URL(`../../../games/${game}/test/golden/${record}.match.json`, import.meta.url);
  const buffer = await readFile(fileURLToPath(path));
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('[data-track]');
}

/** What is there of these, in the order in which it is read. */
function order(page: Page, parts: Readonly<Record<string, string>>): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      Object.entries(wanted)
        .flatMap(([name, what]) => {
          const part = document.querySelector(what);
          return part === null ? [] : [{ name, part }];
        })
        .sort((a, b) => (a.part.compareDocumentPosition(b.part) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
        .map(({ name }) => name),
    parts,
  );
}

const WIDE = {
  result: '[data-checked]',
  points: '[data-progress]',
  where: '.where',
  transport: '[data-transport]',
  turns: '[data-turns]',
  board: 'section.board',
};

test.each(Object.entries(RECORDS))(
  'a match of %s is looked at through every lens, at both widths, in the order of reading',
  async (game, record) => {
    const page = await site.visit('/replays');
    await open(page, game, record);
    await page.waitForSelector('[data-checked="true"]');
    await page.waitForSelector('[data-turns]');
    expect(await order(page, WIDE)).toEqual(Object.keys(WIDE));
    const told = await page.locator('[data-turn] .told').allInnerTexts();
    expect(told.filter((sentence) => sentence.trim() === '')).toEqual([]);
    // Nobody here played it: it says for whom it is told, and can be told for another. A team has one chance.
    if (game !== 'endure-the-stars') {
      const other = await page.locator('[data-told-for] option').nth(1).innerText();
      await page.locator('[data-told-for] select').selectOption(other);
      await expect.poll(() => page.locator('.graph .name').innerText()).toBe(`Chance of ${other}`);
      await page.waitForSelector('[data-told-for]');
    }
    await page.keyboard.press('?');
    await page.locator('dialog[open] dl').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('b');
    await page.waitForSelector('[data-line="played"] li');
    await page.keyboard.press(']');
    await page.waitForSelector('[data-branches] [data-board]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-track]');

    await page.setViewportSize(PHONE.viewport);
    await page.waitForSelector('[data-sentence]');
    const { result: _, points: __, turns: ___, ...narrow } = WIDE;
    expect(await order(page, narrow)).toEqual(Object.keys(narrow));
    expect(await widerThanWindow(page)).toBe(0);
    for (const lens of ['better', 'branches']) {
      await page.locator(`[data-lens="${lens}"]:visible`).click();
      await page.waitForSelector(lens === 'better' ? '[data-verdict]' : '[data-branches]');
      await expect.poll(() => widerThanWindow(page)).toBe(0);
    }
  },
);
