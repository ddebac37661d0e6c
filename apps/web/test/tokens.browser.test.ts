import { chronoTrek } from '@turnpoint/chrono-trek/rules';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { endstream } from '@turnpoint/endstream/rules';
import { endureTheStars } from '@turnpoint/endure-the-stars/rules';
import type { Game, Types } from '@turnpoint/kernel';
import { timestream } from '@turnpoint/timestream/rules';
import { expect, test } from 'vitest';
import { openMatch, playedFor } from './prepared.ts';
import { DESK, useSite } from './site.ts';

const site = useSite();

interface Crowd<T extends Types> {
  readonly game: Game<T>;
  readonly seats: number;
  readonly n: number;
  readonly length: number;
  /** All tokens that lie on its board. */
  readonly tokens: string;
}
const crowd = <T extends Types>(of: Crowd<T>): Crowd<Types> => of as unknown as Crowd<Types>;

const onBoard = (kind: string) => `[data-board] [data-spot^="${kind}-"]`;

const CROWDS = [
  crowd({ game: chronoTrek, seats: 6, n: 1, length: 60, tokens: '[data-spot^="place-"]' }),
  // Cells, joined at the edges; cards in hand and effects.
  crowd({
    game: endOfLine,
    seats: 2,
    n: 8,
    length: 20,
    tokens: '[data-area] [data-spot], [data-hand], [data-spot^="effect-"]',
  }),
  // Operators, gear and controllers; agendas; turnpoints, with the keywords in force there.
  crowd({ game: endstream, seats: 2, n: 20, length: 183, tokens: ['thing', 'agenda', 'place'].map(onBoard).join() }),
  // What is piled up is listed by a touch.
  crowd({
    game: timestream,
    seats: 2,
    n: 19,
    length: 354,
    tokens: `${onBoard('piece')}:not([data-pile]), ${onBoard('location')}`,
  }),
  crowd({ game: endureTheStars, seats: 1, n: 5, length: 50, tokens: '[data-board] [data-spot]:not(.zone)' }),
];

/** What shows no card when it is pointed at, focused, pressed long or clicked with the other button; every token by the last, two of each kind by all; or what picks when it is only read. */
async function silent(selector: string): Promise<string[]> {
  const real = window.setTimeout.bind(window);
  window.setTimeout = ((act: TimerHandler) => real(act)) as typeof window.setTimeout;
  const isShown = () => (document.querySelector('[data-inspector]')?.textContent ?? '').trim().length > 8;
  /** Until it is so, for some frames. */
  const soon = async (is: () => boolean) => {
    for (let n = 0; n < 12 && !is(); n++) await new Promise((done) => requestAnimationFrame(done));
    return is();
  };
  const pointer = (type: string, more: PointerEventInit) => new PointerEvent(type, { cancelable: true, ...more });
  const ways: Record<string, (token: HTMLElement) => unknown> = {
    menu: (token) => token.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true })),
    hover(token) {
      token.dispatchEvent(pointer('pointerenter', { pointerType: 'mouse' }));
      token.dispatchEvent(pointer('pointermove', { pointerType: 'mouse', movementX: 1 }));
    },
    focus: (token) => (token.matches('[tabindex], button') ? token : token.querySelector('button'))?.focus(),
    press: (token) => token.dispatchEvent(pointer('pointerdown', { pointerType: 'touch' })),
  };
  const picked = () => document.querySelectorAll('[aria-selected="true"], [aria-pressed="true"]').length;
  const bad: string[] = [];
  const tried = new Map<string, number>();
  for (const token of document.querySelectorAll<HTMLElement>(selector)) {
    const kind = `${token.dataset.spot?.split('-')[0]} ${token.matches('.lit, [data-lit="true"]')}`;
    const times = (tried.get(kind) ?? 0) + 1;
    tried.set(kind, times);
    for (const [way, act] of Object.entries(ways)) {
      if (times > 2 && way !== 'menu') continue;
      const before = picked();
      act(token);
      if (!(await soon(isShown))) bad.push(`${token.dataset.spot} ${way}`);
      token.dispatchEvent(pointer('pointerup', {}));
      // Some browsers end a long press with a click.
      if (way === 'press') {
        const click = new MouseEvent('click', { bubbles: true, cancelable: true });
        (token.querySelector('button') ?? token).dispatchEvent(click);
      }
      if (way === 'press' && picked() !== before) bad.push(`${token.dataset.spot} ${way} picks`);
      token.dispatchEvent(pointer('pointerleave', {}));
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
      (document.activeElement as HTMLElement | null)?.blur();
      if (!(await soon(() => !isShown()))) bad.push(`${token.dataset.spot} stays`);
    }
  }
  window.setTimeout = real as typeof window.setTimeout;
  return bad;
}

test.each(CROWDS.map((one) => ({ id: one.game.id, one })))(
  'every token on the board of $id answers hover, focus, a long press and the other button with its card',
  async ({ one }) => {
    const page = await openMatch(site, playedFor(one.game, one), 1, DESK);
    // Only what keys have reached shows its card by the focus.
    await page.keyboard.press('Tab');
    expect(await page.locator(one.tokens).count()).toBeGreaterThan(12);
    expect(await page.evaluate(silent, one.tokens)).toEqual([]);
  },
);
