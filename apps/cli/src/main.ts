import manifest from '../package.json' with { type: 'json' };
import { type Command, Failure, helpOf, readInput, Usage } from './command.ts';
import { arenaCommand } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { calibrate } from './commands/calibrate.ts';
import { decks } from './commands/decks.ts';
import { mcp } from './commands/mcp.ts';
import { perftCommand } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { simulate } from './commands/simulate.ts';
import { solve } from './commands/solve.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: readonly Command[] = [
  play,
  simulate,
  replay,
  verify,
  solve,
  arenaCommand,
  perftCommand,
  balance,
  calibrate,
  decks,
  mcp,
];

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: string[]): Promise<number> {
  try {
    if (name === undefined || name === '--help' || name === 'help') {
      console.log(overview());
      return name === undefined ? 2 : 0;
    }
    if (name === '--version') {
      console.log(manifest.version);
      return 0;
    }
    const command = COMMANDS.find((other) => other.name === name);
    if (command === undefined) throw new Usage(`there is no command "${name}"; see turnpoint --help`);
    const input = readInput(command, args);
    if (input === null) console.log(helpOf(command));
    else await command.run(input);
    return 0;
  } catch (error) {
    if (!(error instanceof Usage) && !(error instanceof Failure)) throw error;
    console.error(`turnpoint: ${error.message}.`);
    return error instanceof Usage ? 2 : 1;
  }
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name, words }) => [name, ...words].join(' ').length));
  return [
    'turnpoint <command> [flags]: the table in a terminal',
    '',
    ...COMMANDS.map(({ name, words, summary }) => `  ${[name, ...words].join(' ').padEnd(width)}  ${summary}`),
    '',
    'turnpoint <command> --help tells more. Exit codes: 0 done, 1 failed, 2 asked for wrongly.',
  ].join('\n');
}
