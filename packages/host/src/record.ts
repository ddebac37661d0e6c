import type { Unsealed } from '@turnpoint/kernel';
import type { Stored } from './storage.ts';

/** What a match is played again from. It is sealed as a record only when it is handed out. */
export function recordOf({ header, choices }: Pick<Stored, 'header' | 'choices'>): Unsealed {
  const { game, version, options, seed, players, follows } = header;
  const before = follows !== undefined && { follows: follows.hash };
  return { turnpoint: 1, game, version, seats: players.length, options, seed, ...before, choices };
}
