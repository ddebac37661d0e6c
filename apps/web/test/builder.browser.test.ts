import { describe, expect, test } from 'vitest';
import { axe, DESK, PHONE, QUICK, useSite, widerThanWindow } from './site.ts';

const site = useSite();
const soon = <T>(what: () => T | Promise<T>) => expect.poll(what, { timeout: 10_000 });

describe('the deck builder of TimeStream', () => {
  test('build, share, read in by somebody else, keep and play', { timeout: 60_000 }, async () => {
    const page = await site.visit('/decks/timestream');
    const rules = page.locator('[data-broken]');
    await rules.waitFor();
    expect(await rules.getByText('TS-4.1').count()).toBe(1);
    expect(await page.locator('[data-kept]').getByText('TS-4.2').count()).toBe(1);

    await page.locator('[data-open]').selectOption({ label: 'Scribes of the Way' });
    await soon(() => rules.getAttribute('data-broken')).toBe('0');
    expect(await page.locator('[data-kept]').getAttribute('data-kept')).toBe('10');
    await page.locator('[data-line="O01"] .out').click();
    await soon(() => rules.innerText()).toContain('60 cards and has 59');
    expect(await page.locator('[data-play]').getAttribute('aria-disabled')).toBe('true');

    await page.getByText('Obstacles', { exact: true }).first().click();
    await page.getByLabel('Name, text, keyword').fill('occupy');
    await page.locator('[data-card="O19"] [data-add]').click();
    await soon(() => rules.getAttribute('data-broken')).toBe('0');

    await page.locator('[data-share]').click();
    const code = await page.locator('[data-code]').innerText();
    const link = await page.locator('[data-link]').innerText();
    const text = await page.locator('[data-text]').innerText();
    expect(code).toMatch(/^TS1-[0-9A-Z]+$/);

    const other = await site.visit('/decks/timestream');
    for (const shared of [text, link, code]) {
      await other.locator('[data-share]').click();
      await other.locator('textarea').fill(shared);
      await other.locator('[data-read]').click();
      await soon(() => other.locator('[data-answer]').innerText()).toContain('The deck was imported.');
      await other.keyboard.press('Escape');
      expect(await other.locator('[data-line="O19"]').innerText()).toContain('1');
      expect(await other.locator('[data-broken]').getAttribute('data-broken')).toBe('0');
    }
    await other.getByLabel('Name of the deck').fill('Gates');
    await other.locator('[data-keep]').click();
    await other.locator('[data-play]').click();
    await other.waitForURL(/\/new\/timestream/);
    const chosen = other.locator('[data-deck="0"] select');
    expect(await chosen.inputValue()).toBe(code);
    expect(await chosen.locator('option:checked').innerText()).toBe('Gates');
    await other.locator('[data-start]').click();
    await other.waitForSelector('[data-board]');
  });

  test('a hostile code is refused in one sentence, wherever it comes from', async () => {
    const page = await site.visit('/decks/timestream?deck=TS1-__proto__');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('This is not a deck code');
    await page.locator('[data-share]').click();
    await page.locator('textarea').fill('4 Nowhere');
    await page.locator('[data-read]').click();
    await soon(() => page.locator('[data-answer]').innerText()).toBe('There is no card "Nowhere".');
    const setUp = await site.visit('/new/timestream?deck=TS1-0A1');
    await soon(() => setUp.locator('[data-start]').getAttribute('aria-disabled')).toBe('true');
    expect(await setUp.locator('[data-start] ~ [role="status"]').innerText()).toContain('This is not a deck code');
  });

  test('ready-made decks bear their names in the language of the reader', async () => {
    const page = await site.visit('/new/timestream', { settings: { language: 'de' } });
    await page.getByText('Feste Reihen').waitFor();
    expect(await page.locator('[data-deck="1"] option:checked').innerText()).toBe('Expedition des Archivs');
  });

  test('a deck is told by the sign and who sits there, and goes along with them; the sign stays with the seat', async () => {
    const page = await site.visit('/new/timestream');
    const row = (seat: number) => page.locator(`[data-deck="${seat}"]`);
    await soon(() => row(0).locator('.seat').innerText()).toMatch(/Sand\s+Mara$/);
    expect(await page.getByLabel('Sand, Mara: deck').inputValue()).toBe(await row(0).locator('select').inputValue());
    const decks = await page
      .locator('[data-deck] select')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    expect(new Set(decks).size).toBe(2);
    await page.locator('[data-seat="1"]').getByRole('button', { name: /down/ }).click();
    await soon(() => row(1).locator('.seat').innerText()).toMatch(/Sky\s+Mara$/);
    expect(await page.locator('[data-seat="2"] > .sign').innerText()).toMatch(/Sky$/);
    expect(await row(1).locator('select').inputValue()).toBe(decks[0]);
    expect(await row(0).locator('select').inputValue()).toBe(decks[1]);
  });

  test('in German the buttons of a deck end where the panel does, kept or not', async () => {
    for (const options of [DESK, PHONE]) {
      const page = await site.visit('/decks/timestream', { ...options, settings: { ...QUICK, language: 'de' } });
      if (options === PHONE) await page.locator('[data-open-deck]').click();
      const spare = () =>
        page.locator('[data-play]').evaluate((last) => {
          const foot = (last.parentElement as HTMLElement).getBoundingClientRect();
          return foot.right - last.getBoundingClientRect().right;
        });
      await page.locator('[data-play]').waitFor();
      expect(await spare()).toBeGreaterThanOrEqual(8);
      await page.locator('[data-keep]').click();
      await page.getByRole('button', { name: 'Gespeichert' }).waitFor();
      expect(await spare()).toBeGreaterThanOrEqual(8);
    }
  });

  test('axe finds no fault, wide and narrow', { timeout: 60_000 }, async () => {
    for (const options of [{}, PHONE]) {
      const page = await site.visit('/decks/timestream', options);
      await page.waitForSelector('[data-card]');
      expect(await axe(page)).toEqual([]);
      expect(await widerThanWindow(page)).toBe(0);
    }
  });
});
