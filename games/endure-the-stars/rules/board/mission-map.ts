import { type Mission, SIDES } from '../../content/missions/index.ts';
import type { Direction, ShipMap, ZoneId } from '../state/map.ts';
import { layOut } from './lay.ts';

const maps = new WeakMap<Mission, ShipMap>();
let last: { readonly mission: Mission; readonly map: ShipMap } | null = null;

/** The map of a mission that passed its checks, laid once. Asked for all the time, mostly for the same mission. */
export function mapOf(mission: Mission): ShipMap {
  if (last === null || last.mission !== mission) last = { mission, map: maps.get(mission) ?? lay(mission) };
  return last.map;
}

function lay(mission: Mission): ShipMap {
  const { tiles, doors } = mission;
  // A doorway that the mission locks has a door, main or not (ETS-T.12).
  const laid = layOut({ tiles, without: doors.none, extra: [...doors.extra, ...doors.locked] });
  const map = {
    ...laid,
    start: zoneNamed(laid, mission.start),
    exits: mission.exits.map(({ zone, side }) => ({
      zone: zoneNamed(laid, zone),
      side: SIDES.indexOf(side) as Direction,
    })),
  };
  maps.set(mission, map);
  return map;
}

/** A zone by the name of any of its parts, or by its full name; -1 where there is none. */
export function zoneNamed({ geometry }: ShipMap, name: string): ZoneId {
  return geometry.zoneNamed.get(name) ?? -1;
}
