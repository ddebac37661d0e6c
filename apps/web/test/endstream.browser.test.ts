import { DECKS, OPERATORS } from '@turnpoint/endstream/content';
import { cannotUseDeck, endstream, printCode } from '@turnpoint/endstream/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openMatch, playedFor } from './prepared.ts';
import { axe, PHONE, QUICK, type Site, useSite, widerThanWindow } from './site.ts';

const site = useSite();

/** Becomes so before long, also on a machine that has much else to do. */
const soon = <T>(what: () => T | Promise<T>) => expect.poll(what, { timeout: 10_000 });

/** To a match against the scripted bot, as far as the first own decision. */
async function begin(options: Parameters<Site['visit']>[1] = {}, query = ''): Promise<Page> {
  const page = await site.visit(`/new/endstream${query}`, options);
  await page.locator('[data-start]').click();
  await page.waitForSelector('[data-board]');
  return page;
}

/** Past the mulligans, to an own turn or the end. */
async function untilMyTurn(page: Page): Promise<'mine' | 'over'> {
  await page.waitForSelector('[data-choice="keep"], [data-finish], [data-result]');
  const keep = page.locator('[data-choice="keep"]');
  if ((await keep.count()) > 0) {
    await keep.click();
    await page.waitForSelector('[data-finish], [data-result]');
  }
  return (await page.locator('[data-result]').count()) > 0 ? 'over' : 'mine';
}

const planned = (page: Page) => page.locator('[role="tabpanel"] ol > li:not(.none):not(.next)').count();

async function finish(page: Page): Promise<void> {
  const turn = page.locator('header p');
  const before = await turn.innerText();
  await page.locator('[data-finish]').click();
  await soon(async () => (await page.locator('[data-result]').count()) > 0 || (await turn.innerText()) !== before).toBe(
    true,
  );
}

/** Activates an own agenda; where it may be pushed, its button asks for one point or two. */
async function activateAgenda(page: Page, place: number): Promise<void> {
  const before = await planned(page);
  await page.locator(`[data-spot="agenda-${place}"]`).click();
  await soon(async () => {
    const one = page.locator('[data-commit]');
    // Under the pointer it may be done already: then its button goes while it is reached for.
    if ((await one.count()) > 0) await one.click({ timeout: 1_000 }).catch(() => {});
    return planned(page);
  }).toBe(before + 1);
}

/** Answers what is half made with the first thing that fits. */
async function answer(page: Page): Promise<void> {
  const answers = page.locator('[data-answer]');
  if ((await answers.count()) > 0)
    await answers
      .first()
      .click({ timeout: 1_000 })
      .catch(() => {});
}

async function activateSomebody(page: Page): Promise<boolean> {
  const card = page.locator('li.lit [data-spot^="hand-"]').first();
  if ((await card.count()) === 0) return false;
  const left = await page.locator('[data-spot^="hand-"]').count();
  await card.click();
  await soon(async () => {
    await answer(page);
    return page.locator('[data-spot^="hand-"]').count();
  }).toBe(left - 1);
  return true;
}

