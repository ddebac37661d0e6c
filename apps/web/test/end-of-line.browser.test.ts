import { type EndOfLine, endOfLine, type LayChoice } from '@turnpoint/end-of-line/rules';
import { copyState, look, type Match, owing, playInPlace } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { chooseByMouse, playOn, told } from './end-of-line.ts';
import { openAt } from './prepared.ts';
import { ASKED, axe, PHONE, QUICK, useSite } from './site.ts';

const site = useSite();

/** A card of the first seat that would end its line, though another would not. In round 2 no energy can help. */
function harmIn(match: Match<EndOfLine>) {
  const { choices, view } = match.look(0);
  const lays = choices.filter((choice) => 'cell' in choice);
  const waysOn = (lay: LayChoice) => {
    const after = copyState(endOfLine, match.state);
    playInPlace(endOfLine, after, 0, lay);
    return look(endOfLine, after, 0).view.players[0]?.open.length ?? 0;
  };
  if (view.round !== 2 || !lays.some((lay) => waysOn(lay) > 0)) return undefined;
  return lays.find((lay) => waysOn(lay) === 0);
}

const versus = { options: endOfLine.defaults(2), seats: 2 };
const royal = { options: { ...endOfLine.defaults(4), mode: 'battle-royale' as const }, seats: 4 };
const isOut = (match: Match<EndOfLine>) => match.state.table.players[0]?.out != null;

describe('a card that ends my own line', () => {
  test.each([['1440'], ['390']])('is warned of before it is laid, at %s', async (width) => {
    let harm: ReturnType<typeof harmIn>;
    const is = (match: Match<EndOfLine>) => {
      harm = harmIn(match);
      return harm !== undefined && match.look(0).prompt !== null;
    };
    const page = await openAt(site, endOfLine, { ...versus, is }, width === '390' ? PHONE : {});
    const lines = await told(page);
    const names = {
      S: 'straight',
      CL: 'curve left',
      CR: 'curve right',
      FL: 'fork left',
      FR: 'fork right',
      T: 'tee',
      X: 'cross',
    };
    await page
      .locator('[data-hand]', { hasText: new RegExp(names[harm?.face ?? 'S'], 'i') })
      .first()
      .click();
    const cell = page.locator(`[data-spot="cell-${harm?.cell}"]`);
    await cell.click();
    await page.waitForSelector('[data-harm]');
    expect(await page.locator('[data-prompt]').innerText()).toMatch(/^This ends your line/);
    expect(await page.locator('[data-harm]').innerText()).toBe('Lay it anyway');
    expect(await page.locator('[data-hand]', { hasText: /ways? on/ }).count()).toBeGreaterThan(0);
    if (width === '1440') expect(await axe(page)).toEqual([]);
    // Neither Enter nor a second touch lays it; Esc puts it back.
    await page.keyboard.press('Enter');
    await cell.click();
    expect([await told(page), await page.locator('[data-harm]').count()]).toEqual([lines, 1]);
    await page.keyboard.press('Escape');
    await page.locator('[data-harm]').waitFor({ state: 'detached' });
    await page
      .locator('[data-hand]', { hasText: new RegExp(names[harm?.face ?? 'S'], 'i') })
      .first()
      .click();
    await cell.click();
    await page.locator('[data-harm]').click();
    await expect.poll(() => told(page), { timeout: 10_000 }).toBeGreaterThan(lines);
  });
});

describe('out while others play on', () => {
  test('says which place and why, skips to the result, and that turn can be tried again', {
    timeout: 120_000,
  }, async () => {
    const settings = { ...QUICK, pace: 'steady' };
    const page = await openAt(site, endOfLine, { ...royal, is: isOut }, { settings });
    expect(await page.locator('[data-out] h2').innerText()).toMatch(/^You are out, (2nd|3rd|4th)$/);
    expect(await page.locator('[data-out]').innerText()).toMatch(/way on in round \d+/);
    await page.locator('[data-skip]').click();
    await page.waitForSelector('[data-result]');
    const result = page.locator('[data-result]');
    expect(await result.locator('h2').innerText()).toBe('You lost');
    expect(await result.innerText()).toMatch(/Place [234] of 4/);
    expect(await result.innerText()).toMatch(/last way on|left no way on/);
    // The result takes a part of the log's room: its last line stays in sight.
    const belowSight = () =>
      page.locator('[role="log"] li:last-child').evaluate((line) => {
        const pane = line.closest('[role="tabpanel"]') as HTMLElement;
        return line.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
      });
    await expect.poll(belowSight).toBeLessThanOrEqual(0);
    // Bots play on from every turn before anything is said of chances.
    await result.locator('[data-retry]').click({ timeout: 90_000 });
    await page.waitForSelector(ASKED);
  });

  test('who came to the table while others were at it leaves it without a word in the console', async () => {
    const isTheirs = (match: Match<EndOfLine>) => owing(endOfLine, match.state)[0] !== 0 && match.length > 0;
    const page = await openAt(site, endOfLine, { ...royal, is: isTheirs });
    await playOn(page, chooseByMouse);
    expect(await page.locator('[data-result]').count()).toBe(1);
  });

  test('whoever watches on a phone sees the result, whatever sheet is open', async () => {
    const settings = { ...QUICK, pace: 'steady' };
    const page = await openAt(site, endOfLine, { ...royal, is: isOut }, { ...PHONE, settings });
    await page.locator('[data-watch]').click();
    await page.getByRole('button', { name: 'Log' }).first().click();
    await page.waitForSelector('.rail.right.open');
    await page.waitForSelector('[data-result]', { timeout: 60_000 });
    await expect.poll(() => page.locator('.rail.open').count(), { timeout: 10_000 }).toBe(0);
  });
});

test('more contrast draws stronger lines on the area', async () => {
  const strength = async (contrast: string) => {
    const page = await openAt(site, endOfLine, { ...versus, is: () => true }, { settings: { ...QUICK, contrast } });
    return page.evaluate(() => Number(getComputedStyle(document.querySelector('.hairline') as Element).strokeOpacity));
  };
  expect(await strength('more')).toBeGreaterThan(2 * (await strength('normal')));
});
