import type { Mission } from '../content/missions/index.ts';
import { lay } from '../content/missions/write.ts';
import { ALL_OPEN, layOut, mapOf, turned, waysOf, zoneNamed } from '../rules/board/index.ts';
import type { Direction, Passages, ShipMap, ZoneId } from '../rules/state/map.ts';

/** A map by names, for tests: `chart('CQ 0,0', 'LB 1,0')` with all doors open, or another map as it is. */
export function chart(...tiles: readonly string[]) {
  return chartOf(layOut({ tiles: lay(...tiles), without: [], extra: [] }));
}

export function chartOf(map: ShipMap, passages: Passages = ALL_OPEN) {
  const ways = waysOf(map, passages);
  const zone = (name: string): ZoneId => zoneNamed(map, name);
  const named = (zones: readonly ZoneId[]) => zones.map((id) => map.zones[id]?.name as string).sort();
  const door = (name: string) => map.geometry.doorNamed.get(name) ?? -1;
  return {
    map,
    ways,
    zone,
    named,
    door,
    sees: (from: string) => named(ways.sees[zone(from)] ?? []),
    range: (from: string, to: string) => ways.range[zone(from)]?.[zone(to)],
    lines: (from: string, to: string) =>
      ways.lines(zone(from), zone(to)).map(({ direction, between }) => `${'NESW'[direction]} ${named(between)}`.trim()),
    steps: (from: string) => named((ways.steps[zone(from)] ?? []).map(({ to }) => to)),
    towards: (from: string, facing: Direction) =>
      named((ways.steps[zone(from)] ?? []).filter(({ edges }) => edges[turned(facing, 0)] > 0).map(({ to }) => to)),
    walk: (from: string, to: string) => ways.distance[zone(from)]?.[zone(to)],
    noise: (from: string, to: string) => map.noise[zone(from)]?.[zone(to)],
    /** The same map with these doorways barred and these walls opened. */
    with: (barred: readonly string[], made: readonly number[] = []) =>
      chartOf(map, { barred: barred.map(door).sort((a, b) => a - b), made }),
  };
}

/** How the doorways stand when a mission begins. */
export function firstPassages(mission: Mission): Passages {
  const { geometry } = mapOf(mission);
  const barred = mission.doors.locked.map((name) => geometry.doorNamed.get(name) ?? -1);
  return { barred: barred.sort((a, b) => a - b), made: [] };
}
