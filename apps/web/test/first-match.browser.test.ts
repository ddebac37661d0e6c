import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { manifests } from '../src/games/manifests.ts';
import { ASKED, axe, PHONE, useSite, widerThanWindow } from './site.ts';

const site = useSite();
const soon = <T>(what: () => T | Promise<T>, message = '') => expect.poll(what, { timeout: 30_000, message });
const has = async (page: Page, what: string) => (await page.locator(what).count()) > 0;
const RINGED = '[data-ring]:not([data-lit="false"])';
const PLACE = `:is([data-board], [role="grid"]) ${RINGED}`;
const CARD = `${RINGED}[data-hand]`;
type Touch = (page: Page, what: string) => Promise<void>;

/** Writes down every lesson that the page teaches, however shortly it stands there. */
function takeNotes(page: Page): Promise<void> {
  return page.evaluate(() => {
    const taught = new Set<string>();
    const look = () => {
      const lesson = document.querySelector('[data-coach]')?.getAttribute('data-coach');
      if (lesson) taught.add(lesson);
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    Object.assign(window, { taught });
  });
}
const notes = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { taught: Set<string> }).taught]);

/** What stands there when it asks: the step, what is begun and with whom, and what the coach wants touched next. */
const standing = (page: Page) =>
  page.evaluate(
    ({ ASKED, RINGED, PLACE, CARD }) => {
      const has = (what: string) => document.querySelector(what) !== null;
      const step = document.querySelector('[data-coach]')?.getAttribute('data-step') ?? null;
      const begun = ['[data-back]', '[aria-selected="true"]'].map(has);
      // Who is touched in the place of somebody else is pressed then, as somebody was before.
      const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map(
        (one) => one.closest('[data-spot]')?.getAttribute('data-spot') ?? one.textContent,
      );
      const button = document.querySelector('[data-commit]')?.textContent ?? '';
      const isPicked = has('[data-back], [data-hand][aria-pressed="true"]');
      const wanted = () => {
        // The lesson has gone on since the card was touched, and means another.
        if (has('[data-hand][aria-pressed="true"]:not([data-ring])') && has(CARD)) return CARD;
        // Where the card is drawn in its place already, the button lays it.
        if (isPicked && has(`${PLACE}[aria-selected="true"]`)) return '[data-commit]';
        if ((isPicked || !has(CARD)) && has(PLACE)) return PLACE;
        if (isPicked && has('[data-commit]')) return '[data-commit]';
        return [CARD, RINGED, '[data-answer]', '[data-finish]', '[data-commit]'].find(has) ?? null;
      };
      return { isAsked: has(ASKED), step, wanted: wanted(), all: [step, ...begun, ...pressed, button].join(' ') };
    },
    { ASKED, RINGED, PLACE, CARD },
  );

/** Does the coach speak, and is there what it wants touched? */
async function canBeTouched(page: Page): Promise<boolean> {
  const { isAsked, step, wanted } = await standing(page);
  return isAsked && step !== null && wanted !== null;
}

/** Is all said that the match teaches, or the match over? */
const END = '[data-result], [data-coach][data-over="true"]';

/** What of the lesson and of what it asks to touch is not in sight, or not ringed; answers are asked by the prompt, not by it. */
const unseen = (page: Page, wanted: string): Promise<string[]> =>
  page.evaluate(
    ([wanted, ringed]) => {
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isSeen = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const points = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height] as const));
        return points.some((at) => element.contains(document.elementFromPoint(...at)));
      };
      const coach = document.querySelector('[data-coach] p[role="status"]');
      const all = [...document.querySelectorAll(wanted)];
      const isRinged = document.querySelector('[data-coach=""]') !== null || all.some((one) => one.matches(ringed));
      const isAnswer = wanted === '[data-answer]' || wanted === '[data-finish]';
      return [
        ...(coach === null || isSeen(coach) ? [] : ['the lesson']),
        ...(all.length === 0 || all.some(isSeen) ? [] : [wanted]),
        ...(all.length === 0 || isAnswer || isRinged ? [] : [`the ring of ${wanted}`]),
      ];
    },
    [wanted, RINGED] as const,
  );

/** Does what the coach says until there is nothing more to learn: touches the card that is ringed, then the place; otherwise goes on. */
async function learn(page: Page, touch: Touch): Promise<void> {
  let inVain = 0;
  for (;;) {
    await soon(async () => (await canBeTouched(page)) || (await has(page, END)), 'there is something to touch').toBe(
      true,
    );
    if (await has(page, END)) return;
    const { wanted, all } = await standing(page);
    // With the result the coach goes, also between two looks at the page.
    if (wanted === null) continue;
    // By keys nothing is touched: what they pick is ringed no further.
    if (touch === byTouch)
      await soon(
        async () => (await standing(page)).wanted !== wanted || (await unseen(page, wanted)).join(),
        wanted,
      ).toBeOneOf(['', true]);
    try {
      await touch(page, wanted);
    } catch (fault) {
      // The table pays and takes a sole target by itself: what was wanted may be gone by then, and the page is read again.
      if (!(fault instanceof Error && fault.message.startsWith('locator.'))) throw fault;
      continue;
    }
    // A key that comes while the card before is still being laid open is lost: one presses once more, and not for ever.
    const isDone = await expect
      .poll(async () => (await standing(page)).all, { timeout: 8_000 })
      .not.toBe(all)
      .then(
        () => true,
        () => false,
      );
    inVain = isDone ? 0 : inVain + 1;
    expect(inVain, `touched in vain: ${wanted}`).toBeLessThan(3);
  }
}

