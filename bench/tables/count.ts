import { LEAST, measure } from '@turnpoint/testkit/pages';
import { attack } from './attack.ts';
import { type Tables, WIDTHS } from './browser.ts';
import { begin, playOn } from './play.ts';
import { head, row } from './rows.ts';

/** Own turns that are waited for at the usual pace. */
const ROUNDS = 4;
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);

/** Clicks, seconds, targets, letters, layout shift and console of the set-ups and tables of these games. */
export async function count(tables: Tables, games: readonly string[]): Promise<void> {
  head('page', 'width', 'layout shift', 'smallest target', 'small targets', 'smallest text');
  for (const width of Object.keys(WIDTHS)) {
    for (const path of ['/', ...games.map((game) => `/new/${game}`)]) {
      const page = await tables.visit({ width, path });
      await page.locator('[data-start]').waitFor();
      await page.waitForLoadState('networkidle');
      const { shift, smallest, what, small, text } = await page.evaluate(measure, LEAST[width] ?? 0);
      row(path, width, shift.toFixed(3), `${smallest} (${what})`, `${Math.round(small * 100)} %`, text);
      await page.context().close();
    }
  }

  head(
    'table',
    'width',
    'layout shift',
    'smallest target',
    'small targets',
    'smallest text',
    's a round',
    'clicks a turn',
    'over',
    'console',
  );
  for (const game of games) {
    for (const width of Object.keys(WIDTHS)) {
      tables.said.length = 0;
      const usual = await tables.visit({ width, path: `/new/${game}`, pace: 'steady' });
      await begin(usual, game);
      // The first wait is for the deal.
      const { waits } = await playOn(usual, game, ROUNDS + 1);
      const { shift, smallest, what, small, text } = await usual.evaluate(measure, LEAST[width] ?? 0);
      await usual.context().close();
      const whole = await tables.visit({ width, path: `/new/${game}` });
      await begin(whole, game);
      const { isOver, turns, clicks } = await playOn(whole, game);
      await whole.context().close();
      const seconds = mean(waits.slice(1)).toFixed(1);
      row(
        game,
        width,
        shift.toFixed(3),
        `${smallest} (${what})`,
        `${Math.round(small * 100)} %`,
        text,
        seconds,
        (clicks / Math.max(1, turns)).toFixed(1),
        isOver ? 'yes' : 'no',
        tables.said.length,
      );
      for (const line of new Set(tables.said)) console.error(`  ${game} ${width}: ${line.slice(0, 160)}`);
    }
  }

  if (games.includes('endstream')) {
    const page = await tables.visit({ width: '1440', path: '/new/endstream' });
    await begin(page, 'endstream');
    console.log(`\nEndStream: ${(await attack(page)) ?? 'no attack was possible'} clicks for an attack.`);
  }

  head('page on a phone', 'blocking by its own time, ms', 'longest task, ms');
  for (const [path, until] of [['/', '[data-start]'], ...games.map((game) => [`/first/${game}`, '[data-coach]'])]) {
    const { total, longest } = await tables.blocking(path ?? '', until ?? '');
    row(path ?? '', total, longest);
  }
}
