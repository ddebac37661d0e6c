import { no, type Seat } from '@turnpoint/kernel';
import type { Player, Ruling, Table } from '../types.ts';

/** Null when this player could use an energy effect now, as far as energy goes. */
export function cannotSpend(t: Table, seat: Seat): Ruling | null {
  const player = t.players[seat] as Player;
  if (t.round < 3) return no('EOL-7.3', 'why.energy-too-early', { round: t.round });
  if (player.effect !== null) return no('EOL-7.2', 'why.energy-used', { effect: { key: `effect.${player.effect}` } });
  if (player.energy === 0) return no('EOL-7.5', 'why.energy-gone');
  return null;
}
