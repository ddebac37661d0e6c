import { type Endure, endureTheStars } from '@turnpoint/endure-the-stars/rules';
import type { Match } from '@turnpoint/kernel';
import { settled } from '@turnpoint/testkit/pages';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { act, almostWon, atThePrice, lostSoon, untilAsked, verdictByRecord } from './endure-the-stars.ts';
import { openAt, openMatch } from './prepared.ts';
import { axe, DESK, PHONE, QUICK, useSite, widerThanWindow } from './site.ts';

const site = useSite({ online: true });

/** Where the zones of a map lie, in cells. */
interface Drawn {
  readonly chart: {
    readonly height: number;
    readonly zones: readonly { readonly centre: readonly [number, number] }[];
  };
}

/** To the first mission, alone or with so many bots. */
async function begin(bots: number, options: Parameters<typeof site.visit>[1] = {}): Promise<Page> {
  const page = await site.visit('/new/endure-the-stars', options);
  await page.locator('[data-mission="CG00"] input').waitFor({ state: 'attached' });
  for (let n = 0; n < bots; n++) await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.locator('[data-start]').click();
  await page.waitForSelector('[data-board]');
  await untilAsked(page);
  return page;
}

/** The look is good enough for everybody: nothing sticks out, axe finds nothing serious. */
async function fits(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  expect(await widerThanWindow(page)).toBe(0);
}

