import { BLACKOUT } from '../../../content/index.ts';
import type { Table, Who, ZoneId } from '../../types.ts';
import { alliesOf } from '../allies.ts';
import { isEvent, waysIn } from '../ship.ts';
import { isOnMap, survivorAt, zoneOf } from './crew.ts';

/** Sight between two zones, for enemies and for survivors without help (ETS-4.20, 14.11). */
export function isSight(t: Table, from: ZoneId, to: ZoneId): boolean {
  if (from === to) return true;
  return !isEvent(t, BLACKOUT) && (waysIn(t).range[from]?.[to] ?? -1) >= 0;
}

/** What a survivor on the map sees; a Night-sight Visor works in a Blackout. */
export function seesZone(t: Table, who: Who, zone: ZoneId): boolean {
  const from = zoneOf(t, who);
  if (from === zone) return true;
  if (isEvent(t, BLACKOUT) && survivorAt(t, who).head?.item !== 'night-sight-visor') return false;
  return (waysIn(t).range[from]?.[zone] ?? -1) >= 0;
}

/** Does anybody of the team see this zone? */
export function isWatched(t: Table, zone: ZoneId): boolean {
  for (let who = 0; who < t.team.length; who++) if (isOnMap(t, who) && seesZone(t, who, zone)) return true;
  // ETS-M13.22
  return alliesOf(t).some((ally) => ally !== null && isSight(t, ally.zone, zone));
}

/** Other survivors on the map in sight (ETS-8.37). */
export function othersInSight(t: Table, who: Who): Who[] {
  const seen: Who[] = [];
  for (let other = 0; other < t.team.length; other++) {
    const zone = t.team[other]?.zone ?? null;
    if (other !== who && zone !== null && seesZone(t, who, zone)) seen.push(other);
  }
  return seen;
}
