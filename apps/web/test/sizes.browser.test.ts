import { LEAST, measure } from '@turnpoint/testkit/pages';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKED, DESK, PHONE, useSite } from './site.ts';

const site = useSite();
const GAMES = ['end-of-line', 'chrono-trek', 'endstream', 'timestream', 'endure-the-stars'];
const PATHS = ['/', ...GAMES.map((id) => `/new/${id}`)];
/** "EOL-6.15", as clauses are numbered. */
const CLAUSE = /\b(EOL|CT|ES|TS|ETS)-[A-Z]?\d/;

async function isFit(page: Page, width: '1440' | '390'): Promise<void> {
  const least = LEAST[width] ?? 0;
  const { shift, smallest, what, text } = await page.evaluate(measure, least);
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

/** Nothing of a sheet lies beyond an edge of the screen, and nothing in it beyond its own sides. */
function isWhole(sheet: Locator): Promise<boolean> {
  return sheet.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return isInside && element.scrollWidth <= element.clientWidth;
  });
}

async function begin(game: string, visitor: typeof DESK | typeof PHONE): Promise<Page> {
  const page = await site.visit(`/new/${game}`, visitor);
  await page.locator('[data-start]').click();
  await page.waitForSelector(ASKED);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Those whose targets all have the size for a pointer; techs on a card of EndStream's hand, which are only read there, are lower. */
const FIT = GAMES.filter((game) => game !== 'endstream');

test.each(FIT)(
  'the table of %s can be read and touched, does not jump, and its log shows no clause id',
  async (game) => {
    const page = await begin(game, DESK);
    await isFit(page, '1440');
    // There the team or the turn stands before the log, and a team is picked before anything happens.
    if (!['endure-the-stars', 'timestream'].includes(game))
      expect(await page.locator('[role="log"]').textContent()).not.toMatch(CLAUSE);
  },
);

test.each(GAMES)('on a phone too, and no sheet is cut off: log and rule of %s', async (game) => {
  const page = await begin(game, PHONE);
  await isFit(page, '390');
  await page.locator('[data-opens="record"]').tap();
  await expect.poll(() => isWhole(page.locator('aside.rail.right.open'))).toBe(true);
  // There nothing has happened before the survivors are picked.
  if (game === 'endure-the-stars') return;
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.locator('[role="log"] button[aria-label^="Open rule"]').last().tap();
  await expect.poll(() => isWhole(page.locator('dialog[data-sheet]'))).toBe(true);
});
