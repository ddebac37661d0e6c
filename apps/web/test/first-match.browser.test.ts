import { errors, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, PHONE, useSite, widerThanWindow } from './site.ts';

const site = useSite();
const soon = <T>(what: () => T | Promise<T>) => expect.poll(what, { timeout: 10_000 });
const has = async (page: Page, what: string) => (await page.locator(what).count()) > 0;
const RINGED = '[data-ring][data-lit="true"]';
/** The step, and what is begun: a touch changes one of them, or the match is over. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const step = document.querySelector('[data-board]')?.getAttribute('data-step');
    const begun = ['[data-back]', '[data-commit]', '[data-result]'].map(
      (what) => document.querySelector(what) !== null,
    );
    return [step, ...begun].join(' ');
  });

/** Does what the coach says: touches what is ringed, a place before a card; otherwise goes on. */
async function follow(page: Page, touch: (what: string) => Promise<void>): Promise<void> {
  // What was done last may still be shown.
  await page.waitForSelector(`${RINGED}, [data-answer], [data-commit], [data-finish]`);
  const before = await standing(page);
  const isPicked = await has(page, '[data-back]');
  if (await has(page, `[data-board] ${RINGED}`)) await touch(`[data-board] ${RINGED}`);
  else if (isPicked && (await has(page, '[data-commit]'))) await touch('[data-commit]');
  else if (await has(page, RINGED)) await touch(RINGED);
  else if (await has(page, '[data-answer]')) await touch('[data-answer]');
  else await touch('[data-finish]');
  await soon(() => standing(page)).not.toBe(before);
}

async function learn(page: Page, touch: (what: string) => Promise<void>): Promise<string[]> {
  const taught: string[] = [];
  for (;;) {
    await page.waitForSelector('[data-asked="true"], [data-result]');
    if (await has(page, '[data-result]')) return taught;
    // With the result the coach goes, also between two looks at the page.
    const [now] = await page
      .locator('[data-coach]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-coach')));
    if (!now) continue;
    // Between a choice and the next question it says that they move: that teaches nothing.
    if (now !== 'wait' && taught.at(-1) !== now) taught.push(now);
    // The table pays and takes a sole target by itself: what was ringed may be gone by then, and the page is read again.
    await follow(page, touch).catch((fault) => {
      if (!(fault instanceof errors.TimeoutError)) throw fault;
    });
  }
}

/** Tab to it and Enter, as somebody does who has no pointer at all. */
async function byKeys(page: Page, what: string): Promise<void> {
  const focus = () =>
    page.evaluate((wanted) => {
      const at = document.activeElement;
      if (at?.matches('a, button') && at.closest(wanted) !== null) return 'there';
      return document.querySelector(wanted) === null ? 'gone' : 'elsewhere';
    }, what);
  let at = await focus();
  for (let tabs = 0; at === 'elsewhere'; tabs++) {
    expect(tabs, `Tab reaches ${what}`).toBeLessThan(120);
    await page.keyboard.press('Tab');
    at = await focus();
  }
  if (at === 'there') await page.keyboard.press('Enter');
}

const WAYS: readonly [string, object, (page: Page, what: string) => Promise<void>][] = [
  ['mouse', {}, (page, what) => page.locator(what).first().click({ timeout: 3000 })],
  ['touch', PHONE, (page, what) => page.locator(what).first().tap({ timeout: 3000 })],
  ['keyboard alone', {}, byKeys],
];

describe('the first match of TimeStream', () => {
  test.each(WAYS)(
    'whoever does what is ringed learns it all and wins, by %s',
    { timeout: 60_000 },
    async (way, options, touch) => {
      const page = await site.visit('/how/timestream', options);
      await page.locator('[data-first]').waitFor();
      await touch(page, '[data-first]');
      await page.waitForURL(/\/match\//);
      await page.locator('[data-coach="cell"]').waitFor();
      if (way !== 'keyboard alone') expect(await axe(page)).toEqual([]);
      expect(await widerThanWindow(page)).toBe(0);
      const taught = await learn(page, (what) => touch(page, what));
      expect(new Set(taught)).toEqual(new Set(['cell', 'chain', 'attack', 'on', 'target', 'rest', 'return']));
      expect(await page.locator('[data-result] h2').innerText()).toBe('You won');
      await soon(() => page.locator('[data-result]').innerText()).toContain('completed your chain');
    },
  );

  test('a reload goes on where it was, and Skip leaves a match like any other', async () => {
    const page = await site.visit('/first/timestream');
    await page.locator('[data-coach="cell"]').waitFor();
    await page.locator(RINGED).first().click();
    await page.locator('[data-coach="chain"]').waitFor();
    await page.reload();
    await page.locator('[data-coach="chain"]').waitFor();
    const { pathname } = new URL(page.url());
    await page.goto(`${site.base}/first/timestream`);
    await page.waitForURL(`**${pathname}`);
    await page.locator('[data-skip]').click();
    await soon(() => page.locator('[data-coach], [data-ring]').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('[data-board]');
    expect(await page.locator('[data-coach]').count()).toBe(0);
  });
});