describe('a match of EndStream', () => {
  test('against the scripted bot, from the deal to the result', { timeout: 120_000 }, async () => {
    const page = await begin();
    let turns = 0;
    while ((await untilMyTurn(page)) === 'mine') {
      while (turns < 4 && (await activateSomebody(page)));
      turns++;
      await finish(page);
    }
    expect(turns).toBeGreaterThan(1);
    expect(await page.locator('[data-result] #result').innerText()).toMatch(/won|lost|draw/i);
    await page.getByRole('button', { name: 'Check the deal' }).click();
    await page.waitForSelector('[data-checked="true"]');
  });

  test('ES-16.1 a turn is a plan: step by step and all at once it is taken back', async () => {
    const page = await begin();
    await untilMyTurn(page);
    await activateAgenda(page, 0);
    await activateAgenda(page, 1);
    expect(await page.locator('[data-spot="points-0"] svg').count()).toBe(2);
    await page.locator('[data-undo]').click();
    await soon(() => planned(page)).toBe(1);
    await page.keyboard.press('2');
    await page.locator('[data-commit]').click();
    await soon(() => planned(page)).toBe(2);
    await page.locator('[data-back-all]').click();
    await soon(() => planned(page)).toBe(0);
    expect(await page.locator('[data-spot="points-0"] b').innerText()).toBe('0');
  });

  test('ES-5.14 a push that is picked is done by touching its agenda again; MOVE asks where to, or takes the only way; what can be done stands first', async () => {
    const page = await begin();
    await untilMyTurn(page);
    // Nobody pushes in the very first turn (ES-3.19).
    await finish(page);
    await untilMyTurn(page);
    const agenda = page.locator('[data-spot="agenda-0"]');
    await agenda.click();
    await page.locator('[data-push]').click();
    await soon(() => page.locator('[data-push]').count()).toBe(0);
    await agenda.click();
    await soon(() => planned(page)).toBe(1);
    expect(await page.locator('[data-spot="points-0"] svg').count()).toBe(2);
    await page
      .locator('[data-board]')
      .getByRole('button', { name: /JERUSALEM.*yours/i })
      .first()
      .click();
    await page.locator('[data-action="move"]').waitFor();
    const rows = await page
      .locator('[data-action], [data-off]')
      .evaluateAll((all) => all.map((row) => 'off' in (row as HTMLElement).dataset));
    expect(rows).toContain(true);
    expect(rows).toEqual([...rows].sort());
    await page.locator('[data-action="move"]').click();
    await page.locator('[data-where-to], [data-commit]').first().waitFor();
  });

  test('at a desk the sheet of whoever is touched shows all that can be done, in German too', async () => {
    const match = playedFor(endstream, { n: 3, seats: 2, length: 60 });
    const page = await openMatch(site, match, 1, { settings: { ...QUICK, language: 'de' } });
    let sheets = 0;
    for (const one of await page.locator('[data-board] [data-spot^="thing-"] > button').all()) {
      await one.click();
      await page.waitForFunction(() => document.querySelector('section[aria-busy="true"]') === null);
      const cut = await page
        .locator('[data-action]')
        .evaluateAll((rows) =>
          rows.filter((row) => row.getBoundingClientRect().bottom > row.closest('ul')!.getBoundingClientRect().bottom),
        );
      sheets += await page.locator('section:has([data-action])').count();
      expect(cut.length).toBe(0);
      await page.keyboard.press('Escape');
    }
    expect(sheets).toBeGreaterThan(3);
  });

  test('on a phone the sheet of whoever is touched cuts no name', async () => {
    const match = playedFor(endstream, { n: 3, seats: 2, length: 60 });
    const page = await openMatch(site, match, 1, PHONE);
    const names = page.locator('section[aria-busy] header b');
    let sheets = 0;
    for (const one of await page.locator('[data-board] [data-spot^="thing-"] > button').all()) {
      await one.tap();
      sheets += await names.count();
      expect(await names.evaluateAll((all) => all.filter((b) => b.scrollWidth > b.clientWidth).length)).toBe(0);
      await page.keyboard.press('Escape');
    }
    expect(sheets).toBeGreaterThan(3);
  });

  test('ES-16.6 a commit point is announced before it is done, and then nothing up to it is taken back', async () => {
    // Whatever agendas are dealt, any point pays for this operator; its tech looks at hidden cards.
    const scout = OPERATORS.find(({ cost }) => cost.every((symbol) => symbol === '*'))!;
    const others = DECKS.jerusalem.operators.filter(({ operator }) => operator !== scout.id).slice(0, 6);
    const operators = [{ operator: scout.id, techs: ['scrying-bowl', 'plunger'] as [string, string] }, ...others];
    const deck = { controller: DECKS.jerusalem.controller, operators };
    expect(cannotUseDeck(deck)).toEqual([]);
    const page = await begin({}, `?deck=${printCode(deck)}`);
    await untilMyTurn(page);
    await page.locator('li.lit', { hasText: scout.name }).locator('[data-spot^="hand-"]').click();
    await page.getByRole('button', { name: new RegExp(`^${scout.name}.*yours`) }).click();
    const look = page.locator('[data-action="scrying-bowl"]');
    expect(await look.innerText()).toContain('cannot be taken back');
    const before = await planned(page);

    await look.click();
    await page.waitForSelector('[data-commit-point]');
    expect(await page.locator('[data-commit]').innerText()).toContain('for good');
    await page.locator('[data-back]').click();
    expect(await page.locator('[data-commit-point]').count()).toBe(0);
    expect(await planned(page)).toBe(before);

    await look.click();
    await page.locator('[data-commit]').click();
    await soon(() => planned(page)).toBe(before + 1);
    await page.getByText('Final up to here').waitFor();
    expect(await page.locator('[data-undo]').innerText()).toBe('Undo (practice)');
    expect(await page.locator('[data-back-all], [data-back-to]').count()).toBe(0);
  });

  test('the first hint stays away once it is dismissed, and so do they all', async () => {
    const page = await begin();
    await untilMyTurn(page);
    const hint = page.locator('[data-hint]');
    expect(await hint.getAttribute('data-hint')).toBe('agenda');
    await hint.getByRole('button').click();
    await soon(() => hint.getAttribute('data-hint')).not.toBe('agenda');
    await page.reload();
    await page.waitForSelector('[data-finish]');
    expect(await page.locator('[data-hint="agenda"]').count()).toBe(0);
    while ((await hint.count()) > 0) {
      const shown = await hint.getAttribute('data-hint');
      await hint.getByRole('button').click();
      await soon(() => page.locator(`[data-hint="${shown}"]`).count()).toBe(0);
    }
  });

  test('who touches somebody that is not theirs reads what they can do', async () => {
    const match = playedFor(endstream, { n: 3, seats: 2, length: 60 });
    const page = await openMatch(site, match, 1, PHONE);
    const foe = page.locator('[data-board] [data-spot^="thing-"] > button[aria-label*="enemy"]').first();
    await foe.tap();
    await soon(() => page.locator('[data-printed] li').count()).toBeGreaterThan(0);
  });

  test('on a phone the line of a seat is told whole, whatever a choice would give', async () => {
    const page = await begin(PHONE);
    await untilMyTurn(page);
    const strip = page.locator('[data-board] [data-seat="0"], [data-seat="0"].mine').first();
    for (let place = 0; place < 4; place++) {
      await page.locator(`[data-spot="agenda-${place}"]`).tap();
      await page.waitForSelector('[data-commit]');
      expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.locator('[data-commit]').tap();
      await page.locator('[data-commit]').waitFor({ state: 'detached' });
    }
  });

  test('header and list of the turn do not run ahead of the board', async () => {
    const page = await begin({ settings: { ...QUICK, motion: 'full', pace: 'steady' } });
    await untilMyTurn(page);
    await page.locator('[data-finish]').click();
    // The first that the bot does is being told, and the key that skips it is printed.
    await page.locator('[data-prompt] [data-telling]', { hasText: /Yara/ }).waitFor();
    expect(await page.locator('[data-hurry]').innerText()).toMatch(/^Skip ahead/);
    expect(await page.locator('[data-hurry] kbd').getAttribute('data-cap')).toBe('Space');
    expect(await page.locator('header p').innerText()).toMatch(/^Yara, turn/);
    expect(await page.locator('[data-again]').count()).toBe(0);
  });

  test('a hint on a phone stands at the prompt, where it covers nothing', async () => {
    const page = await begin(PHONE);
    await untilMyTurn(page);
    await page.waitForSelector('[data-prompt] [data-hint]');
    expect(await page.locator('[data-hint]').count()).toBe(1);
  });

  test("the opponent's last turn is told again, also after the page was loaded anew", async () => {
    const page = await begin({ settings: { ...QUICK, motion: 'full' } });
    // Whoever begins: after an own turn the opponent has had one.
    await untilMyTurn(page);
    await finish(page);
    await page.waitForSelector('[data-finish]');
    await page.reload();
    await page.locator('[data-again]').click();
    const prompt = page.locator('[data-prompt]');
    await soon(() => prompt.innerText()).toContain('Once more');
    await page.mouse.click(5, 5);
    await soon(() => prompt.innerText()).toContain('Your turn 2');
  });

  test('a refused touch answers beside the finger, with a clause that opens', async () => {
    const page = await begin();
    await untilMyTurn(page);
    await page.locator('[data-spot="agenda-7"]').click();
    const refusal = page.locator('[data-refusal]');
    await refusal.waitFor();
    expect(await refusal.getAttribute('data-refusal')).toBe('ES-1.8');
    await refusal.getByRole('button', { name: 'ES-1.8' }).click();
    await page.locator('[data-clause="ES-1.8"]').waitFor();
  });

  test('keys alone: activate an agenda, bring out an operator, take it back, finish', async () => {
    const page = await begin();
    await untilMyTurn(page);
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    await soon(() => planned(page)).toBe(1);
    await page.keyboard.press('u');
    await soon(() => planned(page)).toBe(0);
    await page.locator('li.lit [data-spot^="hand-"] button').first().focus();
    await page.keyboard.press('i');
    await page.locator('[data-inspector] dl').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-inspector]').count()).toBe(0);
    const left = await page.locator('[data-spot^="hand-"]').count();
    await page.keyboard.press('Enter');
    await soon(async () => {
      await answer(page);
      return page.locator('[data-spot^="hand-"]').count();
    }).toBe(left - 1);
    // The button is gone, the focus is not: it is with the operator that came out.
    expect(
      await page.evaluate(() => document.activeElement?.closest('[data-spot]')?.getAttribute('data-spot')),
    ).toMatch(/^thing-/);
    await page.keyboard.press('e');
    await page.waitForSelector('[data-finish], [data-result]');
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('on a phone nothing is wider than the screen, and axe finds no fault', { timeout: 60_000 }, async () => {
    for (const options of [{}, PHONE]) {
      const page = await begin(options);
      await untilMyTurn(page);
      await page.locator('li.lit [data-spot^="hand-"]').first().click();
      await page.locator('[data-commit], [data-board] [data-spot^="thing-"][data-lit="true"]').first().waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await widerThanWindow(page)).toBe(0);
    }
  });
});

