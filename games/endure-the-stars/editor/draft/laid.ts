import type { Mission } from '../../content/index.ts';
import { layOut, mapOf } from '../../rules/board/index.ts';
import type { ShipMap } from '../../rules/types.ts';

/** The map of a draft, as far as it can be laid: exits and a start that lie nowhere are left out. */
export function laidOut(mission: Mission): ShipMap | null {
  const places = mission.tiles.map(({ col, row }) => `${col} ${row}`);
  if (mission.tiles.length === 0 || new Set(places).size < places.length) return null;
  const { zoneNamed } = layOut({ tiles: mission.tiles, without: [], extra: [] }).geometry;
  return mapOf({ ...mission, exits: mission.exits.filter(({ zone }) => zoneNamed.has(zone)) });
}
