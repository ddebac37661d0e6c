import { BOT_IDS, type BotId, isBotId } from '@turnpoint/bots';
import { type Input, Usage } from './command.ts';

/** Reads values of flags; what does not fit is told in one sentence. */
export function textFlag({ flags }: Input, name: string): string | null {
  const value = flags[name];
  return typeof value === 'string' ? value : null;
}

export function countFlag(input: Input, name: string, otherwise: number, least = 1): number {
  const value = textFlag(input, name);
  if (value === null) return otherwise;
  const count = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(count) || count < least) {
    throw new Usage(`--${name} needs a whole number of at least ${least}, not "${value}"`);
  }
  return count;
}

export interface Range {
  readonly first: number;
  readonly last: number;
}

/** "4" or "2..8". */
export function rangeFlag(input: Input, name: string): Range | null {
  const value = textFlag(input, name);
  if (value === null) return null;
  const [, first, last = first] = /^(\d+)(?:\.\.(\d+))?$/.exec(value) ?? [];
  if (first === undefined || Number(last) < Number(first)) {
    throw new Usage(`--${name} needs a number or a range such as 2..8, not "${value}"`);
  }
  return { first: Number(first), last: Number(last) };
}

export function botsFlag(input: Input, otherwise: BotId): BotId[] {
  return (textFlag(input, 'bots') ?? otherwise).split(',').map((id) => {
    if (!isBotId(id)) throw new Usage(`there is no bot "${id}"; there are ${BOT_IDS.join(', ')}`);
    return id;
  });
}

export function oneOf<X extends string>(input: Input, name: string, values: readonly X[], otherwise: X): X {
  const value = textFlag(input, name) ?? otherwise;
  if (!values.includes(value as X)) throw new Usage(`--${name} is one of ${values.join(', ')}, not "${value}"`);
  return value as X;
}
