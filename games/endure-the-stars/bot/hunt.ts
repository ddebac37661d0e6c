import { enemyOf } from '../content/index.ts';
import { zoneIn } from '../rules/board/ship.ts';
import type { View, ZoneId } from '../rules/index.ts';
import { asTable, missionOf } from './chart.ts';
import { needsOf } from './needs.ts';

/** Where a boss that must die is or may be hiding; none where the mission asks for no such thing. */
export function lairs(view: View): ZoneId[] {
  const mission = missionOf(view);
  if (!needsOf(mission).hunt) return [];
  const bosses = view.figures.filter(({ type }) => enemyOf(type).isBoss).map(({ zone }) => zone);
  if (bosses.length > 0) return bosses;
  const known = view.lasting.flatMap(({ kind, zone }) => (kind === 'lair' && zone !== null ? [zone] : []));
  if (known.length > 0) return known;
  return mission.modules.flatMap((module) =>
    module.kind === 'hiddenBoss' ? module.zones.map((name) => zoneIn(asTable(view), name)) : [],
  );
}
