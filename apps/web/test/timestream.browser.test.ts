import type { Match } from '@turnpoint/kernel';
import { type TimeStream, timestream } from '@turnpoint/timestream/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAt } from './prepared.ts';
import { ASKED, axe, PHONE, type Site, useSite, widerThanWindow } from './site.ts';

const site = useSite();

/** Becomes so before long, also on a machine that has much else to do. */
const soon = <T>(what: () => T | Promise<T>) => expect.poll(what, { timeout: 10_000 });

/** To a match against the scripted bot, as far as the first own decision. */
async function begin(options: Parameters<Site['visit']>[1] = {}): Promise<Page> {
  const page = await site.visit('/new/timestream', options);
  await page.locator('[data-start]').click();
  await page.waitForSelector('[data-board]');
  await untilAsked(page);
  return page;
}

async function untilAsked(page: Page): Promise<'mine' | 'over'> {
  await page.waitForSelector(`${ASKED}, [data-result]`);
  return (await page.locator('[data-result]').count()) > 0 ? 'over' : 'mine';
}

const HAND = '[data-spot^="hand-"][data-lit="true"], [data-spot^="offer-"][data-lit="true"]';
const PLACE = '[data-board] [data-lit="true"]';
const has = async (page: Page, what: string) => (await page.locator(what).count()) > 0;
const stepOf = (page: Page) => page.locator('[data-board]').getAttribute('data-step');

/** Clicks what makes a choice, and waits until it is made. */
async function choose(page: Page, what: string): Promise<void> {
  const before = await stepOf(page);
  await page.locator(what).first().click();
  await soon(async () => (await has(page, '[data-result]')) || (await stepOf(page)) !== before).toBe(true);
}

/** Clicks a card: it is the choice, or it is picked and asks where to. */
async function touchCard(page: Page): Promise<void> {
  const before = await stepOf(page);
  await page.locator(HAND).first().click();
  await soon(async () => (await stepOf(page)) !== before || (await has(page, '[data-back]'))).toBe(true);
}

/** One click of somebody who plays what is lit and targets whatever does no harm. */
async function act(page: Page): Promise<void> {
  if (await has(page, '[data-answer]')) return choose(page, '[data-answer]');
  if (await has(page, '[data-arrow]')) {
    const isHarm = await has(page, '[data-commit].harm, .arrow.harm');
    return choose(page, !isHarm && (await has(page, '[data-commit]')) ? '[data-commit]' : '[data-finish]');
  }
  if (await has(page, '[data-commit]')) return choose(page, '[data-commit]');
  // What is picked asks where to, or which card of the hand it costs.
  if (await has(page, '[data-back]')) return choose(page, (await has(page, PLACE)) ? PLACE : HAND);
  if (await has(page, HAND)) return touchCard(page);
  return choose(page, (await has(page, '[data-finish]')) ? '[data-finish]' : PLACE);
}

/** Plays on until what is looked for is there; false when the match is over before. */
async function playUntil(page: Page, what: string): Promise<boolean> {
  while ((await untilAsked(page)) === 'mine') {
    if (await has(page, what)) return true;
    await act(page);
  }
  return false;
}

