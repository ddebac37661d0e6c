import { typeOf } from '@turnpoint/chrono-trek/content';
import { type ChronoTrek, chronoTrek, type Options } from '@turnpoint/chrono-trek/rules';
import type { Match } from '@turnpoint/kernel';
import type { Locator, Page } from 'playwright-core';
import { openAt } from './prepared.ts';
import { ASKED, type Site } from './site.ts';

export interface Seating {
  readonly mode: string;
  readonly seats: number;
  /** The second seat is a person too, who shares the screen. */
  readonly shared?: boolean;
}

/** Begins a match of Chrono-Trek against scripted bots. */
export async function sitDown(page: Page, { mode, seats, shared = false }: Seating): Promise<void> {
  for (let count = 2; count < seats; count++) await page.getByRole('button', { name: 'Add a seat' }).click();
  if (shared) {
    await page.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
    await page.getByLabel('Name of player 2').fill('Jonas');
  }
  for (const level of await page.getByLabel(/^Level of the bot/).all()) await level.selectOption('2');
  await page.locator(`input[value="${mode}"]`).check({ force: true });
  await page.getByRole('button', { name: 'Start match' }).click();
  await page.waitForSelector('[data-table], [data-curtain]');
}

export async function untilAsked(page: Page): Promise<'mine' | 'over'> {
  // Bots may take their time on a busy machine, however short a touch may be.
  await page.waitForSelector(`[data-result], ${ASKED}`, { timeout: 30_000 });
  return (await page.locator('[data-result]').count()) > 0 ? 'over' : 'mine';
}

export const ready = (page: Page): Locator => page.locator('[data-commit]:not([aria-disabled="true"])');

/** Cards in hand may overlap: only their left edge is sure to be free. */
export const EDGE = { position: { x: 12, y: 20 } };

/** Makes some legal choice with the mouse: what is lit, then the one button. `n` makes it vary. */
export async function chooseSomething(page: Page, n: number): Promise<void> {
  if ((await ready(page).count()) === 0) await pickSomething(page, n);
  // A card that asks for more opens its question instead; the next round answers it.
  if ((await ready(page).count()) > 0) await ready(page).click();
}

async function pickSomething(page: Page, n: number): Promise<void> {
  const lit = page.locator(
    '[data-spot^="place-"].legal, [data-seat].legal > button:visible, button.legal[data-spot]:not([data-hand]):visible',
  );
  const hand = page.locator('[data-hand].legal');
  const buttons = page.locator('[data-choice]');
  const some = async (of: Locator) => of.nth(n % (await of.count()));
  if ((await lit.count()) > 0) await (await some(lit)).click();
  else if ((await hand.count()) > 0 && (n % 6 !== 5 || (await buttons.count()) === 0))
    await (await some(hand)).click(EDGE);
  else await buttons.first().click();
}

/** Plays on until the match is over or `most` steps are made. */
export async function playOn(page: Page, most = 600): Promise<'mine' | 'over'> {
  let [told, tried] = [-1, 0];
  for (let n = 0; n < most; n++) {
    if ((await untilAsked(page)) === 'over') return 'over';
    // What was told so far says what to try, not how often the page was looked at: the same match in every run.
    const lines = await page.locator('[role="log"] [data-step]').count();
    tried = lines === told ? tried + 1 : 0;
    told = lines;
    // The table may go on by itself between two looks at it, as when a pause ends; then the next round sees what is asked.
    await chooseSomething(page, lines + tried).catch((fault: Error) => {
      if (!fault.message.includes('Timeout')) throw fault;
    });
  }
  return untilAsked(page);
}

const isAskedFor = (match: Match<ChronoTrek>, seat: number, kind: string) =>
  match.look(seat).choices.some((choice) => choice.kind === kind);

/** The first seat is on turn, nothing has been turned yet, and it holds an Inverter. */
const canInvert = (match: Match<ChronoTrek>) => {
  const { view, choices } = match.look(0);
  return (
    isAskedFor(match, 0, 'second-draw') &&
    view.timeline.every(({ altered }) => !altered) &&
    choices.some((choice) => choice.kind === 'play' && typeOf(choice.card) === 'inverter')
  );
};

/** A pause asks the first seat, which has no Memo. */
const isPaused = (match: Match<ChronoTrek>) => isAskedFor(match, 0, 'pass') && !isAskedFor(match, 0, 'memo');

/** A pause asks both persons. */
const bothAsked = (match: Match<ChronoTrek>) => [0, 1].every((seat) => isAskedFor(match, seat, 'pass'));

/** A pause asks the first seat, which has a Memo. */
const canAnswer = (match: Match<ChronoTrek>) => isAskedFor(match, 0, 'memo');

/** The first seat is on turn and holds a card that can do nothing yet. */
const holdsIdle = (match: Match<ChronoTrek>) => {
  const { view, choices } = match.look(0);
  const isPlayable = choices.some((choice) => choice.kind === 'play' && choice.card === 'static-warp-shell');
  return isPlayable && view.anomaly === 0;
};

const MOMENTS = { canInvert, isPaused, canAnswer, holdsIdle, bothAsked };

interface Moment {
  readonly levels: Options['levels'];
  readonly seats: number;
  readonly persons?: number;
  /** The page's clock stands still until the test moves it. */
  readonly clock?: boolean;
}

/** A match that has come to such a moment. */
export function reach(
  site: Site,
  name: keyof typeof MOMENTS,
  { levels, clock = false, ...rest }: Moment,
): Promise<Page> {
  const options = { ...chronoTrek.defaults(rest.seats), levels };
  return openAt(site, chronoTrek, { ...rest, options, is: MOMENTS[name] }, { clock });
}

/** What the persons at a shared screen are asked now: by name behind the curtain, in public, or at their own table. */
export async function untilShared(page: Page): Promise<'curtain' | 'call' | 'mine' | 'over'> {
  await page.waitForSelector(`[data-curtain], [data-call], [data-result], ${ASKED}`, { timeout: 30_000 });
  for (const [found, what] of [
    ['[data-curtain]', 'curtain'],
    ['[data-call]', 'call'],
    ['[data-result]', 'over'],
  ] as const)
    if ((await page.locator(found).count()) > 0) return what;
  return 'mine';
}

export async function lift(page: Page): Promise<void> {
  await page.locator('[data-curtain] button').click();
  await page.waitForSelector('[data-table]');
}
