import { commitment, type Match, type Types } from '@turnpoint/kernel';
import type { Player } from '@turnpoint/protocol';
import type { Outside } from './outside.ts';
import type { Header } from './storage.ts';

interface Made {
  readonly match: Match<Types>;
  readonly players: readonly Player[];
  /** Who makes it: theirs are all seats of persons. */
  readonly who: string;
  readonly follows?: Header['follows'] | undefined;
}

export function headerOf({ chance, time }: Outside, { match, players, who, follows }: Made): Header {
  const { game, setup } = match;
  return {
    id: chance.id(),
    game: game.id,
    version: game.version,
    options: setup.options,
    seed: setup.seed,
    players,
    holders: players.map(({ kind }) => (kind === 'person' ? who : null)),
    owner: who,
    started: time.now(),
    seal: commitment(setup.seed),
    daily: null,
    from: null,
    ...(follows !== undefined && { follows }),
  };
}
