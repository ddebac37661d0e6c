import { expect, test } from 'vitest';
import { chooseByMouse, playOn, told, untilNotTheirs } from './end-of-line.ts';
import { PHONE, useSite } from './site.ts';

const site = useSite();

/** All of it, in the end's own part of the page. */
const isInSight = (answer: Element) => {
  const [{ bottom, top }, end] = [
    answer.getBoundingClientRect(),
    answer.closest('[data-result]')!.getBoundingClientRect(),
  ];
  return top >= end.top && bottom <= end.bottom;
};

test('a solo puzzle: undo card by card, finish, see a best solution and watch it', async () => {
  const page = await site.visit('/new/end-of-line?mode=solo');
  await page.locator('[data-start]').click();
  await page.waitForSelector('[data-table]');

  // The first round's only card is followed by a draw: that stands, and can be taken back as practice alone.
  await chooseByMouse(page);
  expect(await page.locator('[data-undo]').innerText()).toBe('Undo (practice)');
  const drawn = await told(page);
  await chooseByMouse(page);
  expect(await told(page)).toBeGreaterThan(drawn);
  await page.locator('[data-undo]').click();
  await expect.poll(() => told(page), { timeout: 20_000 }).toBe(drawn);

  await playOn(page, chooseByMouse);
  expect(await page.locator('[data-result]').innerText()).toMatch(/Score \d+/);
  await page.getByRole('button', { name: 'Show a best solution' }).click();
  await page.getByRole('link', { name: 'Watch it' }).click({ timeout: 40_000 });
  await page.waitForSelector('[data-track]');
  // It is the solver's, and told so.
  await page.getByText('Solver, turn', { exact: false }).first().waitFor();
  expect(await page.locator('body').innerText()).not.toContain('Your turn');
});

test('on a phone what the end answers is read across the page, and in sight', async () => {
  const page = await site.visit('/', PHONE);
  await page.locator('[data-daily] button').tap();
  await untilNotTheirs(page);
  await page.getByRole('button', { name: 'Players' }).tap();
  await page.locator('[data-stop]').tap();
  await page.getByRole('button', { name: 'Check the deal' }).tap();
  const answer = page.locator('[data-checked]');
  await answer.waitFor();
  expect((await answer.boundingBox())?.width).toBeGreaterThan(300);
  await expect.poll(() => answer.evaluate(isInSight)).toBe(true);
});

test('what a draw has sealed is taken back as practice: the end and the replay say so, and no score counts', async () => {
  const page = await site.visit('/');
  await page.locator('[data-daily] button').click();
  await untilNotTheirs(page);
  const dealt = await page.locator('[data-hand]').allInnerTexts();
  await chooseByMouse(page);
  await page.locator('[data-undo]').click();
  await expect.poll(() => page.locator('[data-hand]').allInnerTexts(), { timeout: 20_000 }).toEqual(dealt);
  await page.locator('[data-stop]').click();
  await expect
    .poll(() => page.locator('[data-result] [data-practice]').innerText(), { timeout: 20_000 })
    .toBe('Practice: 1 final choice was taken back. The score does not count.');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect
    .poll(() => page.locator('[data-practice]').innerText(), { timeout: 20_000 })
    .toContain('practice: 1 taken back');
  await page.goto(`${site.base}/`);
  await expect.poll(() => page.locator('[data-daily] button').innerText(), { timeout: 20_000 }).toBe('Play again');
  const soFar = page.locator('[data-so-far]');
  expect(await soFar.innerText()).not.toContain('Your best today');
  expect(await soFar.getAttribute('data-so-far')).toBe('0');
});

test("today's puzzle is the same for two visitors and keeps the best score", async () => {
  const hands: string[] = [];
  for (let visitor = 0; visitor < 2; visitor++) {
    const page = await site.visit('/');
    await page.locator('[data-daily] button').click();
    await untilNotTheirs(page);
    hands.push((await page.locator('[data-hand]').allInnerTexts()).join());
    if (visitor === 0) continue;
    await playOn(page, chooseByMouse);
    await page.locator('[data-result] [data-streak="1"]').waitFor();
    await page.goto(`${site.base}/`);
    await expect
      .poll(() => page.locator('[data-daily]').innerText(), { timeout: 20_000 })
      .toMatch(/Your best today: \d+\. Lower is better\. 1 day in a row/);
  }
  expect(hands[0]).toBe(hands[1]);
});

/** Runs in the page: how high the end is when it is first there. */
function noteFirstResult(): void {
  const watcher = new MutationObserver(() => {
    const result = document.querySelector<HTMLElement>('[data-result]');
    if (result === null) return;
    watcher.disconnect();
    document.body.dataset.firstResult = `${result.offsetHeight}`;
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

test('an earlier day can be played: the end comes at once, what is shared of it are words, and it makes no streak', async () => {
  const page = await site.visit('/daily');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('[data-day]').nth(1).getByRole('button').click();
  await untilNotTheirs(page);
  await page.evaluate(noteFirstResult);
  await playOn(page, chooseByMouse);
  await page.locator('[data-result] [data-streak="0"]').waitFor();
  const heights = await page.evaluate(() => [
    document.body.dataset.firstResult,
    `${document.querySelector<HTMLElement>('[data-result]')?.offsetHeight}`,
  ]);
  expect(heights[0]).toBe(heights[1]);
  await page.locator('[data-share]').click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^END OF LINE, puzzle of [^\n]+: (score \d+|perfect)\n[·\d ]+\nhttp[^\n]+\/daily$/,
  );
});
