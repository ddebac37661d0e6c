import { no } from '@turnpoint/kernel';
import { BRACKETS, type ByBracket, SIDES } from '../../../content/missions/index.ts';
import { ALL_OPEN, EDGE, NOWHERE, waysOf, zoneNamed } from '../../board/index.ts';
import type { ShipMap, ZoneId } from '../../state/map.ts';
import { initialPassages } from './locks.ts';
import type { Check } from './rule.ts';

const LEAST_START = 12;
const MOST_DOORS = 16;
const MOST_EXITS = 2;
const MOST_OBJECTIVES = 10;
/** Radar places in sight of the start. */
const MOST_SEEN: ByBracket<number> = { '3': 0, '4': 0, '5+': 1 };

const nameOf = (map: ShipMap, zone: ZoneId): string => map.zones[zone]?.name ?? '';

/** ETS-V.4 */
const reachable: Check = (mission, map) => {
  const walked = waysOf(map, ALL_OPEN).distance[zoneNamed(map, mission.start)] ?? [];
  return map.zones
    .filter(({ id }) => walked[id] === NOWHERE)
    .map(({ name }) => no('ETS-V.4', 'why.mission-cut-off', { zone: name }));
};

/** ETS-V.7 */
const supplies: Check = ({ exits, objectives }, map) => {
  const doors = map.doorways.filter(({ hasToken }) => hasToken).length;
  // What enters play later comes from the same tokens.
  const counted: [string, number, number][] = [
    ['doors', doors, MOST_DOORS],
    ['exits', exits.length, MOST_EXITS],
    ['objectives', objectives.length, MOST_OBJECTIVES],
  ];
  return counted
    .filter(([, n, most]) => n > most)
    .map(([what, n, most]) => no('ETS-V.7', `why.mission-${what}`, { n, most }));
};

/** ETS-V.8 */
const start: Check = (mission, map) => {
  const zone = map.zones[zoneNamed(map, mission.start)];
  if (zone === undefined || zone.capacity >= LEAST_START) return [];
  return [no('ETS-V.8', 'why.mission-start', { zone: zone.name, n: zone.capacity, least: LEAST_START })];
};

/** ETS-V.9 */
const outerExits: Check = ({ exits }, map) =>
  exits
    .filter(({ zone, side }) => !hasOuterEdge(map, zoneNamed(map, zone), SIDES.indexOf(side)))
    .map(({ zone, side }) => no('ETS-V.9', 'why.mission-exit-side', { zone, side: { key: `side.${side}` } }));

function hasOuterEdge({ geometry }: ShipMap, zone: ZoneId, side: number): boolean {
  return geometry.zoneAt.some((at, cell) => at === zone && geometry.edges[4 * cell + side] === EDGE.outer);
}

/** ETS-V.10, ETS-RM61 */
const seenPlaces: Check = (mission, map) => {
  const from = zoneNamed(map, mission.start);
  const seen = waysOf(map, initialPassages(mission, map)).sees[from] ?? [];
  const tooMany = BRACKETS.flatMap((bracket) => {
    const used = mission.radar.filter(({ emptyIn }) => !emptyIn.includes(bracket));
    const shown = used.map(({ zone }) => zoneNamed(map, zone)).filter((zone) => seen.includes(zone));
    return shown.length > MOST_SEEN[bracket] || shown.includes(from) ? shown : [];
  });
  return [...new Set(tooMany)].map((zone) => no('ETS-V.10', 'why.mission-seen', { zone: nameOf(map, zone) }));
};

export const mapChecks: readonly Check[] = [reachable, supplies, start, outerExits, seenPlaces];
