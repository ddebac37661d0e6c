import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportChronoTrek } from '../balance/chrono-trek.ts';
import { reportEndOfLine } from '../balance/end-of-line.ts';
import { reportEndstream } from '../balance/endstream.ts';
import { type Command, Usage } from '../command.ts';
import { shelfOf } from '../games.ts';
import { countFlag } from '../values.ts';

const REPORTS: Readonly<Record<string, (matches: number, say: (line: string) => void) => string | Promise<string>>> = {
  'end-of-line': reportEndOfLine,
  endstream: reportEndstream,
  'chrono-trek': reportChronoTrek,
};
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
    const shelf = await shelfOf(input.words[0]);
    const report = REPORTS[shelf.game.id];
    if (report === undefined) throw new Usage(`${shelf.game.id} has no balance report`);
    const page = await report(countFlag(input, 'matches', 2000), (line) => console.error(line));
    if (input.flags.write !== true) {
      console.log(page);
      return;
    }
    mkdirSync(FOLDER, { recursive: true });
    const file = new URL(`${shelf.game.id}.md`, FOLDER);
    writeFileSync(file, page);
    console.log(`written to ${fileURLToPath(file)}`);
  },
};
