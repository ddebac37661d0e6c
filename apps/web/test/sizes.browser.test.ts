import { type ChronoTrek, chronoTrek } from '@turnpoint/chrono-trek/rules';
import { type EndOfLine, endOfLine } from '@turnpoint/end-of-line/rules';
import type { Match } from '@turnpoint/kernel';
import { cutFeet, LEAST, measure, settled } from '@turnpoint/testkit/pages';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { manifests } from '../src/games/manifests.ts';
import { openAt, openMatch, playedFor } from './prepared.ts';
import { ASKED, DESK, PHONE, QUICK, useSite, widerThanWindow } from './site.ts';

const site = useSite();
const GAMES = manifests.map(({ about }) => about.id);
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
  'home and set-ups can be read and touched, do not jump, show no clause id, and Start is in sight (%s)',
  async (width, visitor) => {
    const page = await site.visit('/', visitor);
    for (const path of PATHS) {
      await page.goto(`${site.base}${path}`);
      await page.locator('[data-start]').waitFor();
      await page.waitForLoadState('networkidle');
      await isFit(page, width);
      expect(await page.locator('main').innerText()).not.toMatch(CLAUSE);
      if (path !== '/') expect(await isInSight(page.locator('[data-start]'))).toBe(true);
    }
  },
);

/** It lies between the upper and the lower edge of the screen. */
const isInSight = (of: Locator): Promise<boolean> =>
  of.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= -0.5 && bottom <= innerHeight + 0.5;
  });

/** Nothing of a sheet lies beyond an edge of the screen, and nothing in it beyond its own sides. */
function isWhole(sheet: Locator): Promise<boolean> {
  return sheet.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return isInside && element.scrollWidth <= element.clientWidth;
  });
}

async function begin(game: string, visitor: Parameters<typeof site.visit>[1]): Promise<Page> {
  const page = await site.visit(`/new/${game}`, visitor);
  await page.locator('[data-start]').click();
  await page.waitForSelector(ASKED);
  await page.waitForLoadState('networkidle');
  return page;
}

test.each(GAMES)(
  'the table of %s can be read and touched, does not jump, and its log shows no clause id',
  async (game) => {
    const page = await begin(game, DESK);
    await isFit(page, '1440');
    // A team is picked there before anything happens.
    if (game === 'endure-the-stars') return;
    await page.getByRole('tab', { name: 'Log' }).click();
    expect(await page.locator('[role="log"]').textContent()).not.toMatch(CLAUSE);
  },
);

test.each(GAMES)('on a phone too, and no sheet is cut off: log and rule of %s', async (game) => {
  const page = await begin(game, PHONE);
  await isFit(page, '390');
  // A sheet is drawn when it is first opened: before, a phone has enough to draw.
  expect(await page.locator('aside [role="tab"]').count()).toBe(0);
  await page.locator('[data-opens="record"]').tap();
  await expect.poll(() => isWhole(page.locator('aside.rail.right.open'))).toBe(true);
  await page.getByRole('tab', { name: 'Log' }).tap();
  const rules = page.locator('[role="log"] button[aria-label^="Open rule"]');
  // Where nothing has happened yet.
  if ((await rules.count()) === 0) return;
  await rules.last().tap();
  await expect.poll(() => isWhole(page.locator('dialog[data-sheet]'))).toBe(true);
});

/** A phone under its browser's bars, one on its side, and a desk where all is drawn twice as large. */
const LOW = [
  { ...PHONE, viewport: { width: 375, height: 553 } },
  { ...PHONE, viewport: { width: 750, height: 340 } },
  { ...DESK, viewport: { width: 720, height: 450 } },
];

test.each(GAMES)(
  'however low the window is, the board of %s can be played, and all else is scrolled to',
  async (game) => {
    for (const visitor of LOW) {
      const page = await begin(game, visitor);
      const board = await page.locator('section.board').boundingBox();
      expect(board?.height).toBeGreaterThanOrEqual(240);
      await isFit(page, 'isMobile' in visitor ? '390' : '1440');
      expect(await widerThanWindow(page)).toBe(0);
      const undo = page.locator('[data-undo]');
      await undo.scrollIntoViewIfNeeded();
      expect(await isInSight(undo)).toBe(true);
    }
  },
);

