import { chronoTrek } from '@turnpoint/chrono-trek/rules';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { endstream } from '@turnpoint/endstream/rules';
import { endureTheStars } from '@turnpoint/endure-the-stars/rules';
import type { Game, Types } from '@turnpoint/kernel';
import { LEAST, measure, settled } from '@turnpoint/testkit/pages';
import { timestream } from '@turnpoint/timestream/rules';
import { texts } from '@turnpoint/timestream/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { crowdOf } from './moments.ts';
import { openMatch } from './prepared.ts';
import { DESK, PHONE, QUICK, useSite } from './site.ts';

const site = useSite();

interface Crowd<T extends Types> {
  readonly game: Game<T>;
  /** What is lit there: on the board, and among cards or answers, which may be pushed along. */
  readonly board: string;
  readonly offered: string;
  /** So many places of the board are lit at once, before a card is chosen. */
  readonly lit?: number;
  /** What opens a crowd large, where there is such a thing. */
  readonly opens?: string;
}

const crowd = <T extends Types>(of: Crowd<T>): Crowd<Types> => of as unknown as Crowd<Types>;

const CROWDED = [
  crowd({
    game: endOfLine,
    board: '[data-spot^="cell-"].lit',
    offered: '[data-hand]:not([aria-disabled="true"])',
  }),
  crowd({
    game: chronoTrek,
    board: '[data-board] .legal[data-spot]',
    offered: '[data-hand].legal',
  }),
  crowd({
    game: endstream,
    board: '[data-board] [data-lit="true"]',
    offered: 'li.lit [data-spot^="hand-"], [data-answer]',
    opens: '[data-crowd]',
  }),
  crowd({
    game: timestream,
    board: '[data-board] [data-lit="true"]',
    offered: '[data-spot^="hand-"][data-lit="true"], [data-answer]',
    opens: '[data-pile] button',
  }),
  crowd({
    game: endureTheStars,
    board: '[data-board] [data-lit="true"]',
    offered: '[data-spot^="choice-"]',
    lit: 2,
  }),
];

/** What of this can be seen but not touched: its middle, or the edge that is left of a card in a fan, lies under something. */
function covered(page: Page, what: string, isPushed: boolean): Promise<string[]> {
  return page.evaluate(
    ([what, isPushed]) =>
      [...document.querySelectorAll(what as string)].flatMap((element) => {
        if (isPushed) element.scrollIntoView({ block: 'nearest', inline: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0) return [];
        const isDrawn = element instanceof SVGElement;
        const board = element.closest('[data-board]')?.getBoundingClientRect();
        const isAway = ([x = 0, y = 0]: readonly number[]) =>
          !board || x < board.left || x > board.right || y < board.top || y > board.bottom;
        // A zone of a map may bend around its middle and bear pieces: some part of it that is in sight can be touched. What lies
        // beyond the edge of the map comes into sight when it is moved.
        const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
        const points = isDrawn
          ? shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height])).filter((at) => !isAway(at))
          : [[left + width / 2, top + height / 2], ...(isPushed ? [[left + 12, top + 20]] : [])];
        if (isDrawn && points.length === 0) return [];
        const hits = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
        if (hits.some((hit) => hit !== null && element.contains(hit))) return [];
        const name = element.getAttribute('data-spot') ?? element.textContent?.trim();
        return [`${name} at ${Math.round(left)} ${Math.round(top)}, under ${hits[0]?.outerHTML.slice(0, 90)}`];
      }),
    [what, isPushed] as const,
  );
}

/** Once all lies where it belongs: cards that are still being dealt lie over each other. */
const isTouchable = async (page: Page, { board, offered }: Crowd<Types>) => {
  await page.evaluate(settled);
  expect([...(await covered(page, board, false)), ...(await covered(page, offered, true))]).toEqual([]);
};

