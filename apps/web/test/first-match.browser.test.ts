import { errors, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, PHONE, useSite, widerThanWindow } from './site.ts';

const site = useSite();
const soon = <T>(what: () => T | Promise<T>) => expect.poll(what, { timeout: 10_000 });
const has = async (page: Page, what: string) => (await page.locator(what).count()) > 0;
const RINGED = '[data-ring]:not([data-lit="false"])';
const PLACE = `:is([data-board], [role="grid"]) ${RINGED}`;
const CARD = `${RINGED}[data-hand]`;
/** The step, and what is begun: a touch changes one of them, or the match is over. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const coach = document.querySelector('[data-coach]');
    const begun = ['[data-back]', '[data-result]', '[aria-pressed="true"]', '[aria-selected="true"]'].map(
      (what) => document.querySelector(what) !== null,
    );
    return [
      coach?.getAttribute('data-coach'),
      coach?.getAttribute('data-step'),
      ...begun,
      document.querySelector('[data-commit]')?.textContent,
    ].join(' ');
  });

type Touch = (page: Page, what: string) => Promise<void>;

/** Does what the coach says: touches the card that is ringed, then the place; otherwise goes on. */
async function follow(page: Page, touch: Touch, saw: (lesson: string) => void): Promise<void> {
  // What was done last may still be shown.
  await page.waitForSelector(`${RINGED}, [data-answer], [data-commit], [data-finish]`);
  const before = await standing(page);
  saw(before.split(' ')[0] ?? '');
  const isPicked = await has(page, '[data-back], [data-hand][aria-pressed="true"]');
  // Where the card is drawn in its place already, the button lays it.
  if (isPicked && (await has(page, `${PLACE}[aria-selected="true"]`))) await touch(page, '[data-commit]');
  else if ((isPicked || !(await has(page, CARD))) && (await has(page, PLACE))) await touch(page, PLACE);
  else if (isPicked && (await has(page, '[data-commit]'))) await touch(page, '[data-commit]');
  else if (await has(page, CARD)) await touch(page, CARD);
  else if (await has(page, RINGED)) await touch(page, RINGED);
  else if (await has(page, '[data-answer]')) await touch(page, '[data-answer]');
  else if (await has(page, '[data-finish]')) await touch(page, '[data-finish]');
  else await touch(page, '[data-commit]');
  await soon(() => standing(page)).not.toBe(before);
}

async function learn(page: Page, touch: Touch): Promise<string[]> {
  const taught: string[] = [];
  // Between a choice and the next question it says that they move: that teaches nothing.
  const saw = (lesson: string) => lesson !== '' && lesson !== 'wait' && taught.at(-1) !== lesson && taught.push(lesson);
  for (;;) {
    await page.waitForSelector('[data-asked="true"], [data-result]');
    if (await has(page, '[data-result]')) return taught;
    // With the result the coach goes, also between two looks at the page.
    const [now] = await page
      .locator('[data-coach]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-coach')));
    if (!now) continue;
    // The table pays and takes a sole target by itself: what was ringed may be gone by then, and the page is read again.
    await follow(page, touch, saw).catch((fault) => {
      if (!(fault instanceof errors.TimeoutError)) throw fault;
    });
  }
}

/** How many Tabs away it lies, by the order of the page; backwards where it is less than zero. */
const tabsTo = (page: Page, what: string): Promise<number> =>
  page.evaluate((wanted) => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]');
    const stops = [...all].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
    const to = stops.findIndex((one) => one.matches('a, button') && one.closest(wanted) !== null);
    return to < 0 ? 0 : to - stops.indexOf(document.activeElement as HTMLElement);
  }, what);

/** Tab to it and Enter, as somebody does who has no pointer at all. */
async function byKeys(page: Page, what: string): Promise<void> {
  const focus = () =>
    page.evaluate((wanted) => {
      const at = document.activeElement;
      if (at?.matches('a, button') && at.closest(wanted) !== null) return 'there';
      return document.querySelector(wanted) === null ? 'gone' : 'elsewhere';
    }, what);
  const far = await tabsTo(page, what);
  for (let tabs = 0; tabs < Math.abs(far); tabs++) await page.keyboard.press(far < 0 ? 'Shift+Tab' : 'Tab');
  let at = await focus();
  for (let tabs = 0; at === 'elsewhere'; tabs++) {
    expect(tabs, `Tab reaches ${what}`).toBeLessThan(120);
    await page.keyboard.press('Tab');
    at = await focus();
  }
  if (at === 'there') await page.keyboard.press('Enter');
}