describe('the deck builder', () => {
  test('names every broken rule, makes a legal deck, shares it and plays it', async () => {
    const page = await site.visit('/decks/endstream');
    const rules = page.locator('[data-broken]');
    await rules.waitFor();
    expect(await rules.getByText('ES-2.1').count()).toBeGreaterThan(0);

    await page.locator('[data-open]').selectOption({ label: 'MERIDIAN' });
    await soon(() => rules.getAttribute('data-broken')).toBe('0');
    await page.locator('[data-line="row-0-slot-1"] .out').click();
    await soon(() => rules.getByText('ES-2.2').count()).toBe(1);
    expect(await page.locator('[data-play]').getAttribute('aria-disabled')).toBe('true');

    await page.getByLabel('Name, text, keyword').fill('mirror of ishtar');
    await soon(() => page.locator('[data-card]').count()).toBe(1);
    await page.locator('[data-card="mirror-of-ishtar"] [data-add]').click();
    await soon(() => rules.getAttribute('data-broken')).toBe('0');
    await page.locator('[data-keep]').click();

    await page.locator('[data-share]').click();
    const code = await page.locator('[data-code]').innerText();
    expect(code).toMatch(/^ES1-[0-9A-Z]+$/);
    await page.goto(`${site.base}/decks/endstream?deck=${code}`);
    await soon(() => page.locator('[data-line="row-0-slot-1"]').innerText()).toContain('Mirror of Ishtar');

    await page.locator('[data-play]').click();
    await page.waitForURL(/\/new\/endstream/);
    expect(await page.locator('[data-deck="0"] select').inputValue()).toBe(code);
    await page.locator('[data-start]').click();
    await page.waitForSelector('[data-board]');
    expect(await page.locator('[data-seat="0"]').innerText()).toContain('MERIDIAN');
  });

  test('axe finds no fault in builder and how-to, wide and narrow', { timeout: 60_000 }, async () => {
    for (const options of [{}, PHONE]) {
      const builder = await site.visit('/decks/endstream', options);
      await builder.waitForSelector('[data-card]');
      expect(await axe(builder)).toEqual([]);
      expect(await widerThanWindow(builder)).toBe(0);
      const how = await site.visit('/how/endstream', options);
      await how.waitForSelector('section h2');
      expect(await axe(how)).toEqual([]);
      expect(await widerThanWindow(how)).toBe(0);
    }
  });
});
