import type { Call } from '@turnpoint/protocol';

/**
 * What a person's calls may cost, over all their sockets: most cost nothing here, for they are counted by the socket. Those
 * that read or play many matches again cost some, and so does every message by its length, before anybody reads it.
 */
export const COSTS = { most: 300, perSecond: 20 };

/** Characters that cost one more. */
const LENGTH = 20_000;

/** By verb, where it stands on a port that is not opened. */
const VERBS: Readonly<Record<string, number>> = {
  list: 2,
  open: 2,
  create: 1,
  import: 10,
  branch: 2,
  record: 1,
  replay: 2,
  sightAt: 1,
  textAt: 1,
  check: 2,
  chain: 5,
};

export function costOfLength(length: number): number {
  return Math.floor(length / LENGTH);
}

export function costOf({ on, verb }: Call): number {
  return typeof on === 'string' ? (VERBS[verb] ?? 0) : 0;
}
