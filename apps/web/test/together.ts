import type { Page } from 'playwright-core';
import { ASKED, QUICK, type Site } from './site.ts';

export const named = (name: string) => ({ settings: { ...QUICK, name } });

/** Opens a table with so many persons; who has a name sits there at once. Gives its address. */
export async function openTable(page: Page, persons: number): Promise<string> {
  for (let seat = 2; seat < persons; seat++) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (let seat = 2; seat <= persons; seat++)
    await page.locator(`[data-seat="${seat}"] label`, { hasText: 'Person' }).click();
  await page.locator('[data-invite]').click();
  await page.locator('[data-place="person"]').waitFor();
  return page.locator('[data-address]').inputValue();
}

/** Comes by an invitation and sits down, after `before` was done at the table. */
export async function join(
  site: Site,
  address: string,
  name: string,
  visitor = {},
  before: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await site.visit(new URL(address).pathname, { ...named(''), ...visitor });
  await page.locator('#guest').fill(name);
  await before(page);
  await page.locator('[data-sit]').click();
  await page.locator('[data-sit]').waitFor({ state: 'detached' });
  return page;
}

/** What may be touched at a table, in the order of trying. */
export interface Touches {
  /** The one button that goes on. */
  readonly commit: string;
  /** What is lit; one of them, another one each time. */
  readonly lit: readonly string[];
}

/**
 * Plays on to the end, as fast as the page draws: touches what is lit, then the one button. It touches from inside of the
 * page, since a whole match with others is many touches.
 */
export function playInPage(page: Page, touches: Touches): Promise<void> {
  return page.evaluate(
    ({ commit, lit, asked }) =>
      new Promise<void>((over) => {
        let n = 0;
        const seen = (what: string) =>
          [...document.querySelectorAll<HTMLElement>(what)].filter((each) => each.checkVisibility());
        const turn = () => {
          if (document.querySelector('[data-result]') !== null) return over();
          if (document.querySelector(asked) !== null) {
            const found = [commit, ...lit].map(seen).find(({ length }) => length > 0) ?? [];
            found[n++ % found.length]?.click();
          }
          requestAnimationFrame(turn);
        };
        turn();
      }),
    { ...touches, asked: ASKED },
  );
}
