import { chronoTrek } from '@turnpoint/chrono-trek/rules';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { endstream } from '@turnpoint/endstream/rules';
import { endureTheStars } from '@turnpoint/endure-the-stars/rules';
import type { Game, Types } from '@turnpoint/kernel';
import { timestream } from '@turnpoint/timestream/rules';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { Looks } from './looks.ts';
import { crowdOf, endOf, questionsOf } from './moments.ts';
import { keepMatch } from './prepared.ts';
import { ASKED, useSite } from './site.ts';

const site = useSite({ online: true });

/** As a link of the page does: nothing is loaded anew. */
async function go(page: Page, path: string, until: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForSelector(until);
}

/** Something at the table is read in full. */
const inspect = (page: Page) => () =>
  page.evaluate(async () => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('[data-table] :is([data-hand], [data-spot], [data-spot] *)'),
    ];
    for (const one of all.filter((each) => each.checkVisibility({ visibilityProperty: true })).slice(0, 30)) {
      one.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }));
      await new Promise((next) => setTimeout(next));
      if (document.querySelector('[data-inspector]') !== null) return true;
    }
    return false;
  });

/** A rail that is a sheet in this window. */
const drawer = (page: Page, opener: string) => async () => {
  const button = page.locator(opener).filter({ visible: true });
  if ((await button.count()) === 0) return false;
  await button.first().click();
  return true;
};

/** As whoever has told no name is called. */
const NAMES = ['Player 1'];

const GAMES = [
  { game: endOfLine, seats: 4 },
  { game: chronoTrek, seats: 4 },
  { game: endstream, seats: 2 },
  { game: timestream, seats: 2 },
  { game: endureTheStars, seats: 2 },
].map(({ game, seats }) => ({ id: game.id, seats, game: game as unknown as Game<Types> }));

test.each(GAMES)(
  'at the table of $id nothing is covered or cut that is not on the list',
  async ({ id, game, seats }) => {
    const page = await site.visit('/healthz');
    const looks = new Looks(page);
    const asked = [...questionsOf(game, seats), ['crowd', crowdOf(game)] as const];
    for (const [kind, match] of asked) await keepMatch(page, match, { id: `at-${kind}`, names: NAMES });
    await keepMatch(page, endOf(game, seats), { id: 'at-end', names: NAMES });
    await page.goto(`${site.base}/settings`);
    for (const [kind] of asked) {
      await go(page, `/match/at-${kind}`, ASKED);
      await looks.at('asked');
    }
    await looks.at('inspector', { open: inspect(page) });
    await looks.at('record', { open: drawer(page, '[data-opens="record"]') });
    await looks.at('seats', { open: drawer(page, '[aria-expanded][aria-label="Players"], .tool.seats') });
    await looks.letters('asked');
    await go(page, '/match/at-end', '[data-result]');
    await looks.at('end');
    await go(page, '/replay/at-end', '[data-track]');
    await looks.at('replay', { within: 'header, [data-replay]' });
    await go(page, `/first/${id}`, `[data-coach]`);
    await page.waitForSelector(ASKED);
    await looks.at('lesson');
    looks.compare(id);
  },
  240_000,
);

const PAGES = {
  '/': '[data-start]',
  ...Object.fromEntries(GAMES.map(({ id }) => [`/new/${id}`, '[data-start]'])),
  '/how/timestream': 'main h2',
  '/campaigns': 'main h1',
  '/matches': 'main h1',
  '/replays': 'main h1',
  '/settings': 'main h1',
  '/daily': '[data-day]',
  '/rules/timestream': 'main h2',
  '/nowhere': 'main h1',
  '/online': 'main h1',
  '/decks/timestream': 'main h2, main h1, h1',
  '/decks/endstream': 'main h2, main h1, h1',
  '/missions/endure-the-stars': 'h1',
  '/missions/endure-the-stars/new': '[data-palette], h1',
};

test('on no other page is anything covered or cut that is not on the list', async () => {
  const page = await site.visit('/matches');
  const looks = new Looks(page);
  for (const [path, until] of Object.entries(PAGES)) {
    await go(page, path, until);
    await page.waitForLoadState('networkidle');
    await looks.at(path);
  }
  looks.compare('pages');
}, 240_000);
