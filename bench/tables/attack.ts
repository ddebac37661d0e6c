import type { Page } from 'playwright-core';

const TURNS = 12;
const OWN = '[data-board] button[aria-label*="yours" i], [data-board] button:has-text("yours")';
const STRIKE = '[data-action]:not([data-action="move"])';
/** What finishes an action that is begun: its target, an answer, the button. */
const NEXT = '[data-board] [data-spot^="thing-"][data-lit="true"], [data-answer], [data-commit]';

const planned = (page: Page) => page.locator('[role="tabpanel"] ol > li:not(.none):not(.next)').count();
const has = async (page: Page, what: string) => (await page.locator(what).count()) > 0;

/** Clicks from an own operator to an action that is done, target and payment included; null when it can do nothing. */
async function withOperator(page: Page, n: number): Promise<number | null> {
  const before = await planned(page);
  await page.locator(OWN).nth(n).click();
  const action = page.locator(STRIKE).first();
  if ((await action.count()) === 0) return null;
  await action.click();
  for (let clicks = 2; clicks < 9; clicks++) {
    await page.waitForFunction(
      ([lines, next]) =>
        document.querySelectorAll('[role="tabpanel"] ol > li:not(.none):not(.next)').length > Number(lines) ||
        document.querySelector(String(next)) !== null,
      [before, NEXT] as const,
    );
    if ((await planned(page)) > before) return clicks;
    await page.locator(NEXT).first().click();
  }
  return null;
}

async function bringOut(page: Page): Promise<void> {
  const card = page.locator('li.lit [data-spot^="hand-"]').first();
  if ((await card.count()) > 0) await card.click();
  for (let n = 0; n < 4 && (await has(page, '[data-answer], [data-commit]')); n++) {
    // The table may go on by itself: what is gone then is no fault.
    await page
      .locator('[data-answer], [data-commit]')
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}

/** How many clicks the first attack in a match of EndStream costs. */
export async function attack(page: Page): Promise<number | null> {
  for (let turn = 0; turn < TURNS; turn++) {
    await page.waitForSelector('[data-choice="keep"], [data-finish], [data-result]');
    if (await has(page, '[data-result]')) return null;
    if (await has(page, '[data-choice="keep"]')) await page.locator('[data-choice="keep"]').click();
    await page.waitForSelector('[data-finish]');
    await bringOut(page);
    for (let n = 0; n < (await page.locator(OWN).count()); n++) {
      const clicks = await withOperator(page, n);
      if (clicks !== null) return clicks;
      await page.keyboard.press('Escape');
    }
    await page.locator('[data-finish]').click();
    if (await has(page, '[data-commit]')) await page.locator('[data-commit]').click();
  }
  return null;
}
