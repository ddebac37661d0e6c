import { expect, test } from 'vitest';
import { chooseByMouse, liftCurtain, standing, untilNotTheirs } from './end-of-line.ts';
import { ASKED, DESK, QUICK, useSite } from './site.ts';

const site = useSite();

test('two persons at one screen: the curtain hides the hand of the one before', async () => {
  const page = await site.visit('/new/end-of-line');
  await page.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
  await page.getByLabel('Name of player 2').fill('Jonas');
  await page.locator('[data-start]').click();

  expect(await untilNotTheirs(page)).toBe('curtain');
  expect(await page.locator('[data-hand]').count()).toBe(0);
  const first = await page.locator('[data-curtain] h1').innerText();
  await liftCurtain(page);
  while ((await untilNotTheirs(page)) === 'mine') await chooseByMouse(page);

  expect(await standing(page)).toBe('curtain');
  expect(await page.locator('[data-curtain] h1').innerText()).not.toBe(first);
  expect(await page.locator('[data-hand], [data-table]').count()).toBe(0);
  // A reload must not lift it either.
  await page.reload();
  expect(await untilNotTheirs(page)).toBe('curtain');
  expect(await page.locator('[data-hand], [data-table]').count()).toBe(0);
});

test('only bots: one watches, nothing can be touched, and slow bots can be hurried', async () => {
  const page = await site.visit('/new/end-of-line', { settings: { ...QUICK, pace: 'slow' } });
  await page.locator('[data-seat="1"] label', { hasText: 'Bot' }).click();
  await page.getByText('Only bots: you just watch.').waitFor();
  await page.locator('[data-start]').click();
  await page.locator('[data-hurry]').click();
  await page.waitForSelector('[data-result]', { timeout: 30_000 });
  expect(await page.locator('[data-commit]').count()).toBe(0);
});

test('keys alone: the focus is on the curtain, then in the table, and goes back to where it was before a drawer or a rule was opened', async () => {
  const narrow = { ...DESK, viewport: { width: 1024, height: 768 } };
  const page = await site.visit('/new/end-of-line', narrow);
  await page.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
  await page.locator('[data-start]').click();
  expect(await untilNotTheirs(page)).toBe('curtain');
  /** Is the focus on this, or in it? */
  const isIn = (what: string) =>
    expect.poll(() => page.evaluate((where) => document.activeElement?.closest(where) !== null, what), {
      message: what,
    });

  await isIn('[data-curtain] button').toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForSelector(ASKED);
  await isIn('[data-table] main').toBe(true);

  await page.locator('[data-opens="record"]').focus();
  await page.keyboard.press('Enter');
  await isIn('aside.rail.right.open').toBe(true);
  await page.keyboard.press('Escape');
  await isIn('[data-opens="record"]').toBe(true);

  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Log' }).press('Enter');
  const rule = page.locator('[role="log"] button[aria-label^="Open rule"]').first();
  await rule.focus();
  await page.keyboard.press('Enter');
  await isIn('dialog[data-sheet]').toBe(true);
  await page.locator('dialog[data-sheet] header button').press('Enter');
  await isIn('[role="log"] button[aria-label^="Open rule"]').toBe(true);
});
