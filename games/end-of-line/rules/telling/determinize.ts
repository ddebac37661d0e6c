import { type Imagined, shuffleWith } from '@turnpoint/kernel';
import type { Face } from '../../content/index.ts';
import type { EndOfLine, Look, Player, PlayerView } from '../types.ts';
import { facesOf } from './view.ts';

/** A state that fits the look: unknown cards are dealt anew between hand and deck. */
export function determinize(look: Look, int: (below: number) => number): Imagined<EndOfLine> {
  const { view } = look;
  return {
    table: {
      mode: view.mode,
      size: view.size,
      cells: view.cells.slice(),
      players: view.players.map((player) => imagine(player, int)),
      reveals: view.reveals,
      first: view.first,
      round: view.round,
      order: view.order,
      laid: view.laid,
    },
    stack: view.stack,
  };
}

function imagine(player: PlayerView, int: (below: number) => number): Player {
  const { colour, entry, entryWay, head, energy, effect, ended, out } = player;
  const rest = { colour, entry, entryWay, head, energy, effect };
  if (player.hand !== null && player.deck !== null) {
    return { ...rest, hand: player.hand.slice(), deck: player.deck.slice(), ended, out };
  }
  const unknown = facesOf(player.unseen);
  for (const face of player.hand ?? []) unknown.splice(unknown.indexOf(face), 1);
  shuffleWith(int, unknown);
  const hand: Face[] = player.hand?.slice() ?? unknown.splice(0, player.handCount);
  return { ...rest, hand, deck: unknown, ended, out };
}
