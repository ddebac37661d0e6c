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
  list: 10,
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

/** The same on ports that are open: a look at a step long ago plays many choices again. */
const OPENED: Readonly<Record<string, number>> = { lookBack: 1, foresee: 1 };

export function costOfLength(length: number): number {
  return Math.floor(length / LENGTH);
}

export function costOf({ on, verb }: Call): number {
  // The lobby is read once for all who ask within a second; one's own matches may be thousands.
  if (on === 'lobby' && verb === 'list') return 2;
  return (typeof on === 'string' ? VERBS : OPENED)[verb] ?? 0;
}