/** What Enter presses; on a drawn board too. */
const BUTTONS = 'a, button, [role="button"]';

/** How many Tabs away it lies, by the order of the page; backwards where it is less than zero. */
const tabsTo = (page: Page, what: string): Promise<number> =>
  page.evaluate(
    ([wanted, buttons]) => {
      const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]');
      const stops = [...all].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
      const to = stops.findIndex((one) => one.matches(buttons) && one.closest(wanted) !== null);
      return to < 0 ? 0 : to - stops.indexOf(document.activeElement as HTMLElement);
    },
    [what, BUTTONS] as const,
  );

/** Tab to it and Enter, as somebody does who has no pointer at all. */
async function byKeys(page: Page, what: string): Promise<void> {
  const focus = () =>
    page.evaluate(
      ([wanted, buttons]) => {
        const at = document.activeElement;
        if (at?.matches(buttons) && at.closest(wanted) !== null) return 'there';
        return document.querySelector(wanted) === null ? 'gone' : 'elsewhere';
      },
      [what, BUTTONS] as const,
    );
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

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

// On a zone may lie a piece, which hands the touch on: what lies elsewhere in the way shows by a touch in vain.
const byMouse: Touch = (page, what) => page.locator(what).first().click({ timeout: 3000, force: true });
const byTouch: Touch = (page, what) => page.locator(what).first().tap({ timeout: 3000, force: true });

interface Taught {
  readonly id: string;
  readonly first: string;
  readonly lessons: readonly string[];
  /** Why it is won; left out where the match goes on when all is taught. */
  readonly why?: string;
  /** Left out where it is played by pointers alone here. */
  readonly keys?: Touch;
}

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
    lessons: ['cell', 'chain', 'attack', 'target', 'rest', 'return'],
    why: 'completed your chain',
    keys: byKeys,
  },
  {
    id: 'end-of-line',
    first: 'lay',
    lessons: ['lay', 'two', 'energy', 'last'],
    why: 'yours was the only line with a way on',
    keys: byNumbers(ARROWS),
  },
  {
    id: 'chrono-trek',
    first: 'keep',
    lessons: ['keep', 'artifact', 'flip', 'play', 'win'],
    why: 'rows of Henry Starling were right',
    keys: byNumbers(Array(20).fill('n')),
  },
  {
    id: 'endure-the-stars',
    first: 'team',
    lessons: ['team', 'attack', 'move', 'search', 'wear', 'switch', 'end', 'way'],
    keys: byKeys,
  },
];

test('every game that has a first match is learned here', () => {
  const teach = manifests.flatMap(({ about, pages }) => (pages.firstMatch === undefined ? [] : [about.id]));
  expect(GAMES.map(({ id }) => id).toSorted()).toEqual(teach.toSorted());
});

const WAYS: readonly [string, object, (game: Taught) => Touch | undefined][] = [
  ['mouse', {}, () => byMouse],
  ['touch', PHONE, () => byTouch],
  ['keyboard alone', {}, ({ keys }) => keys],
];

describe.each(GAMES)('the first match of $id', (game) => {
  test.each(WAYS.filter(([, , touchOf]) => touchOf(game) !== undefined))(
    'the aim comes first; whoever does what is ringed learns it all and wins, by %s',
    { timeout: 120_000 },
    async (way, options, touchOf) => {
      const touch = touchOf(game) as Touch;
      const page = await site.visit(`/how/${game.id}`, options);
      // A page that has just come may be drawn late on a busy machine.
      await page.locator('[data-first]').click({ trial: true });
      await touch(page, '[data-first]');
      await page.waitForURL(/\/match\//);
      await page.locator(`[data-coach="${game.first}"]`).waitFor();
      if (way !== 'keyboard alone') expect(await axe(page)).toEqual([]);
      expect(await widerThanWindow(page)).toBe(0);
      expect(await page.locator('[data-aim] span').evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
      await takeNotes(page);
      await learn(page, touch);
      expect((await notes(page)).toSorted()).toEqual(game.lessons.toSorted());
      if (game.why === undefined) return;
      expect(await page.locator('[data-result] #result').innerText()).toBe('You won');
      await soon(() => page.locator('[data-result]').innerText()).toContain(game.why);
    },
  );
});

test('who comes for the first time is led to a match that teaches, and from there to bots whom a newcomer can beat', async () => {
  const page = await site.visit('/');
  expect(await page.locator('[data-learn]').evaluateAll((all) => all.length)).toBe(1);
  expect(await page.locator('main .button.next').count()).toBe(1);
  await page.locator('[data-learn]').click();
  await page.locator('[data-coach="lay"]').waitFor();
  await learn(page, byMouse);
  await page.locator('[data-result] [data-rematch]', { hasText: 'Play a full match' }).click();
  await soon(() => page.locator('[data-result], [data-coach]').count()).toBe(0);
  await page.getByText('Medium').first().waitFor();

  // Only a game that nobody has sat down to here is offered to be taught.
  await page.goto(`${site.base}/new/end-of-line`);
  await page.waitForSelector('[data-start]');
  expect(await page.locator('[data-newcomer]').count()).toBe(0);
  await page.goto(`${site.base}/new/endstream`);
  await page.locator('[data-newcomer] a').click();
  await page.locator('[data-coach="keep"]').waitFor();
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