test('in a low window the end is in sight as a whole, though it is higher than what it replaces', async () => {
  const options = { ...endOfLine.defaults(4), mode: 'battle-royale' as const };
  const is = (match: Match<EndOfLine>) => match.state.table.players[0]?.out != null;
  const visitor = { ...PHONE, viewport: { width: 390, height: 664 }, settings: { ...QUICK, pace: 'steady' } };
  const page = await openAt(site, endOfLine, { options, seats: 4, is }, visitor);
  await page.locator('[data-skip]').tap();
  await page.locator('[data-result]').waitFor();
  const bottom = () => page.locator('[data-result]').evaluate((result) => result.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(visitor.viewport.height);
});

/** Words in sight of which a part is hidden: ended by dots, or by the last line that there is room for. */
const cutIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(element);
        const isWide = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
        const isHigh = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2;
        return element.checkVisibility() && element.clientWidth > 1 && (isWide || isHigh);
      })
      .map(({ textContent }) => textContent.trim()),
  );

test.each(['end-of-line', 'chrono-trek'])('in German no name and no title is cut at the table of %s', async (game) => {
  for (const visitor of [DESK, PHONE]) {
    const page = await begin(game, { ...visitor, settings: { ...QUICK, language: 'de' } });
    expect(await cutIn(page)).toEqual([]);
  }
});

test('in German nothing is cut of a full hand of Chrono-Trek', async () => {
  const full = (match: Match<ChronoTrek>) =>
    (match.look(0).view.players[0]?.hand?.length ?? 0) > 8 && match.look(0).choices.length > 1;
  const wanted = { options: chronoTrek.defaults(3), seats: 3, is: full };
  for (const visitor of [DESK, PHONE]) {
    const page = await openAt(site, chronoTrek, wanted, { ...visitor, settings: { ...QUICK, language: 'de' } });
    expect(await page.locator('[data-hand]').count()).toBeGreaterThan(8);
    expect(await cutIn(page)).toEqual([]);
    const parts = page.locator('[data-hand] span:not(.visually-hidden)');
    const low = await parts.evaluateAll((all) => all.filter((part) => part.scrollHeight > part.clientHeight + 1));
    expect(low).toEqual([]);
  }
});

test('at the table of Chrono-Trek a name as long as a name may be stays in its seat', async () => {
  const page = await begin('chrono-trek', { ...DESK, settings: { ...QUICK, name: 'Maximiliane Hohenzollern' } });
  const seats = page.locator('aside.rail.left [data-seat]');
  expect(await seats.last().innerText()).toContain('Hohenzollern');
  const edges = await seats.evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect().right));
  for (const right of edges) expect(right).toBeLessThan(DESK.viewport.width);
  expect(await cutIn(page)).toEqual([]);
});

test.each(['en', 'de'])(
  'beside a coach no title of END OF LINE and Chrono-Trek is cut, and no letter loses its foot (%s)',
  async (language) => {
    for (const game of ['end-of-line', 'chrono-trek']) {
      for (const visitor of [DESK, PHONE]) {
        const page = await site.visit(`/first/${game}`, { ...visitor, settings: { ...QUICK, language } });
        await page.waitForSelector(ASKED);
        await page.evaluate(settled);
        expect(await cutIn(page)).toEqual([]);
        expect(await page.evaluate(cutFeet)).toEqual([]);
      }
    }
  },
);

test('in German what END OF LINE tells of a seat stays in its card', async () => {
  const match = playedFor(endOfLine, { n: 8, seats: 2, length: 20 });
  const page = await openMatch(site, match, 1, { ...DESK, settings: { ...QUICK, language: 'de' } });
  const seats = page.locator('aside.rail.left [data-spot^="seat-"]');
  await expect
    .poll(() => seats.allInnerTexts())
    .toEqual([expect.stringContaining('Kopf'), expect.stringContaining('Kopf')]);
  expect(
    await seats.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)),
  ).toEqual([true, true]);
});

test("END OF LINE's first match shows all of the board on a phone", async () => {
  const page = await site.visit('/first/end-of-line', PHONE);
  await page.locator('[data-coach="lay"]').waitFor();
  await expect.poll(() => page.locator('[data-spot^="cell-"]').count()).toBe(49);
  for (const cell of await page.locator('[data-spot^="cell-"]').all()) expect(await isInSight(cell)).toBe(true);
  await isFit(page, '390');
});

test.each(GAMES)(
  'at twice the size the first lesson of %s is in sight with what it rings, and at 320 its aim is whole',
  async (game) => {
    const page = await site.visit(`/first/${game}`, { ...DESK, viewport: { width: 720, height: 450 } });
    await page.waitForSelector(ASKED);
    await page.locator('[data-ring]').first().waitFor();
    await page.evaluate(settled);
    const inSight = await page.locator('[data-coach], [data-ring]').evaluateAll((all) =>
      all.flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight ? [one.hasAttribute('data-coach')] : [];
      }),
    );
    expect(inSight).toEqual(expect.arrayContaining([true, false]));
    await page.setViewportSize({ width: 320, height: 640 });
    const isWhole = (line: Element) => line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight;
    expect(await page.locator('[data-aim]').evaluate(isWhole)).toBe(true);
  },
);
