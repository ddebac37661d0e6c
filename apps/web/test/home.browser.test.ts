import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shiftOf } from './measured.ts';
import { DESK, PHONE, QUICK, useSite } from './site.ts';

const site = useSite();

const widths = [
  ['1440', DESK],
  ['390', PHONE],
] as const;

const allThere = (page: Page) => page.waitForSelector('[data-start]');

describe('home', () => {
  test.each(widths)('says in one sentence what this is, and nothing jumps (%s)', async (_, visitor) => {
    const page = await site.visit('/', visitor);
    await allThere(page);
    await page.locator('[data-cover] svg .art').first().waitFor();
    expect(await page.locator('[data-lead]').innerText()).toMatch(/^Five board and card games/);
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });

  test('has the whole first cover above the fold of a phone, buttons too', async () => {
    const page = await site.visit('/', PHONE);
    await allThere(page);
    const bar = await page.locator('nav').boundingBox();
    const play = await page.locator('[data-cover] .play').first().boundingBox();
    expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });

  test('fetches a face with the drawing that comes into sight, and words together with the script', async () => {
    const page = await site.visit('/', PHONE);
    await page.locator('[data-cover] svg .art').first().waitFor();
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''));
    const isThere = async (face: string) => (await fetched()).some((file) => file.startsWith(face));
    await expect.poll(() => isThere('space-grotesk')).toBe(true);
    expect(await isThere('chakra-petch')).toBe(false);
    await page.locator('[data-cover="endure-the-stars"]').scrollIntoViewIfNeeded();
    await expect.poll(() => isThere('chakra-petch')).toBe(true);
    expect(await page.locator('link[rel="modulepreload"][href^="/assets/en-"]').count()).toBe(1);
  });

  test('leads on from anywhere on a cover', async () => {
    const page = await site.visit('/');
    await page.locator('[data-cover="endstream"]').click({ position: { x: 120, y: 60 } });
    await page.waitForURL('**/new/endstream');
  });

  test.each(widths)(
    'does not jump either where a match goes on, and counts only turns there are (%s)',
    async (_, visitor) => {
      const page = await site.visit('/new/end-of-line', { ...visitor, settings: { ...QUICK, pace: 'slow' } });
      // Only bots: whoever started it is never asked.
      await page.locator('[data-seat="1"] label', { hasText: 'Bot' }).click();
      await page.locator('[data-start]').click();
      await page.waitForSelector('[data-table]');
      await page.goto(`${site.base}/`);
      await allThere(page);
      await page.locator('[data-continue] a').waitFor();
      expect(await page.locator('main').innerText()).not.toMatch(/in 0 matches/);
      expect(await shiftOf(page)).toBeLessThan(0.05);
    },
  );
});

test('who sets up with friends finds seats for people, of whichever game, and can invite at once', async () => {
  const page = await site.visit('/');
  await page.locator('[href$="?with=others"]').click();
  const invite = page.locator('[data-invite][aria-disabled="false"]');
  for (const game of ['endure-the-stars', 'chrono-trek', 'timestream']) {
    await page.locator(`nav a[href="/new/${game}?with=others"]`).click();
    await page.locator(`nav a[href^="/new/${game}"][aria-current]`).waitFor();
    await invite.waitFor();
    expect(await page.locator('[data-seat] input[type="text"]').count()).toBeGreaterThan(1);
  }
});

/** Pages and what makes buttons on them that cannot be used. */
const PAGES = [
  '/new/end-of-line',
  '/new/endstream',
  '/decks/endstream',
  '/decks/timestream',
  '/missions/endure-the-stars/new',
];

test('a button that cannot be used says why when it is pressed, on all pages', { timeout: 90_000 }, async () => {
  const page = await site.visit('/');
  let pressed = 0;
  for (const path of PAGES) {
    await page.goto(`${site.base}${path}`);
    const greyed = page.locator('button[aria-disabled="true"]:visible');
    await greyed.first().waitFor();
    expect([path, await page.locator('button:disabled').count()]).toEqual([path, 0]);
    for (let at = 0; at < (await greyed.count()); at++) {
      await greyed.nth(at).press('Enter');
      const said = await page.locator('[data-bubble]').innerText();
      expect([path, said]).toEqual([path, expect.stringMatching(/^\p{Lu}.{10,}/u)]);
      await page.keyboard.press('Escape');
      await page.locator('[data-bubble]').waitFor({ state: 'detached' });
      pressed++;
    }
  }
  expect(pressed).toBeGreaterThan(PAGES.length);
});
