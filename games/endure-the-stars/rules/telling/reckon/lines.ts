import { EDGE } from '../../board/types.ts';
import type { ShipMap, ZoneId } from '../../types.ts';

/** What lies between two zones, or around the map (`-1`): walls, narrow edges, open borders of corridors. */
export interface Lines {
  readonly kind: 'wall' | 'outer' | 'narrow' | 'border';
  readonly between: readonly [ZoneId, ZoneId];
  /** An SVG path, in cells. */
  readonly path: string;
}

/** Every line of the map, those of one kind between the same two zones together. Doorways interrupt walls. */
export function linesOf({ geometry }: ShipMap): Lines[] {
  const { width, zoneAt, edges, edgeOf } = geometry;
  const doors = new Set(edgeOf);
  const found = new Map<string, { kind: Lines['kind']; between: [ZoneId, ZoneId]; path: string }>();
  const add = (cell: number, side: number) => {
    const zone = zoneAt[cell] as ZoneId;
    const what = edges[4 * cell + side] as number;
    const beyond = what === EDGE.outer ? -1 : (zoneAt[cell + ([-width, 1, width, -1][side] as number)] as ZoneId);
    if (what === EDGE.free && beyond === zone) return;
    const back = 4 * (cell + ([-width, 1, width, -1][side] as number)) + ((side + 2) % 4);
    if (doors.has(4 * cell + side) || doors.has(back)) return;
    const kind =
      what === EDGE.outer ? 'outer' : what === EDGE.narrow ? 'narrow' : what === EDGE.free ? 'border' : 'wall';
    const between: [ZoneId, ZoneId] = [Math.min(zone, beyond), Math.max(zone, beyond)];
    const key = `${kind} ${between}`;
    const line = found.get(key) ?? { kind, between, path: '' };
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const from = side === 1 ? [x + 1, y] : side === 2 ? [x, y + 1] : [x, y];
    line.path += `M${from.join(' ')}${side % 2 === 1 ? 'v' : 'h'}1`;
    found.set(key, line);
  };
  for (const [cell, zone] of zoneAt.entries()) {
    if (zone === -1) continue;
    for (const side of [0, 1, 2, 3])
      if (side === 1 || side === 2 || edges[4 * cell + side] === EDGE.outer) add(cell, side);
  }
  return [...found.values()];
}
