import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseByMouse, playOn } from './end-of-line.ts';
import { ASKED, axe, PHONE, QUICK, READABLE, sharedFile, useSite, widerThanWindow } from './site.ts';

const site = useSite();

/** Every page, with what comes last on it. */
const PAGES = {
  '/': '[data-start]',
  '/new/end-of-line?mode=battle-royale': '[data-start]',
  '/new/endstream': '[data-start]',
  '/new/chrono-trek?mode=own': '[data-start]',
  '/new/timestream': '[data-start]',
  '/how/timestream': 'main h2',
  '/new/endure-the-stars': '[data-start]',
  '/how/endure-the-stars': 'main h2',
  '/campaigns': 'main h1',
  '/matches': 'main h1',
  '/replays': 'main h1',
  '/settings': 'main h1',
  '/daily': '[data-day]',
  '/rules/end-of-line': '[id="EOL-1.1"]',
  '/how/end-of-line': 'main h2',
  '/nowhere': 'main h1',
};

describe('every page', () => {
  const light = { settings: { ...QUICK, theme: 'light' } };
  test.each([
    ['no serious fault for axe', 'dark', {}, async (page: Page) => expect(await axe(page)).toEqual([])],
    ['colours that can be read', 'light', light, async (page: Page) => expect(await axe(page, READABLE)).toEqual([])],
    ['nothing wider than a phone', 'dark', PHONE, async (page: Page) => expect(await widerThanWindow(page)).toBe(0)],
  ])(
    'has %s (%s)',
    async (_, __, visitor, holds) => {
      const page = await site.visit('/', visitor);
      for (const [path, last] of Object.entries(PAGES)) {
        await page.goto(`${site.base}${path}`);
        await page.locator(last).first().waitFor();
        await holds(page);
      }
      // axe reads every page to its end: beside other work that has taken a minute.
    },
    240_000,
  );

  test('has one main heading, which takes the focus when the page changes', async () => {
    const page = await site.visit('/');
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).toContain('Rules of END OF LINE');
  });
});

test.each([
  '/constructor',
  '/toString',
  '/__proto__',
  '/new/constructor',
  '/rules/__proto__',
  '/how/toString',
  '/game/constructor',
  '/decks/__proto__',
  '/match/constructor',
  '/replay/__proto__',
  '/#%',
  '/rules/end-of-line#%',
  '/decks/endstream?deck=ES1-01ZZ000000',
  '/new/endstream?mode=__proto__&deck=%',
])('%s is no blank page', async (path) => {
  const page = await site.visit(path);
  await page.waitForSelector('h1');
  expect((await page.locator('body').innerText()).trim()).not.toBe('');
});

/** What is drawn in the colour that means: you are asked. */
const amberOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isAmber = (element: Element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return [color, backgroundColor, borderTopColor].includes('rgb(242, 181, 60)');
    };
    return [...document.querySelectorAll('[data-table] *')]
      .filter(isAmber)
      .map(({ outerHTML }) => outerHTML.slice(0, 99));
  });