describe('a match of TimeStream', () => {
  test('against the scripted bot, from the deal to the result', { timeout: 180_000 }, async () => {
    const page = await begin();
    expect(await playUntil(page, '[data-nothing]')).toBe(false);
    expect(await page.locator('[data-result] #result').innerText()).toMatch(/won|lost|draw/i);
    // On a phone one of the two chains is shown: at the end one's own.
    await page.setViewportSize(PHONE.viewport);
    await page.getByRole('region', { name: 'Table' }).locator('[data-side="0"][aria-pressed="true"]').waitFor();
  });

  test('TS-18.19 targets are drawn with their outcome before they are confirmed', { timeout: 120_000 }, async () => {
    const page = await begin();
    expect(await playUntil(page, '[data-arrow]')).toBe(true);
    const arrows = await page.locator('[data-arrow]').count();
    expect(await page.locator('[data-outcome]').count()).toBe(2 * arrows);
    const before = await stepOf(page);
    await page.locator('[data-spot^="piece-"][data-lit="true"]').first().hover();
    await page.locator('[data-fight]').waitFor();
    expect(await stepOf(page)).toBe(before);
  });

  test('TS-11.9 a card that is picked goes back to the hand; one click more plays and pays it', async () => {
    const page = await begin();
    await choose(page, '[data-finish]');
    const cells = page.locator('[data-seat="0"] .cells').first();
    const before = await cells.getAttribute('aria-label');
    await touchCard(page);
    await page.locator('[data-back]').click();
    await soon(() => page.locator('[data-back]').count()).toBe(0);
    expect(await cells.getAttribute('aria-label')).toBe(before);
    await touchCard(page);
    await choose(page, (await has(page, '[data-commit]')) ? '[data-commit]' : PLACE);
    expect(await cells.getAttribute('aria-label')).not.toBe(before);
  });

  test('TS-2.5 TS-5.11 TS-21.2 the own chain lies left; deck lists and Voids can be read', async () => {
    const page = await begin();
    const left = async (seat: number) => (await page.locator(`[data-chain="${seat}"]`).boundingBox())?.x ?? -1;
    expect(await left(0)).toBeLessThan(await left(1));
    for (const seat of [0, 1]) {
      await page.locator(`button[data-deck="${seat}"]`).click();
      await page.locator(`[data-deck-list="${seat}"] li`).first().waitFor();
      const copies = await page.locator(`[data-deck-list="${seat}"] li b:first-child`).allInnerTexts();
      expect(copies.reduce((sum, n) => sum + Number(n), 0)).toBe(60);
      await page.locator(`[data-void="${seat}"]`).click();
      await page.locator(`[data-void-open="${seat}"]`).waitFor();
      await page.keyboard.press('Escape');
    }
  });

  test('TS-9.1 a refused touch answers beside the finger, with its clause', async () => {
    const page = await begin();
    await page.locator('[data-spot^="hand-"][data-lit="false"]').first().click();
    await page.locator('[data-refusal="TS-9.1"]').waitFor();
  });

  test('a card that is offered stands beside the question, and does not take its place', async () => {
    const isSearch = (match: Match<TimeStream>) => match.look(0).prompt?.key === 'prompt.search';
    const page = await openAt(site, timestream, { options: timestream.defaults(2), seats: 2, is: isSearch });
    const prompt = page.locator('[data-prompt]');
    const question = await prompt.locator('strong').innerText();
    expect(question).toMatch(/which card do you take from your deck\?$/);
    const card = page.locator('[data-spot^="offer-"][data-lit="true"]').first();
    await card.hover();
    await soon(async () => (await prompt.innerText()).length).toBeGreaterThan(question.length);
    expect(await prompt.locator('strong').innerText()).toBe(question);
  });

  test('TS-6.9 who holds no Power Cell is told so, and goes on', async () => {
    const hasNone = (match: Match<TimeStream>) => {
      const { prompt, choices } = match.look(0);
      return prompt?.key === 'prompt.cell' && choices.every(({ kind }) => kind !== 'cell');
    };
    const page = await openAt(site, timestream, { options: timestream.defaults(2), seats: 2, is: hasNone });
    expect(await page.locator('[data-prompt]').innerText()).toContain('You hold no Power Cell');
    expect(await page.locator('[data-finish]').innerText()).toContain('Go on');
    expect(await has(page, '[data-hint]')).toBe(false);
    await choose(page, '[data-finish]');
  });

  test('keys alone: a cell, a card in its lane, back out, and on', async () => {
    const page = await begin();
    const step = await stepOf(page);
    await page.locator(HAND).first().locator('button').focus();
    await page.keyboard.press('Enter');
    await soon(() => stepOf(page)).not.toBe(step);
    await page.locator(HAND).first().locator('button').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-back]').waitFor();
    await page.keyboard.press('Escape');
    await soon(() => page.locator('[data-back]').count()).toBe(0);
    await page.keyboard.press('v');
    await page.locator('[data-void-open="0"]').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await soon(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('on a phone, what a first match asks to touch in a full hand is in sight', async () => {
    const page = await site.visit('/first/timestream', PHONE);
    await page.waitForSelector('[data-coach] strong');
    const outside = () =>
      page.locator('[data-ring][data-lit="true"]').evaluateAll((cards) => {
        const [card] = cards.map((one) => one.getBoundingClientRect());
        return card === undefined || card.left < 0 || card.right > window.innerWidth;
      });
    await soon(outside).toBe(false);
  });

  test('on a phone, why a card cannot target stands clear of its numbers', { timeout: 90_000 }, async () => {
    const page = await begin({ ...PHONE, chance: 3 });
    const isIdle = async (seat: number) => {
      await page.locator(`[data-side="${seat}"]`).click();
      return has(page, '[data-idle]');
    };
    while (await playUntil(page, '[data-arrow]')) {
      if ((await isIdle(0)) || (await isIdle(1))) break;
      await act(page);
    }
    const covered = await page.locator('.first:has([data-idle])').evaluateAll((columns) =>
      columns.map((column) => {
        const bottom = column.querySelector('[data-idle]')?.getBoundingClientRect().bottom ?? 0;
        return bottom - (column.querySelector('.sphere b')?.getBoundingClientRect().top ?? 0);
      }),
    );
    expect(covered.length).toBeGreaterThan(0);
    expect(Math.max(...covered)).toBeLessThanOrEqual(0);
  });

  test('nothing is wider than the screen, and axe finds no fault', { timeout: 90_000 }, async () => {
    for (const options of [{}, PHONE]) {
      const page = await begin(options);
      await playUntil(page, '[data-back]');
      expect(await axe(page)).toEqual([]);
      expect(await widerThanWindow(page)).toBe(0);
      const how = await site.visit('/how/timestream', options);
      await how.waitForSelector('section h2');
      expect(await axe(how)).toEqual([]);
      expect(await widerThanWindow(how)).toBe(0);
    }
  });
});