describe('Endure the Stars', () => {
  test('the first mission with two bots, from the set-up to the end', { timeout: 120_000 }, async () => {
    const page = await begin(2, { chance: 12 });
    let isHeard = false;
    while ((await untilAsked(page)) === 'mine') {
      isHeard ||= (await page.locator('[data-said]').count()) > 0;
      await act(page);
    }
    expect(isHeard).toBe(true);
    await fits(page);
    // Which it is depends on how well bots play; the rules say it of this very match.
    expect(await page.locator('[data-result] #result').innerText()).toBe(await verdictByRecord(page));
  });

  test('whose survivor is dead skips to the result, and waits for nothing', { timeout: 60_000 }, async () => {
    const isDead = (match: Match<Endure>) => match.look(0).view.team[0]?.fate === 'dead';
    const settings = { ...QUICK, pace: 'steady', motion: 'full' };
    const wanted = { options: { mission: 'CG00', team: 3 }, seats: 3, is: isDead };
    const page = await openAt(site, endureTheStars, wanted, { settings });
    expect(await page.locator('[data-out] h2').innerText()).toBe('Your part is over');
    expect(await page.locator('[data-out]').innerText()).toMatch(/is dead\. The mission goes on\./);
    await fits(page);
    await page.locator('[data-skip]').click();
    await page.waitForSelector('[data-result]');
  });

  test('where it was lost is drawn once, and the page goes on', { timeout: 60_000 }, async () => {
    const page = await openMatch(site, lostSoon());
    await page.locator('[data-picture] i').waitFor();
    // Nothing of what moves the map lies over it.
    expect(await page.locator('[data-zoom]').count()).toBe(1);
    expect(await page.locator('[data-picture] :is([data-zoom], [data-overview])').count()).toBe(0);
    await fits(page);
    expect(await page.locator('[data-result] #result').innerText()).toBe('You lost');
  });

  test('six survivors are in sight, also beside what a step would bring, and nothing moves for that', async () => {
    const isTurn = (match: Match<Endure>) => match.look(0).choices.some(({ kind }) => kind === 'move');
    const wanted = { options: { mission: 'CG10', team: 6 }, seats: 1, is: isTurn };
    const page = await openAt(site, endureTheStars, wanted, DESK);
    const mates = page.locator('button[data-spot^="crew-"]');
    const lows = () => mates.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
    const before = await lows();
    expect(before).toHaveLength(5);
    expect(Math.max(...before)).toBeLessThanOrEqual(DESK.viewport.height);
    await page.locator('[data-spot^="zone-"][data-lit="true"]').first().hover();
    await page.locator('[data-risk]').waitFor();
    expect(await lows()).toEqual(before);
  });

  test('by keys one is not thrown out of the table when a mark on the map is no button any more', async () => {
    const isToken = (match: Match<Endure>) => match.look(0).choices.some(({ kind }) => kind === 'token');
    const page = await openAt(site, endureTheStars, { options: { mission: 'CG00', team: 3 }, seats: 1, is: isToken });
    const step = await page.locator('[data-board]').getAttribute('data-step');
    await page.locator('[data-spot^="token-"][data-lit="true"]').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-board]').getAttribute('data-step')).not.toBe(step);
    await untilAsked(page);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('on a phone no button of the map lies over the zone of whoever acts, wherever they stand', async () => {
    // In the last row of the map.
    const isLow = (match: Match<Endure>) => {
      const { view, choices } = match.look(0);
      const zone = view.active === null ? null : (view.team[view.active]?.zone ?? null);
      const chart = (endureTheStars.reckon?.(match.look(0)) as Drawn | undefined)?.chart;
      const [, y] = chart?.zones[zone ?? 0]?.centre ?? [0, 0];
      return choices.some(({ kind }) => kind === 'end-turn') && zone !== null && y > (chart?.height ?? 0) - 1.2;
    };
    const wanted = { options: { mission: 'CG00', team: 3 }, seats: 1, is: isLow };
    const page = await openAt(site, endureTheStars, wanted, PHONE);
    await page.evaluate(settled);
    const lies = (own: Element) => {
      const frame = own.closest('[data-board]')?.getBoundingClientRect() ?? new DOMRect();
      const zoom = document.querySelector('[data-zoom]')?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, top, bottom } = own.getBoundingClientRect();
      const isIn = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      return { isIn, isOver: right > zoom.left && bottom > zoom.top && top < zoom.bottom };
    };
    await expect.poll(() => page.locator('.zone.current').evaluate(lies)).toEqual({ isIn: true, isOver: false });
  });

  test('a few long answers are all in sight on a phone, and say what they do', async () => {
    const page = await openMatch(site, atThePrice(), 1, { ...PHONE, settings: { ...QUICK, language: 'de' } });
    const answers = page.locator('[data-choice="lay"]');
    expect(await answers.count()).toBeGreaterThan(1);
    for (const answer of await answers.all()) {
      expect(await answer.innerText()).toMatch(/ hergeben$/);
      const { x = 0, width = 0 } = (await answer.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width);
    }
    await fits(page);
  });

  test('the set-up, the choice of the team and a turn', { timeout: 60_000 }, async () => {
    const page = await begin(0);
    await fits(page);
    while ((await page.locator('[data-finish]').count()) === 0) await act(page);
    await page.locator('[data-readable]').first().click();
    await page.locator('[data-read]').waitFor();
    await fits(page);
    await page.keyboard.press('Escape');
    await page.locator('[data-read]').waitFor({ state: 'detached' });
  });

  test('a campaign goes on after a won mission, and on another device from its file', { timeout: 90_000 }, async () => {
    const page = await openMatch(site, almostWon());
    await page.locator('[data-spot^="exit-"].lit').first().click();
    await page.locator('[data-onward]').first().waitFor();
    await fits(page);
    await page.locator('[data-onward]').first().click();
    await page.waitForURL(/\/match\/(?!prepared)/);
    await untilAsked(page);
    await page.goto(`${site.base}/campaigns`);
    const stages = page.locator('[data-stage]');
    await expect.poll(() => stages.count(), { timeout: 15_000 }).toBe(2);
    await fits(page);
    const file = page.waitForEvent('download');
    await page.locator('[data-save]').click();
    const saved = await (await file).path();

    const other = await site.visit('/campaigns', PHONE);
    await other.locator('input[type="file"]').setInputFiles(saved);
    await other.locator('[data-stage][data-state="won"] [data-onward]').first().waitFor();
    await fits(other);
    await other.locator('[data-onward]').nth(1).click();
    await other.waitForURL(/\/match\//);
    expect(await untilAsked(other)).toBe('mine');
    // It is played there, and stays there.
    await act(other);
    const step = await other.locator('[data-board]').getAttribute('data-step');
    await other.goto(`${site.base}/campaigns`);
    await other.locator('[data-continue]').click();
    expect(await untilAsked(other)).toBe('mine');
    expect(await other.locator('[data-board]').getAttribute('data-step')).toBe(step);
    expect(Number(step)).toBeGreaterThan(0);
  });

  test('a won mission is told as a chapter of the journal, with pictures', { timeout: 90_000 }, async () => {
    const page = await openMatch(site, almostWon());
    await page.locator('[data-spot^="exit-"].lit').first().click();
    await page.locator('[data-tell]').click();
    await page.locator('[data-chapter="won"] [data-member]').first().waitFor();
    const moments = page.locator('[data-moment]');
    expect(await moments.count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('[data-picture] svg').count(), { timeout: 20_000 }).toBeGreaterThan(1);
    expect(await page.locator('[data-picture]').first().getAttribute('aria-label')).toMatch(/^The map in round \d+/);
    // Pictures are no tables: nothing in them is reached by Tab.
    expect(await page.locator('[data-picture] [inert]').count()).toBe(await page.locator('[data-picture]').count());
    expect(await widerThanWindow(page)).toBe(0);
    await page.setViewportSize(PHONE.viewport);
    await fits(page);
  });

  test('a campaign of two on one screen goes on with each at their own device', { timeout: 90_000 }, async () => {
    const mara = await openMatch(site, almostWon(2), 2);
    await mara.locator('[data-spot^="exit-"].lit').first().click();
    await mara.locator('[data-campaigns]').click();
    await mara.locator('[data-together]').first().click();
    await mara.locator('[data-place="person"]').waitFor();
    const address = await mara.locator('[data-address]').inputValue();

    const jonas = await site.visit(new URL(address).pathname, { ...PHONE, settings: { ...QUICK, name: '' } });
    await jonas.locator('#guest').fill('Jonas');
    await jonas.locator('[data-sit]').click();
    await Promise.all([mara, jonas].map((page) => page.waitForSelector('[data-board]')));
    for (const [page, stages] of [
      [mara, 2],
      [jonas, 1],
    ] as const) {
      await page.goto(`${site.base}/campaigns`);
      await expect.poll(() => page.locator('[data-stage]').count(), { timeout: 15_000 }).toBe(stages);
      expect(await page.locator('[data-stage][data-state="running"]').count()).toBe(1);
      await fits(page);
    }
    // What went up for the others to go on from is the same match.
    await mara.goto(`${site.base}/replays`);
    await expect
      .poll(() => mara.locator('[data-match]').allInnerTexts(), { timeout: 20_000 })
      .toEqual([expect.stringContaining('on this device and online')]);
  });
});