test.each(
  CROWDED.flatMap((one) => [
    { id: one.game.id, width: '1440', visitor: DESK, one },
    { id: one.game.id, width: '390', visitor: PHONE, one },
  ]),
)('at a crowded table of $id what is lit can be touched ($width)', async ({ one, width, visitor }) => {
  const page = await openMatch(site, crowdOf(one.game), 1, visitor);
  if (one.lit) expect(await page.locator(one.board).count()).toBeGreaterThanOrEqual(one.lit);
  await isTouchable(page, one);
  if (width === '390') {
    const { smallest, what } = await page.evaluate(measure, LEAST[width] ?? 0);
    expect(smallest, what).toBeGreaterThanOrEqual(43.5);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await withoutLines(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  const crowd = page.locator(one.opens ?? '[data-nowhere]').first();
  if ((await crowd.count()) > 0) {
    await crowd.click();
    expect(await covered(page, 'dialog[data-sheet] button', true)).toEqual([]);
    await page.locator('dialog[data-sheet] header button').click();
  }
  // Each card asks where to, and the answers are lit.
  const cards = page.locator(one.offered).filter({ visible: true });
  for (let n = 0; n < Math.min(3, await cards.count()); n++) {
    // That it can be touched is known.
    await cards.nth(n).evaluate((card) => (card.querySelector('button') ?? (card as HTMLElement)).click());
    await isTouchable(page, one);
    await page.keyboard.press('Escape');
  }
});

/** What is drawn by grounds and shadows alone: of that nothing is left where people set their own colours. */
const withoutLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (what: string) =>
      [...document.querySelectorAll<HTMLElement>(what)].filter(
        (one) => !(one instanceof SVGElement) && one.checkVisibility() && one.getBoundingClientRect().width > 1,
      );
    const paper = getComputedStyle(document.body).backgroundColor;
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const signs = seen('.sign').filter((sign) => {
      const { maskImage, backgroundColor } = getComputedStyle(sign);
      return maskImage !== 'none' && [paper, ground].includes(backgroundColor);
    });
    const frames = seen('[data-table] :is([data-lit="true"], .lit, .legal)').filter(
      (frame) => getComputedStyle(frame).outlineStyle === 'none',
    );
    return [...signs, ...frames].map(({ outerHTML }) => outerHTML.slice(0, 90));
  });

test('no name of TimeStream loses its foot on a phone, in German too', async () => {
  const match = crowdOf(timestream);
  const page = await openMatch(site, match, 1, { ...PHONE, settings: { ...QUICK, language: 'de' } });
  const names = page.locator('[data-board] [data-spot] .tile .name');
  await names.first().waitFor();
  const cut = await names.evaluateAll((all) =>
    all.flatMap((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const feet = range.getBoundingClientRect().bottom;
      return feet > (name.closest('.tile')?.getBoundingClientRect().bottom ?? 0) + 0.5 ? [name.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test.each([844, 700, 600])('no name of TimeStream runs into the number of its phase (390 x %i)', async (height) => {
  const match = crowdOf(timestream);
  const page = await openMatch(site, match, 1, { ...PHONE, viewport: { width: 390, height } });
  const names = Object.values(texts).flatMap((of) =>
    Object.entries(of).flatMap(([key, name]) => (/^card\.\w+$/.test(key) ? [name.replace(/^[^:]+: /, '')] : [])),
  );
  expect(names.length).toBeGreaterThan(200);
  const marks = height < 700 ? ['.phase'] : ['.phase', '.sphere'];
  const covered = await page
    .locator('[data-board] [data-spot] .chain')
    .first()
    .evaluate(
      (chain, [all, marks]) => {
        const name = chain.querySelector('.name') as HTMLElement;
        return all.filter((one) => {
          name.textContent = one;
          name.style.setProperty('--upright', one.length > 20 ? '12px' : '14px');
          const range = document.createRange();
          range.selectNodeContents(name);
          return marks.some((mark) => {
            const { left, right, bottom } = (chain.querySelector(mark) as Element).getBoundingClientRect();
            // The uppermost pixels of a line are empty.
            return [...range.getClientRects()].some(
              (line) => line.left < right && line.right > left && line.top + 2 < bottom,
            );
          });
        });
      },
      [names, marks] as const,
    );
  expect(covered).toEqual([]);
});

test.each([
  ['1440', DESK],
  ['390', PHONE],
])('covered and linked cards of TimeStream are told whole, in German too (%s)', async (_, visitor) => {
  const match = crowdOf(timestream);
  const page = await openMatch(site, match, 1, { ...visitor, settings: { ...QUICK, language: 'de' } });
  await page.locator('[data-pile]').first().waitFor();
  const cut = await page
    .locator('[data-pile] > div, [data-board] .notes > span')
    .evaluateAll((all) =>
      all
        .filter(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
        )
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  // Records and TIMESTREAMs, which say so before a colon, never lie in a column.
  const names = Object.entries(texts.de).flatMap(([key, name]) =>
    /^card\.\w+$/.test(key) && !name.includes(':') ? [name] : [],
  );
  expect(names.length).toBeGreaterThan(100);
  const tooLong = await page
    .locator('[data-board] [data-spot] .strip')
    .first()
    .evaluate((strip, all) => {
      const name = strip.querySelector('.name') as HTMLElement;
      return all.filter((one) => {
        name.textContent = `${one} +1`;
        return [strip, name].some(
          ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
        );
      });
    }, names);
  expect(tooLong).toEqual([]);
});
