import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, Usage } from '../command.ts';
import { shelfOf } from '../games.ts';
import { countFlag } from '../values.ts';

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
    const shelf = shelfOf(input.words[0]);
    if (shelf.report === undefined) throw new Usage(`${shelf.game.id} has no balance report`);
    const report = await shelf.report(countFlag(input, 'matches', 2000), (line) => console.error(line));
    if (input.flags.write !== true) {
      console.log(report);
      return;
    }
    mkdirSync(FOLDER, { recursive: true });
    const file = new URL(`${shelf.game.id}.md`, FOLDER);
    writeFileSync(file, report);
    console.log(`written to ${fileURLToPath(file)}`);
  },
};
