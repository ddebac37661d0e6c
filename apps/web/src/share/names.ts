import type { Player, Shared } from '@turnpoint/protocol';
import { say } from './words.ts';

/** Without names: who sat where is told, not who they are. */
export function nameless({ players, branches, ...shared }: Shared): Shared {
  const bare = (player: Player): Player => ({ ...player, name: '' });
  return {
    ...shared,
    players: players.map(bare),
    branches: branches.map((branch) => ({ ...branch, players: branch.players.map(bare) })),
  };
}

/** Whoever came without a name is called by their place. */
export function named({ players, branches, ...shared }: Shared): Shared {
  return {
    ...shared,
    players: players.map(calledByPlace),
    branches: branches.map((branch) => ({ ...branch, players: branch.players.map(calledByPlace) })),
  };
}

export function calledByPlace(player: Player, seat: number): Player {
  return player.name === '' ? { ...player, name: say(`share.${player.kind}`, { n: seat + 1 }) } : player;
}
