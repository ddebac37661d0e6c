// npm run bench -- tables: what people meet on the built pages, counted in a real Chromium. GAME=endstream counts one game;
// LIGHTHOUSE=off leaves Lighthouse out, LIGHTHOUSE=only all else; RUNS=7 lets it mark every page seven times.

import { Tables } from './browser.ts';
import { count } from './count.ts';
import { CATEGORIES, marks } from './lighthouse.ts';
import { GAMES } from './play.ts';
import { head, row } from './rows.ts';

const games = GAMES.filter((game) => game === (process.env.GAME ?? game));
const runs = Number(process.env.RUNS ?? 1);

const tables = new Tables();
await tables.run(async () => {
  if (process.env.LIGHTHOUSE !== 'only') await count(tables, games);
  if (process.env.LIGHTHOUSE === 'off') return;
  head('page', 'on', ...CATEGORIES, 'LCP', 'blocking', 'shift', 'machine');
  for await (const { page, on, marks: of, told, machine } of marks(tables.base, games, runs))
    row(page, on, ...of, ...told, machine);
});
