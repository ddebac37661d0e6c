// Whoever leaves is asked once more: no hint lies over it, all of it is in sight, and the safe answer is the bright one.
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { endstream } from '@turnpoint/endstream/rules';
import { endureTheStars } from '@turnpoint/endure-the-stars/rules';
import { type Game, type Match, owing, type Types } from '@turnpoint/kernel';
import { timestream } from '@turnpoint/timestream/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAt } from './prepared.ts';
import { DESK, PHONE, useSite } from './site.ts';

const site = useSite();
const LOW = { width: 1280, height: 720 };

/** Games that can be left, and what opens on a phone where one leaves. */
const GAMES = [
  { game: endOfLine, seats: 2, opens: 'header .seats' },
  { game: endstream, seats: 2, opens: '[data-plan]' },
  { game: timestream, seats: 2, opens: '[data-opens="record"]' },
  { game: endureTheStars, seats: 1, opens: 'header .seats' },
] as unknown as readonly { game: Game<Types>; seats: number; opens: string }[];

/** What of this cannot be pressed in its middle: it lies under something, or outside the window. */
const hidden = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && one.contains(hit) ? [] : [`${one.textContent} under ${hit?.outerHTML.slice(0, 80)}`];
    }),
  );

/** How the answers look and where the focus is. */
const answers = (page: Page) =>
  page.evaluate(() => ({
    safe: document.querySelector('[data-safe]')?.classList.contains('bright'),
    sure: document.querySelector('[data-sure]')?.classList.contains('harm'),
    focus: document.activeElement?.hasAttribute('data-safe'),
  }));

test.each(GAMES.map((one) => ({ id: one.game.id, one })))('leaving $id asks once more', async ({ one }) => {
  const { game, seats } = one;
  // In its turn, and where there is a plan.
  const is = (match: Match<Types>) => match.length >= 4 && owing(game, match.state)[0] === 0;
  const page = await openAt(site, game, { options: game.defaults(seats), seats, is }, DESK);
  page.setDefaultTimeout(8_000);
  for (const size of [DESK.viewport, LOW, PHONE.viewport]) {
    await page.setViewportSize(size);
    if (size === PHONE.viewport) await page.locator(one.opens).click();
    const leave = page.locator('[data-leave]').filter({ visible: true });
    await leave.waitFor();
    expect(await hidden(page, '[data-leave]')).toEqual([]);
    await leave.click();
    expect(await answers(page)).toEqual({ safe: true, sure: true, focus: true });
    await expect.poll(() => hidden(page, '[data-safe], [data-sure]')).toEqual([]);
    await page.locator('[data-safe]').click();
    await leave.waitFor();
  }
});

test('no hint lies over what ends a puzzle', async () => {
  const page = await site.visit('/');
  await page.locator('[data-daily] button').click();
  await page.locator('[data-hint]').waitFor();
  for (const size of [DESK.viewport, LOW]) {
    await page.setViewportSize(size);
    expect(await hidden(page, '[data-stop], [data-hint] button')).toEqual([]);
  }
});
