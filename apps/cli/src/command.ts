import { parseArgs } from 'node:util';

/** What the caller typed is wrong: one sentence, exit code 2. */
export class Usage extends Error {}

/** The command could not do its work: one sentence, exit code 1. */
export class Failure extends Error {}

export interface Flag {
  /** How the value is written in the help; left out for a switch. */
  readonly value?: string;
  readonly help: string;
}

export interface Input {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | true | undefined>>;
}

export interface Command {
  readonly name: string;
  /** Words after the name, as shown in the help; all of them are needed. */
  readonly words: readonly string[];
  readonly summary: string;
  readonly more?: string;
  readonly flags: Readonly<Record<string, Flag>>;
  run(input: Input): Promise<void> | void;
}

const HELP: Flag = { help: 'show this help' };

/** Reads the arguments of a command; null when its help was asked for. */
export function readInput(command: Command, args: readonly string[]): Input | null {
  const options = Object.fromEntries(
    Object.entries({ ...command.flags, help: HELP }).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { values, positionals } = parsed(() =>
    parseArgs({ args: withValues(args), options, allowPositionals: true, strict: true }),
  );
  if (values.help === true) return null;
  const missing = command.words[positionals.length];
  if (missing !== undefined) throw new Usage(`${command.name} needs ${missing}`);
  if (positionals.length > command.words.length) {
    throw new Usage(`${command.name} takes no "${positionals[command.words.length]}"`);
  }
  return { words: positionals, flags: values as Input['flags'] };
}

/** `--matches -3` gives a value, if a wrong one: Node would take it for two flags. */
function withValues(args: readonly string[]): string[] {
  const read: string[] = [];
  for (const arg of args) {
    const flag = read.at(-1) ?? '';
    if (/^-\d/.test(arg) && /^--[^=]+$/.test(flag)) read.splice(-1, 1, `${flag}=${arg}`);
    else read.push(arg);
  }
  return read;
}

function parsed<X>(parse: () => X): X {
  try {
    return parse();
  } catch (error) {
    // The first sentence says what is wrong; the rest of Node's message is advice about "--".
    throw new Usage((error as Error).message.split(/\.\s/)[0] as string);
  }
}

export function helpOf(command: Command): string {
  const flags = Object.entries({ ...command.flags, help: HELP }).map(([name, { value, help }]) => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
  const width = Math.max(...flags.map(([flag]) => (flag as string).length));
  return [
    `turnpoint ${[command.name, ...command.words].join(' ')} [flags]`,
    '',
    command.summary,
    ...(command.more === undefined ? [] : ['', command.more]),
    '',
    ...flags.map(([flag, help]) => `  ${(flag as string).padEnd(width)}  ${help}`),
  ].join('\n');
}
