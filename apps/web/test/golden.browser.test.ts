// What is lit works: a golden button is pressed by the key that it prints, wherever the focus was left before.
import { chronoTrek } from '@turnpoint/chrono-trek/rules';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { endstream } from '@turnpoint/endstream/rules';
import { endureTheStars } from '@turnpoint/endure-the-stars/rules';
import type { Game, Match, Types } from '@turnpoint/kernel';
import { settled } from '@turnpoint/testkit/pages';
import { timestream } from '@turnpoint/timestream/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAt } from './prepared.ts';
import { ASKED, DESK, PHONE, useSite } from './site.ts';

const site = useSite();

interface Played<T extends Types> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seats: number;
  readonly is: (match: Match<T>) => boolean;
  /** What is touched until a golden button stands there. */
  readonly lit: string;
  /** Where on it, where its middle may lie under the next card. */
  readonly at?: readonly [x: number, y: number];
  /** Keys that pick something, and leave the focus on the board or in the hand. */
  readonly keys: readonly string[];
  /** What is pressed at least, by what it says. */
  readonly golden: readonly RegExp[];
}

const played = <T extends Types>(of: Played<T>): Played<Types> => of as unknown as Played<Types>;

const GAMES = [
  played({
    game: endOfLine,
    options: endOfLine.defaults(2),
    seats: 2,
    is: ({ length }) => length >= 2,
    lit: '[data-hand]:not([aria-disabled="true"], [aria-pressed="true"]), [data-spot^="cell-"].lit:not([aria-selected="true"])',
    keys: ['1', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', '2'],
    golden: [/^Lay/, /^End turn/],
  }),
  played({
    game: chronoTrek,
    options: chronoTrek.defaults(3),
    seats: 3,
    is: ({ length }) => length >= 6,
    lit: '[data-hand].legal:not([aria-pressed="true"]), [data-board] .legal[data-spot]:not([aria-selected="true"]), [data-choice]',
    at: [10, 14],
    keys: ['1', '2', 'n', 'Space'],
    golden: [/^Play/],
  }),
  played({
    game: endstream,
    options: endstream.defaults(2),
    seats: 2,
    is: () => true,
    lit: '[data-answer], li.lit [data-spot^="hand-"] button',
    keys: ['1', '2', '3', '4', '5', '6'],
    golden: [/^Keep/, /^Activate/, /^Finish/],
  }),
  played({
    game: timestream,
    options: timestream.defaults(2),
    seats: 2,
    is: ({ length }) => length >= 20,
    lit: ':is([data-spot^="hand-"], [data-spot^="offer-"])[data-lit="true"] button, [data-board] [data-lit="true"] button, [data-answer]',
    keys: ['1', '2', '3'],
    golden: [/^Play it/, /^Done playing/],
  }),
  played({
    game: endureTheStars,
    options: { mission: 'CG00', team: 3 },
    seats: 1,
    is: (match) => match.look(0).choices.filter(({ kind }) => kind === 'attack').length === 1,
    lit: '[data-spot^="choice-"], .zone.far, [data-board] [data-lit="true"]',
    keys: ['a', 's'],
    golden: [/^Do it/, /^End turn/],
  }),
];

const GOLDEN = '[data-asked="true"] :is(.button.next:not([aria-disabled="true"]), [data-finish])';
const END = '[data-result], [data-out], [data-call]';

/** Where the focus may be left before: nothing of it changes the match. */
const LEFT: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.locator('aside.right [role="tab"]').last().click(),
  async () => {},
  (page) => page.keyboard.press('l'),
];

const standing = (page: Page) =>
  page.evaluate(
    ([golden, end]) => {
      const [button] = [...document.querySelectorAll<HTMLElement>(golden)].sort(
        (a, b) => Number(b.matches('.next')) - Number(a.matches('.next')),
      );
      const step = document.querySelector('[data-shown]')?.getAttribute('data-shown');
      return {
        isOver: document.querySelector(end) !== null,
        says: button?.innerText.split('\n')[0]?.trim() ?? null,
        isGolden: button?.matches('.next') ?? false,
        key: button?.getAttribute('aria-keyshortcuts') ?? '',
        isPrinted: button?.querySelector('kbd')?.checkVisibility() ?? false,
        all: `${step} ${button?.innerText}`,
      };
    },
    [GOLDEN, END] as const,
  );

/** Where what is lit can be touched: nothing lies over it there. In the order of the page, so that every run is the same. */
const touchable = (page: Page, what: string, [x, y]: readonly [x: number, y: number]) =>
  page.evaluate(
    ([what, x, y]) =>
      [...document.querySelectorAll(what)].flatMap((element) => {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = element.getBoundingClientRect();
        const at = {
          x: x === 0 ? box.left + box.width / 2 : box.left + x,
          y: y === 0 ? box.top + box.height / 2 : box.top + y,
        };
        const hit = document.elementFromPoint(at.x, at.y);
        return hit !== null && element.contains(hit) ? [at] : [];
      }),
    [what, x, y] as const,
  );

const WIDTHS = [
  ['1440', DESK],
  ['390', PHONE],
] as const;

test.each(GAMES.flatMap((one) => WIDTHS.map(([width, visitor]) => ({ id: one.game.id, width, visitor, one }))))(
  'golden buttons of $id ($width)',
  async ({ one, width, visitor }) => {
    const isPhone = width === '390';
    const page = await openAt(site, one.game, one, visitor);
    const open = isPhone ? one.golden.slice(0, 1) : [...one.golden];
    const least = isPhone ? 1 : LEFT.length;
    let pressed = 0;
    const touch = ({ x, y }: { x: number; y: number }) =>
      isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
    for (let n = 0; n < 100 && (open.length > 0 || pressed < least); n++) {
      await page.waitForSelector(`${ASKED}, ${END}`);
      await page.evaluate(settled);
      const before = await standing(page);
      if (before.isOver) break;
      const which = open.findIndex((says) => says.test(before.says ?? ''));
      if (before.says !== null && (before.isGolden || (which >= 0 && pressed > 0))) {
        if (isPhone) await page.locator(GOLDEN).filter({ hasText: before.says }).first().tap();
        else {
          await LEFT[pressed % LEFT.length]?.(page);
          expect(before.isPrinted && before.key, before.says).not.toBe('');
          await page.keyboard.press(before.key);
        }
        const after = async () => (await standing(page)).all;
        await expect
          .poll(after, { timeout: 10_000, message: `${before.key} presses ${before.says}` })
          .not.toBe(before.all);
        if (which >= 0) open.splice(which, 1);
        pressed++;
        continue;
      }
      const lit = await touchable(page, one.lit, one.at ?? [0, 0]);
      const next = lit[n % Math.max(1, lit.length)];
      if (!isPhone && n % 2 === 1) await page.keyboard.press(one.keys[n % one.keys.length] as string);
      else if (next !== undefined) await touch(next);
      else if (before.says !== null) await page.locator(GOLDEN).first().click();
      else await page.keyboard.press('Escape');
    }
    expect(open).toEqual([]);
    expect(pressed).toBeGreaterThanOrEqual(least);
  },
);
