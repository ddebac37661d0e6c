// What hinders at the moments of a game or on pages, in windows of many sizes, beside the list of what is known to. The list may only
// grow shorter: SIZES=all SHORTEN=1 takes from it what was cured. Without SIZES=all three of the sizes are looked at.
import { readFileSync, writeFileSync } from 'node:fs';
import { hindered, settled } from '@turnpoint/testkit/pages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '1440x900': [1440, 900],
  '1280x720': [1280, 720],
  '1024x600': [1024, 600],
  '844x390': [844, 390],
  '390x844': [390, 844],
  '320x640': [320, 640],
  // Half as many pixels of the page as the window has.
  'zoom 200 %': [720, 450],
};
const QUICK = ['1440x900', '844x390', '390x844'];
const sizes = Object.keys(SIZES).filter((size) => process.env.SIZES === 'all' || QUICK.includes(size));
const LETTERS = 'letters 200 %';

/** By game: moment, what is hindered there, and in which window. */
const FILE = new URL('./hindered.json', import.meta.url);
const listed = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, readonly string[]>;

export class Looks {
  readonly #page: Page;
  /** With where it was first seen. */
  readonly #found = new Map<string, string>();

  constructor(page: Page) {
    this.#page = page;
  }

  #see(moment: string, what: string, size: string): void {
    const entry = `${moment} | ${what} | ${size}`;
    if (!this.#found.has(entry)) this.#found.set(entry, this.#page.url());
  }

  /** In all windows, one after another; `open` is done anew in each, and undone by Escape. False: that is not there. */
  async at(moment: string, { open, within = 'body' }: { open?: () => Promise<boolean>; within?: string } = {}) {
    for (const size of sizes) {
      const [width, height] = SIZES[size] ?? [0, 0];
      await this.#page.setViewportSize({ width, height });
      const isOpen = (await open?.()) ?? true;
      await this.#page.evaluate(settled);
      const all = isOpen ? await this.#page.evaluate(hindered, within) : [];
      for (const what of all) this.#see(moment, what, size);
      if (open) await this.#page.keyboard.press('Escape');
    }
  }

  /** Whoever has set larger letters in their browser sees larger letters. */
  async letters(moment: string) {
    const size = () =>
      this.#page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.querySelector('[data-prompt], p') ?? document.body).fontSize),
      );
    const before = await size();
    const browser = await this.#page.context().newCDPSession(this.#page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    if ((await size()) < 1.9 * before) this.#see(moment, 'fixed: letters', LETTERS);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  }

  /** Nothing is there that is not on the list, and nothing is on the list that was cured. */
  compare(name: string) {
    const isLooked = (entry: string) => [LETTERS, ...sizes].some((size) => entry.endsWith(` | ${size}`));
    const known = (listed[name] ?? []).filter(isLooked);
    const cured = known.filter((entry) => !this.#found.has(entry));
    if (process.env.SHORTEN) {
      listed[name] = (listed[name] ?? []).filter((entry) => !cured.includes(entry));
      writeFileSync(FILE, `${JSON.stringify(listed, null, 2)}\n`);
    } else expect(cured, 'cured: take it from the list').toEqual([]);
    const found = [...this.#found].filter(([entry]) => !known.includes(entry));
    expect(found, 'hindered, and not on the list').toEqual([]);
  }
}
