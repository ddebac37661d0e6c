import { cardOf } from '@turnpoint/chrono-trek/content';
import { type ChronoTrek, chronoTrek } from '@turnpoint/chrono-trek/rules';
import type { Match } from '@turnpoint/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EDGE, lift, playOn, reach, ready, sitDown, untilAsked, untilShared } from './chrono-trek.ts';
import { openAt } from './prepared.ts';
import { ASKED, axe, PHONE, QUICK, useSite, widerThanWindow } from './site.ts';

const site = useSite();

const SET_UP = '/new/chrono-trek';
const inverter = '[data-hand]:has-text("Inverter")';
/** The colour that means: you are asked. */
const AMBER = 'rgb(242, 181, 60)';
/** In milliseconds of the page's own clock: the same for everybody. */
const PAUSE = 600;
describe('Chrono-Trek', () => {
  test('a whole match of four against scripted bots, with the mouse', async () => {
    const page = await site.visit(SET_UP);
    await sitDown(page, { mode: 'level-1', seats: 4 });
    page.setDefaultTimeout(2_000);
    expect(await playOn(page)).toBe('over');
    expect(await page.locator('[data-result] #result').innerText()).toMatch(/won|lost|Nobody|No winner|Draw/i);
    expect(await axe(page)).toEqual([]);
  }, 180_000);

  test('on a phone a hand of few cards says what each does now', async () => {
    const isFew = (match: Match<ChronoTrek>) => {
      const { view, choices } = match.look(0);
      const hand = view.players[0]?.hand ?? [];
      return hand.length < 5 && hand.some((card) => cardOf(card).spot !== null) && choices.length > 1;
    };
    const page = await openAt(site, chronoTrek, { options: chronoTrek.defaults(3), seats: 3, is: isFew }, PHONE);
    const told = page.locator('[data-hand]:not(.tile) .told');
    await expect.poll(() => told.first().innerText()).toMatch(/^(Fits now|Does not fit|No effect now|On your ID)$/);
    for (const one of await told.all()) expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(14);
  });

  test('an inversion is shown before it is played, and can be put back', async () => {
    const page = await reach(site, 'canInvert', { levels: '3', seats: 3 });
    const lines = await page.locator('[role="log"] [data-step]').count();
    await page.locator(inverter).first().click(EDGE);
    await page.waitForSelector('[data-spot^="place-"].legal');
    expect(await page.locator('[data-spot^="place-"].legal').count()).toBe(15);
    await page.locator('[data-spot="place-B7"]').click();
    await page.waitForSelector('[data-spot="place-C2"].turns');
    expect(await page.locator('[data-prompt]').innerText()).toMatch(/^B7: .*later events? turns?\./);
    expect(await page.locator('path.ripple').count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);

    await page.locator('[data-spot="place-B8"]').click();
    await page.waitForSelector('[data-refusal="CT-5.3"]');
    await page.locator('[data-undo]').click();
    await page.waitForSelector('[data-choice="second-draw"]');
    expect(await page.locator('[data-spot^="place-"].turns').count()).toBe(0);
    expect(await page.locator('[role="log"] [data-step]').count()).toBe(lines);

    await page.locator(inverter).first().click(EDGE);
    await page.locator('[data-spot="place-B7"].legal').click();
    await ready(page).click();
    await expect.poll(() => page.locator('[role="log"] [data-step]').count()).toBeGreaterThan(lines);
  }, 120_000);

  test('CT-14.20 alone with bots, who cannot answer is asked nothing: a ring runs down, and it goes on', async () => {
    const page = await reach(site, 'isPaused', { levels: '2', seats: 3, clock: true });
    const isShown = async () => {
      await page.clock.runFor(20);
      return page.locator('[data-played] svg.runs').count();
    };
    await expect.poll(isShown, { timeout: 20_000 }).toBe(1);
    expect(await page.locator('[data-asked="true"], [data-memo], [data-wait], [data-commit]').count()).toBe(0);
    expect(await page.locator('[data-prompt]').innerText()).toMatch(/ plays /);
    const stroke = await page.locator('[data-played] svg.runs').evaluate((ring) => getComputedStyle(ring).stroke);
    expect(stroke).not.toBe(AMBER);
    await page.clock.runFor(PAUSE);
    await page.waitForSelector('[data-played] svg.runs', { state: 'detached' });
  });

  test('CT-14.20 who holds a Memo is asked, for as long as it takes', async () => {
    const page = await reach(site, 'canAnswer', { levels: '2', seats: 3 });
    const prompt = await page.locator('[data-prompt] strong').innerText();
    expect(prompt).toMatch(/Answer with a Memo\?$/);
    await page.locator('[data-tool="pause"]').click();
    await page.getByLabel('Only for these plays, else pass').check();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-tool="pause"]').innerText()).toContain('some');
    expect(await page.locator('[data-prompt] strong').innerText()).toBe(prompt);
    await ready(page).click();
    await page.waitForFunction((was) => document.querySelector('[data-prompt] strong')?.textContent !== was, prompt);
    // Who comes back to a pause by undo is asked there, whatever they wanted meanwhile.
    await page.locator(ASKED).waitFor();
    await page.locator('[data-tool="pause"]').click();
    await page.getByLabel('Not before my next turn: pass').check();
    await page.keyboard.press('Escape');
    await page.locator('[data-undo]').click();
    await page.locator('[data-prompt] strong', { hasText: /Answer with a Memo\?$/ }).waitFor();
  });

  test('a Memo stands beside what it answers, and the sentence below both', async () => {
    const page = await reach(site, 'canAnswer', { levels: '2', seats: 3 });
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('turnpoint.settings') ?? '{}');
      localStorage.setItem('turnpoint.settings', JSON.stringify({ ...settings, motion: 'full' }));
    });
    await page.reload();
    await page.locator('[data-memo]').click();
    // It stands there for a moment: the page looks out for it from before the click on.
    const told = page.waitForFunction(() => {
      const answer = document.querySelector('[data-played] .answer .face')?.getBoundingClientRect();
      const sentence = document.querySelector('[data-played] > p');
      return answer && { answer: answer.bottom, sentence: sentence?.getBoundingClientRect().top };
    });
    await ready(page).click();
    const { answer, sentence } = (await (await told).jsonValue()) as { answer: number; sentence: number };
    expect(sentence).toBeGreaterThanOrEqual(answer - 12);
  });

  test('however many sit there, a hint beside the board is read whole', async () => {
    const page = await site.visit(SET_UP);
    await sitDown(page, { mode: 'level-1', seats: 6 });
    const hint = page.locator('[data-hint]');
    await hint.waitFor();
    const beyond = () =>
      hint.evaluate((box) => box.getBoundingClientRect().bottom - box.closest('aside')!.getBoundingClientRect().bottom);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  });

  test('CT-9.6 a card that nothing would come of is warned of, and only its own button plays it', async () => {
    const page = await reach(site, 'holdsIdle', { levels: '1', seats: 3 });
    const lines = await page.locator('[role="log"] [data-step]').count();
    const card = page.locator('[data-hand]:has-text("Static Warp Shell")').first();
    await card.click(EDGE);
    await page.waitForSelector('[data-harm]');
    expect(await page.locator('[data-prompt]').innerText()).toMatch(/^No effect now/);
    expect(await page.locator('[data-harm]').innerText()).toBe('Discard it: no effect now');
    // Enter lays it down again.
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-harm]', { state: 'detached' });
    expect(await page.locator('[role="log"] [data-step]').count()).toBe(lines);
    await card.click(EDGE);
    await page.locator('[data-another]').click();
    await page.waitForSelector('[data-harm]', { state: 'detached' });
  });

  test('keys alone: walk, read, pick, announce', async () => {
    const page = await reach(site, 'canInvert', { levels: '1', seats: 2 });
    const slot = Number(await page.locator(inverter).first().getAttribute('data-hand'));
    if (slot < 9) await page.keyboard.press(String(slot + 1));
    else {
      // By Tab, as it were: a focus that a key has brought is seen, and Enter means the card that has it.
      await page.keyboard.press('Tab');
      await page.locator(inverter).first().focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('[data-spot^="place-"].legal');
    await page.keyboard.press('n');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '');
    const lit = await focused();
    expect(await page.locator(`[data-spot="${lit}"].legal`).count()).toBe(1);
    const [away, back] = lit.endsWith('9') ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.keyboard.press(away as string);
    expect(await focused()).not.toBe(lit);
    await page.keyboard.press(back as string);
    expect(await focused()).toBe(lit);
    await page.keyboard.press('i');
    await page.waitForSelector('[data-inspector]');
    expect(await page.locator('[data-inspector] .card').count()).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-inspector]', { state: 'detached' });
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[data-spot="${lit}"].picked`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-spot^="place-"].picked', { state: 'detached' });
  }, 120_000);

  test('on a phone: the grid, the words of what turns, nothing wider than the window', async () => {
    const page = await site.visit(SET_UP, PHONE);
    await sitDown(page, { mode: 'level-1', seats: 4 });
    await untilAsked(page);
    await ready(page).tap();
    await page.locator('[data-spot="place-B8"]').tap();
    // By name: until the touch has arrived, the list still tells what turned last.
    await page.locator('.changes button', { hasText: 'B8' }).tap();
    await page.waitForSelector('[data-inspector]');
    expect(await page.locator('[data-inspector] .card').count()).toBe(3);
    expect(await widerThanWindow(page)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await axe(page)).toEqual([]);
  });

  test('a first match is told one thing at a time, and what was dismissed stays away', async () => {
    const page = await site.visit(SET_UP);
    await sitDown(page, { mode: 'level-1', seats: 2 });
    await page.waitForSelector('[data-hint="identity"]');
    await page.locator('[data-hint] button').click();
    await page.waitForSelector('[data-hint="identity"]', { state: 'detached' });
    await untilAsked(page);
    await page.reload();
    await page.waitForSelector('[data-mission]');
    expect(await page.locator('[data-hint="identity"]').count()).toBe(0);
  });

  test('a hint has its moment and gives way to the next one without being dismissed', async () => {
    const page = await site.visit(SET_UP);
    await sitDown(page, { mode: 'level-1', seats: 2 });
    await page.waitForSelector('[data-hint="identity"]');
    await ready(page).click();
    await page.waitForSelector('[data-hint]:not([data-hint="identity"])');
  });

  test('cards fly in the order of the log, a touch ends it, and the focus is never lost', async () => {
    const page = await site.visit(SET_UP, { settings: { ...QUICK, motion: 'full' } });
    await sitDown(page, { mode: 'level-1', seats: 2 });
    await untilAsked(page);
    await page.evaluate(() => {
      const kept = window as unknown as { flown: number };
      kept.flown = 0;
      const air = document.querySelector('[data-air]');
      if (air) new MutationObserver(() => kept.flown++).observe(air, { childList: true });
    });
    await ready(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => (window as unknown as { flown: number }).flown)).toBeGreaterThan(0);
    await page.waitForSelector(ASKED);
    await page.mouse.click(700, 70);
    await page.waitForSelector('[data-air]:not(:has(*))', { state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.closest('main, [data-table]') !== null)).toBe(true);
  });

  test('persons who share the screen are asked in public whether they answer, and nobody is shown a hand', async () => {
    for (const how of ['answer', 'nobody']) {
      const page = await reach(site, 'bothAsked', { levels: '3', seats: 3, persons: 2 });
      const cards = page.locator('[data-hand], [data-mission], [data-hint]');
      expect(await untilShared(page)).toBe('call');
      expect(await cards.count()).toBe(0);
      await answerCall(page, how);
      const next = await untilShared(page);
      if (next !== 'mine') expect(await cards.count()).toBe(0);
    }
  }, 120_000);
});

/** Whoever may answer is named, with or without a Memo, and a reload asks the same. */
async function answerCall(page: Page, how: string): Promise<void> {
  const asked = await page.locator('[data-answer]').allInnerTexts();
  expect(asked.length).toBeGreaterThan(0);
  if (how === 'nobody') {
    // The next question may come at once: this one has gone when its own place has.
    const question = await page.locator('[data-call]').elementHandle();
    await page.locator('[data-nobody]').click();
    await page.waitForFunction((place) => place?.isConnected !== true, question);
    return;
  }
  await page.reload();
  expect(await untilShared(page)).toBe('call');
  expect(await page.locator('[data-answer]').allInnerTexts()).toEqual(asked);
  await page.getByRole('button', { name: 'Wait' }).click();
  expect(await axe(page)).toEqual([]);
  await page.locator('[data-answer]').first().click();
  expect(await untilShared(page)).toBe('curtain');
  await lift(page);
  await page.waitForSelector('[data-memo]');
  expect(await page.locator('[data-wait]').count()).toBe(0);
  await ready(page).click();
}
