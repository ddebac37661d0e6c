import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from '../../../bench/tables/look.ts';
import { ASKED, DESK, PHONE, useSite } from './site.ts';

const site = useSite();
const PATHS = [
  '/',
  ...['end-of-line', 'chrono-trek', 'endstream', 'timestream', 'endure-the-stars'].map((id) => `/new/${id}`),
];
/** "EOL-6.15", as clauses are numbered. */
const CLAUSE = /\b(EOL|CT|ES|TS|ETS)-[A-Z]?\d/;

async function isFit(page: Page, width: '1440' | '390'): Promise<void> {
  const { shift, smallest, what, text } = await look(page, width);
  const least = width === '390' ? 44 : 40;
  expect({
    shift: shift < 0.05,
    smallest: smallest >= least - 0.5 || `${smallest} ${what}`,
    text: text >= 12 || text,
  }).toEqual({
    shift: true,
    smallest: true,
    text: true,
  });
}

test.each([
  ['1440', DESK],
  ['390', PHONE],
] as const)(
  'home and set-ups can be read and touched, do not jump, and show no clause id (%s)',
  async (width, visitor) => {
    const page = await site.visit('/', visitor);
    for (const path of PATHS) {
      await page.goto(`${site.base}${path}`);
      await page.locator('[data-start]').waitFor();
      await page.waitForLoadState('networkidle');
      await isFit(page, width);
      expect(await page.locator('main').innerText()).not.toMatch(CLAUSE);
    }
  },
);

test.each([
  ['end-of-line', '1440', DESK],
  ['end-of-line', '390', PHONE],
  ['chrono-trek', '1440', DESK],
  ['chrono-trek', '390', PHONE],
] as const)(
  'the table of %s can be read and touched, does not jump, and its log shows no clause id (%s)',
  async (game, width, visitor) => {
    const page = await site.visit(`/new/${game}`, visitor);
    await page.locator('[data-start]').click();
    await page.waitForSelector(ASKED);
    await page.waitForLoadState('networkidle');
    await isFit(page, width);
    expect(await page.locator('[role="log"]').textContent()).not.toMatch(CLAUSE);
  },
);
