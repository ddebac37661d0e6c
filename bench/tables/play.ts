import type { ElementHandle, Page } from 'playwright-core';

/** What somebody clicks who plays on, the most wanted first: what goes on, what is lit, a card, an answer, the end of a turn. */
const CLICKS: Readonly<Record<string, readonly string[]>> = {
  'end-of-line': [
    '[data-commit]:not([aria-disabled="true"])',
    'body:has([data-hand][aria-pressed="true"]) [data-spot^="cell-"].lit',
    '[data-hand]:not([aria-disabled="true"])',
    '[data-choice]',
    '[data-spot^="effect-"]:not([aria-disabled="true"])',
  ],
  endstream: ['[data-choice="keep"]', '[data-answer]', '[data-commit]', 'li.lit [data-spot^="hand-"]', '[data-finish]'],
  timestream: [
    '[data-sheet] [data-lit="true"]',
    '[data-answer]',
    '[data-commit]:not(.harm)',
    // Whoever is warned goes on.
    'body:has([data-commit].harm) [data-finish]',
    '[data-board] [data-lit="true"]',
    '[data-spot^="hand-"][data-lit="true"], [data-spot^="offer-"][data-lit="true"]',
    '[data-finish]',
  ],
  'chrono-trek': [
    '[data-commit]:not([aria-disabled="true"])',
    '[data-spot^="place-"].legal, [data-seat].legal > button, button.legal[data-spot]:not([data-hand])',
    '[data-hand].legal',
    '[data-choice]',
  ],
  'endure-the-stars': ['[data-commit]', '[data-finish]', '[data-spot^="choice-"]'],
};
export const GAMES = Object.keys(CLICKS);

/** How many sit there: as many as the figures that we compare with were counted with; left out: as few as there can be. */
const SEATS: Readonly<Record<string, number>> = { 'chrono-trek': 4 };
/** What stands there in an own turn, where one is asked in turns of others too. */
const OWN_TURN: Readonly<Record<string, string>> = { 'chrono-trek': 'header b.mine' };

/** Cards in hand may overlap: only their left edge is sure to be free. */
const EDGE = { position: { x: 12, y: 20 } };
const MOST = 1500;
/** A click that fails so often in a row will not succeed. */
const TRIES = 8;

export interface Played {
  readonly isOver: boolean;
  readonly turns: number;
  readonly clicks: number;
  /** Seconds of waiting between an own turn and the next. */
  readonly waits: readonly number[];
}

export async function begin(page: Page, game: string): Promise<void> {
  await page.locator('[data-start]').waitFor();
  for (let n = await page.locator('[data-seat]').count(); n < (SEATS[game] ?? 0); n++) {
    await page.locator('section[aria-labelledby="seats"] .head button').click();
  }
  await page.locator('[data-start]').click();
  await shows(page, '[data-table]');
}

const ASKED_OR_OVER = '[data-asked="true"], [data-result]';

/** Waits until it is asked or over; who is out of the match skips to its end. Tells how long others were waited for. */
export async function untilAsked(page: Page): Promise<{ isOver: boolean; waited: number }> {
  const from = performance.now();
  const isAsked = await page.locator('[data-asked="true"]').count();
  const out = await (await shows(page, `${ASKED_OR_OVER}, [data-out]`)).$('[data-skip]');
  if (out !== null) {
    await out.click();
    await shows(page, ASKED_OR_OVER);
  }
  const isOver = (await page.locator('[data-result]').count()) > 0;
  return { isOver, waited: isAsked > 0 ? 0 : (performance.now() - from) / 1000 };
}

/** Waits for one of these; says in a sentence that none came. */
export async function shows(page: Page, what: string): Promise<ElementHandle> {
  const found = await page.waitForSelector(what).catch(() => null);
  if (found === null) {
    const stands = await page
      .locator('[data-prompt]')
      .innerText({ timeout: 1000 })
      .catch(() => 'no prompt');
    throw new Stuck(`${page.url()}: waited in vain for ${what}; the prompt says: ${stands}`);
  }
  return found;
}

/** Whoever plays on gets no further: the run ends with what is in the way. */
export class Stuck extends Error {}

/** One click; `n` makes it vary, so that whoever is in a corner gets out of it. */
export async function clickOn(page: Page, game: string, n: number): Promise<void> {
  let why = 'nothing is there to be clicked';
  for (let again = 0; again < TRIES; again++) {
    const { isOver } = await untilAsked(page);
    if (isOver) return;
    const refused = await clicked(page, game, n + again);
    if (refused === null) return;
    why = refused;
  }
  throw new Stuck(`${game} at ${page.viewportSize()?.width}: ${why}`);
}

/** Null when a click was made, otherwise why not. What moves away under the pointer is no fault, so this is asked again. */
async function clicked(page: Page, game: string, n: number): Promise<string | null> {
  for (const what of CLICKS[game] ?? []) {
    const found = page.locator(`${what.split(', ').join(':visible, ')}:visible`);
    const many = await found.count();
    if (many === 0) continue;
    const at = what.includes('data-hand') ? EDGE : {};
    return found
      .nth(n % many)
      .click({ timeout: 2000, ...at })
      .then(
        () => null,
        ({ message }: Error) => `${what} cannot be clicked: ${message.match(/<.*intercepts.*/)?.[0] ?? message}`,
      );
  }
  await page.waitForTimeout(100);
  return `nothing is there to be clicked: ${await page.locator('[data-prompt]').innerText()}`;
}

/** Plays on until the match is over or so many own turns are made. A pause of less than a tenth of a second is none. */
export async function playOn(page: Page, game: string, most = Number.POSITIVE_INFINITY): Promise<Played> {
  const waits: number[] = [];
  const own = OWN_TURN[game];
  let clicks = 0;
  let round = 0;
  for (let n = 0; n < MOST && waits.length < most; n++) {
    const { isOver, waited } = await untilAsked(page);
    if (waited > 0.1) round += waited;
    if (round > 0 && (own === undefined || isOver || (await page.locator(own).count()) > 0)) {
      waits.push(round);
      round = 0;
    }
    if (isOver) return { isOver, turns: waits.length, clicks, waits };
    await clickOn(page, game, n);
    clicks++;
  }
  return { isOver: false, turns: waits.length, clicks, waits };
}
