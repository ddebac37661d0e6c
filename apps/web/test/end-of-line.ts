import type { Page } from 'playwright-core';
import { ASKED } from './site.ts';

/** Where END OF LINE's table stands, as a person sees it. */
export async function standing(page: Page): Promise<'mine' | 'theirs' | 'over' | 'curtain'> {
  return page.evaluate((asked) => {
    if (document.querySelector('[data-result]')) return 'over';
    if (document.querySelector('[data-curtain]')) return 'curtain';
    return document.querySelector(asked) ? 'mine' : 'theirs';
  }, ASKED);
}

export async function untilNotTheirs(page: Page): Promise<'mine' | 'over' | 'curtain'> {
  // Another page may have a whole turn to play before.
  await page.waitForSelector(`[data-result], [data-curtain], ${ASKED}`, { timeout: 60_000 });
  return (await standing(page)) as 'mine' | 'over' | 'curtain';
}

/** The step that the table shows: grows with every choice. */
export function told(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('[data-shown]')?.getAttribute('data-shown') ?? 0));
}

/** Makes some legal choice with the mouse: a card, a lit cell, the one button. */
export async function chooseByMouse(page: Page): Promise<void> {
  const before = await told(page);
  const commit = page.locator('[data-commit]:not([aria-disabled="true"])');
  for (let card = 0; card < (await page.locator('[data-hand]').count()); card++) {
    const held = page.locator(`[data-hand="${card}"]:not([aria-disabled="true"])`);
    if ((await held.count()) === 0) continue;
    await held.click();
    const lit = page.locator('[data-spot^="cell-"].lit').first();
    if ((await lit.count()) > 0) await lit.click();
    if ((await commit.count()) === 0) continue;
    await commit.click();
    return moved(page, before);
  }
  const rest = page.locator('[data-choice], [data-commit]:not([aria-disabled="true"])');
  if ((await rest.count()) === 0)
    await page.locator('[data-spot^="effect-"]:not([aria-disabled="true"])').first().click();
  await rest.first().click();
  return moved(page, before);
}

/** The same with keys alone. */
export async function chooseByKeys(page: Page): Promise<void> {
  const before = await told(page);
  for (let card = 1; card <= 5; card++) {
    await page.keyboard.press(String(card));
    for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      if ((await page.locator('[data-commit]:not([aria-disabled="true"])').count()) > 0) break;
      await page.keyboard.press(arrow);
    }
    // What ends the own line is not laid by a key alone.
    if ((await page.locator('[data-commit]:not([aria-disabled="true"], [data-harm])').count()) === 0) continue;
    await page.keyboard.press('Enter');
    return moved(page, before);
  }
  // Nothing can be laid: what is left is an effect or a button, reached as any other.
  if ((await page.locator('[data-choice], [data-commit]:not([aria-disabled="true"])').count()) === 0) {
    await page.keyboard.press('b');
  }
  await page.locator('[data-choice], [data-commit]:not([aria-disabled="true"])').first().focus();
  await page.keyboard.press('Enter');
  return moved(page, before);
}

async function moved(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (step) =>
      document.querySelector('[data-curtain], [data-result]') !== null ||
      Number(document.querySelector('[data-shown]')?.getAttribute('data-shown') ?? 0) !== step,
    before,
  );
}

export async function liftCurtain(page: Page): Promise<void> {
  await page.locator('[data-curtain] button').click();
  await page.locator('[data-curtain]').waitFor({ state: 'detached' });
}

/** Plays on until the match is over or so many own choices are made. */
export async function playOn(page: Page, choose: (page: Page) => Promise<void>, most = 200): Promise<number> {
  for (let made = 0; made < most; made++) {
    const now = await untilNotTheirs(page);
    if (now === 'over') return made;
    if (now === 'curtain') await liftCurtain(page);
    else await choose(page);
  }
  return most;
}