test('table, result and replay: no serious fault, at the end nothing is amber, no wider than a phone, and the record comes back in', async () => {
  const page = await site.visit('/', PHONE);
  await page.locator('[data-start]').tap();
  await page.waitForSelector(ASKED);
  expect(await amberOn(page)).not.toEqual([]);
  expect(await axe(page)).toEqual([]);
  expect(await widerThanWindow(page)).toBe(0);
  await playOn(page, chooseByMouse);
  expect(await amberOn(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  expect(await widerThanWindow(page)).toBe(0);

  const record = await sharedFile(page);

  const visitor = await site.visit('/replays');
  await visitor
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await visitor.waitForSelector('[data-track]');
  expect(await axe(visitor)).toEqual([]);

  await visitor.goto(`${site.base}/replays`);
  const forged = record.replace(/"seed": "./, '"seed": "x');
  await visitor
    .locator('input[type="file"]')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(forged) });
  await visitor.getByText('its hash differs').waitFor();
  await visitor.getByRole('button', { name: /^Delete END/ }).click();
  await visitor.getByRole('button', { name: 'Delete', exact: true }).click();
  await visitor.getByText('No finished matches on this device').waitFor();
});

test('where there is no such match the page and its title say so, and a button leads to those that there are', async () => {
  const page = await site.visit('/match/nowhere');
  await page.getByRole('heading', { name: 'No such match' }).waitFor();
  expect(await page.title()).toContain('No such match');
  await page.locator('main').getByRole('link', { name: 'Matches' }).click();
  await page.getByRole('heading', { name: 'Matches' }).waitFor();
});

test('from what is read beside a table one button leads back to it, after a reload too', async () => {
  const page = await site.visit('/new/end-of-line', PHONE);
  await page.locator('[data-start]').click();
  await page.waitForSelector(ASKED);
  const address = page.url();
  await page.locator('header a[href="/how/end-of-line"]').tap();
  await page.locator('[data-back]').waitFor();
  await page.locator('a.settings').tap();
  await page.locator('main #name').waitFor();
  await page.reload();
  await page.locator('[data-back]').tap();
  await page.waitForSelector(ASKED);
  expect(page.url()).toBe(address);
  // Who comes from elsewhere left no table.
  await page.goto(`${site.base}/settings`);
  await page.locator('main #name').waitFor();
  expect(await page.locator('[data-back]').count()).toBe(0);
});

test('settings change at once and stay, and sound is one of them, off at first', async () => {
  const page = await site.visit('/settings');
  expect(await page.locator('[data-setting="sound"] input:checked').inputValue()).toBe('off');
  await page.locator('[data-setting="language"] label', { hasText: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.locator('[data-setting="theme"] label', { hasText: 'Hell' }).click();
  await page.locator('[data-setting="contrast"] label', { hasText: 'Mehr' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  const root = page.locator('html');
  expect(await root.getAttribute('data-theme')).toBe('light');
  expect(await root.getAttribute('data-contrast')).toBe('more');
  expect(await root.getAttribute('lang')).toBe('de');
  await page.goto(`${site.base}/how/end-of-line`);
  await page.getByRole('heading', { level: 1, name: /So spielt man/ }).waitFor();
});

test('rules can be searched and linked to', async () => {
  const page = await site.visit('/rules/end-of-line#EOL-8.1');
  await page.locator('[id="EOL-8.1"]').waitFor();
  expect(await page.locator('[id="EOL-8.1"]').getAttribute('class')).toContain('asked');
  await page.keyboard.press('/');
  await page.keyboard.type('turnaround');
  await expect.poll(() => page.locator('dl > div').count()).toBeLessThan(40);
  expect(await page.locator('dl > div').first().innerText()).toMatch(/turnaround/i);
});

test('CT-3.2 a table agrees on its own mixture of levels, and the match is dealt from it', async () => {
  const page = await site.visit('/new/chrono-trek?mode=own');
  await page.locator('[data-agreement="levels"] select').selectOption('2 and 4 pips');
  await page.getByText('Difficulty of the characters: 2 and 4 pips').waitFor();
  await page.locator('[data-agreement="pause"] select').selectOption('By hand: everybody passes or answers');
  await page.locator('[data-agreement="pause"]').getByRole('button', { name: 'CT-14.20' }).click();
  await page.getByRole('dialog').getByText('CT-14.20').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-start]').click();
  await page.waitForSelector('[data-table]');
  await page.getByRole('tab', { name: 'Text view' }).click();
  await page
    .getByText(/[24] pips/)
    .first()
    .waitFor();
  expect(await page.getByText(/[13] pips?\b/).count()).toBe(0);
});

test.each([
  ['endstream', 5],
  ['chrono-trek', 4],
])('quick play begins a match of %s, with %i levels of bots', async (game, levels) => {
  const page = await site.visit('/');
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  const options = page.getByLabel('Bot', { exact: true }).locator('option');
  await expect.poll(() => options.count(), { timeout: 10_000 }).toBe(levels);
  await page.locator('[data-start]').click();
  await page.waitForSelector(ASKED);
});
