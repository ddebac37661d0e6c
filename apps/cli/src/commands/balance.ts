import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportOf } from '../balance/report.ts';
import { sideBySide } from '../balance/side-by-side.ts';
import type { Order } from '../balance/worker.ts';
import { type Command, Usage } from '../command.ts';
import { partsOf } from '../games.ts';
import { countFlag } from '../values.ts';

const WORKER = new URL('../balance/worker.ts', import.meta.url);
const FOLDER = new URL('../../../../docs/balance/', import.meta.url);

export const balance: Command = {
  name: 'balance',
  words: ['<game>'],
  summary: 'Measure a game with scripted bots: who wins, how long, with which cards',
  flags: {
    matches: { value: '<n>', help: 'matches for each line of the report (2000)' },
    write: { help: 'write docs/balance/<game>.md instead of printing it' },
  },
  async run(input) {
    const { game } = await partsOf(input.words[0]);
    const report = await reportOf(game.id);
    if (report === undefined) throw new Usage(`${game.id} has no balance report`);
    const matches = countFlag(input, 'matches', 2000);
    const orders = report.jobs.map((job): Order => ({ game: game.id, job, matches }));
    const lines = await sideBySide<Order, unknown>(WORKER, orders, ({ job }) =>
      console.error(`${report.name(job)}: ${matches} matches`),
    );
    const page = report.page(lines, matches);
    if (input.flags.write !== true) {
      console.log(page);
      return;
    }
    mkdirSync(FOLDER, { recursive: true });
    const file = new URL(`${game.id}.md`, FOLDER);
    writeFileSync(file, page);
    console.log(`written to ${fileURLToPath(file)}`);
  },
};