/** A grid is one stop of Tab: a card's number picks it, other keys find its place, Space picks that, Enter goes on. */
const byNumbers =
  (finds: readonly string[]): Touch =>
  async (page, what) => {
    if (what === '[data-first]') return byKeys(page, what);
    if (what === CARD) {
      const card = await page.locator(CARD).first().getAttribute('data-hand');
      return page.keyboard.press(String(Number(card) + 1));
    }
    const isPicked = () => has(page, `${PLACE}[aria-selected="true"]`);
    for (const key of finds) {
      if (what !== PLACE || (await isPicked()) || (await has(page, `${PLACE}:focus`))) break;
      await page.keyboard.press(key);
    }
    if (what === PLACE && !(await isPicked())) await page.keyboard.press('Space');
    else await page.keyboard.press('Enter');
  };

const byMouse: Touch = (page, what) => page.locator(what).first().click({ timeout: 3000 });
const byTouch: Touch = (page, what) => page.locator(what).first().tap({ timeout: 3000 });

interface Taught {
  readonly id: string;
  readonly first: string;
  readonly lessons: readonly string[];
  readonly why: string;
  readonly keys: Touch;
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

const GAMES: readonly Taught[] = [
  {
    id: 'endstream',
    first: 'keep',
    lessons: ['keep', 'agenda', 'bring', 'end', 'move', 'strike', 'win'],
    why: 'You destroyed SSV-93 URAL',
    keys: byKeys,
  },
  {
    id: 'timestream',
    first: 'cell',
    lessons: ['cell', 'chain', 'attack', 'on', 'target', 'rest', 'return'],
    why: 'completed your chain',
    keys: byKeys,
  },
  {
    id: 'end-of-line',
    first: 'lay',
    lessons: ['lay', 'two', 'energy', 'last', 'on'],
    why: 'Your line had a way on',
    keys: byNumbers(ARROWS),
  },
  {
    id: 'chrono-trek',
    first: 'keep',
    lessons: ['keep', 'artifact', 'flip', 'play', 'win'],
    why: 'rows of Henry Starling were right',
    keys: byNumbers(Array(20).fill('l')),
  },
];

const WAYS: readonly [string, object, (game: Taught) => Touch][] = [
  ['mouse', {}, () => byMouse],
  ['touch', PHONE, () => byTouch],
  ['keyboard alone', {}, ({ keys }) => keys],
];

describe.each(GAMES)('the first match of $id', (game) => {
  test.each(WAYS)(
    'whoever does what is ringed learns it all and wins, by %s',
    { timeout: 60_000 },
    async (way, options, touchOf) => {
      const touch = touchOf(game);
      const page = await site.visit(`/how/${game.id}`, options);
      await page.locator('[data-first]').waitFor();
      await touch(page, '[data-first]');
      await page.waitForURL(/\/match\//);
      await page.locator(`[data-coach="${game.first}"]`).waitFor();
      if (way !== 'keyboard alone') expect(await axe(page)).toEqual([]);
      expect(await widerThanWindow(page)).toBe(0);
      const taught = await learn(page, touch);
      expect(new Set(taught)).toEqual(new Set(game.lessons));
      expect(await page.locator('[data-result] h2').innerText()).toBe('You won');
      await soon(() => page.locator('[data-result]').innerText()).toContain(game.why);
    },
  );
});

describe('a first match that is left', () => {
  test('a reload goes on where it was, and Skip leaves a match like any other', async () => {
    const page = await site.visit('/first/timestream');
    await page.locator('[data-coach="cell"]').waitFor();
    await page.locator(RINGED).first().click();
    await page.locator('[data-coach="chain"]').waitFor();
    await page.reload();
    await page.locator('[data-coach="chain"]').waitFor();
    const { pathname } = new URL(page.url());
    await page.goto(`${site.base}/first/timestream`);
    await page.waitForURL(`**${pathname}`);
    await page.locator('[data-skip]').click();
    await soon(() => page.locator('[data-coach], [data-ring]').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('[data-board]');
    expect(await page.locator('[data-coach]').count()).toBe(0);
  });
});
