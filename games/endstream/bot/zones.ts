import type { Seat } from '@turnpoint/kernel';
import type { ZoneWord } from '../content/index.ts';
import { zoneCount } from '../rules/board/standing.ts';
import { controllerOf, playerAt } from '../rules/board/things.ts';
import type { Place, Table } from '../rules/types.ts';
import { relief, threats } from './danger.ts';
import { enemiesAt } from './targets.ts';
import { WEIGHTS } from './weights.ts';

/** What CONTAMINATE takes at a start of turn. */
const CONTAMINATION = 2;

/** What a turnpoint keyword is worth to this seat: poison for armored enemies, a wall for the own controller or for those who besiege the other. */
export function zoneWorth(t: Table, seat: Seat, zone: ZoneWord, at: Place, unlessController = false): number {
  if (zone === 'CONTAMINATE') return poison(t, seat, at);
  if (zoneCount(t, at, zone) > 0) return 0;
  const safety = relief(t, seat, { wall: { zone, at, unlessController } });
  const isSiege = playerAt(t, 1 - seat).at === at;
  const kept = isSiege && enemiesAt(t, seat, at) === 0 ? WEIGHTS.guard * threats(t, seat, at) : 0;
  return safety + kept;
}

/** Armor that it takes from enemies, less what it takes from friends. */
function poison(t: Table, seat: Seat, at: Place): number {
  let sum = 0;
  for (const [no, op] of t.operators.entries()) {
    if (op.at !== at || op.zone !== 'board') continue;
    sum += Math.min(CONTAMINATION, op.armor) * (controllerOf(t, no) === seat ? -1 : 1);
  }
  return sum;
}
