import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { manifests } from '../src/games/manifests.ts';
import { chooseSomething } from './chrono-trek.ts';
import { chooseByMouse, liftCurtain } from './end-of-line.ts';
import { ASKED, DESK, PHONE, QUICK, useSite } from './site.ts';

const site = useSite();

/** Makes some choice of EndStream's: keeps the hand, activates an agenda that is ready, or finishes. */
async function chooseInEndStream(page: Page, n: number): Promise<void> {
  const keep = page.locator('[data-choice="keep"]');
  if ((await keep.count()) > 0) return keep.click();
  const next = n % 2 === 0 ? '[data-spot="agenda-0"], [data-spot="agenda-6"]' : '[data-finish]';
  await page.locator(next).first().click();
  // Where one point or two could be made, or some would be lost.
  const sure = page.locator('[data-commit]');
  if ((await sure.count()) > 0) await sure.click({ timeout: 1_000 }).catch(() => {});
}

/** Whatever goes on, in a game that has no way of its own here. */
async function goOn(page: Page): Promise<void> {
  await page.locator('[data-finish], [data-commit], [data-answer], [data-choice]').first().click();
}

const OWN: Readonly<Record<string, (page: Page, n: number) => Promise<void>>> = {
  'end-of-line': chooseByMouse,
  endstream: chooseInEndStream,
  'chrono-trek': chooseSomething,
};
/** Every game in which one hides a hand from another at the same screen. */
const GAMES = await Promise.all(
  manifests.map(async ({ about: { id, seats }, setUp }) => {
    const { modes, hidesHands } = await setUp();
    const isHidden = seats[1] > 1 && hidesHands(modes[0]?.id ?? '');
    return isHidden ? [{ game: id, choose: OWN[id] ?? goOn }] : [];
  }),
);

async function letPass(page: Page): Promise<void> {
  await page.locator('[data-nobody]').click();
  await page.locator('[data-call]').waitFor({ state: 'detached' });
}

const ANYBODY = `[data-curtain], [data-call], [data-result], ${ASKED}`;
const HANDOVERS = 4;

/** Two persons play on, whoever is asked, until the screen was handed over a few times. */
async function handOver(page: Page, choose: (page: Page, n: number) => Promise<void>): Promise<number> {
  let made = 0;
  for (let n = 0; made < HANDOVERS && n < 60; n++) {
    await page.waitForSelector(ANYBODY, { timeout: 30_000 });
    if ((await page.locator('[data-result]').count()) > 0) break;
    const isCurtain = (await page.locator('[data-curtain]').count()) > 0;
    const isCall = (await page.locator('[data-call]').count()) > 0;
    const act = isCurtain ? liftCurtain : isCall ? letPass : choose;
    // The table may go on by itself between two looks at it; then the next round sees what is asked.
    const isDone = await act(page, n).then(
      () => true,
      () => false,
    );
    if (isCurtain && isDone) made++;
  }
  return made;
}

test.each(GAMES.flat().flatMap((one) => [DESK, PHONE].map((screen) => ({ ...one, screen }))))(
  '$game at $screen.viewport.width px: motion that a handover cuts short leaves nothing behind, not even in the console',
  async ({ game, choose, screen }) => {
    const page = await site.visit(`/new/${game}`, { ...screen, settings: { ...QUICK, motion: 'full' } });
    await page.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
    await page.locator('[data-start]').click();
    await page.waitForSelector(ANYBODY);
    // From here on the table may go on under the finger: what is gone by then is soon given up.
    page.setDefaultTimeout(3_000);
    expect(await handOver(page, choose)).toBe(HANDOVERS);
  },
  60_000,
);
