import type { Direction, Line, ShipMap, Ways, ZoneId } from '../state/map.ts';
import { ahead } from './cells.ts';
import { type Cell, DIRECTIONS, EDGE, NOWHERE } from './types.ts';

const NONE: readonly Line[] = [];

/**
 * ETS-4.18: straight rays from each cell of a zone. A doorway may lie anywhere on its stretch of wall, so every ray that
 * meets the stretch goes through (ETS-4.17), and one that runs along it does not (ETS-4.16).
 */
export function sightOf(map: ShipMap, open: readonly boolean[]): Pick<Ways, 'range' | 'sees' | 'lines'> {
  const lines = map.zones.map(() => new Map<ZoneId, Line[]>());
  for (const [cell, zone] of map.geometry.zoneAt.entries()) {
    if (zone === -1) continue;
    for (const facing of DIRECTIONS) follow(map, open, { cell, facing }, lines[zone] as Map<ZoneId, Line[]>);
  }
  for (const byZone of lines) {
    for (const list of byZone.values())
      list.sort((a, b) => a.between.length - b.between.length || a.direction - b.direction);
  }
  const range = lines.map((byZone, from) =>
    map.zones.map(({ id }) => (id === from ? 0 : (byZone.get(id)?.[0]?.between.length ?? NOWHERE - 1) + 1)),
  );
  return {
    range,
    sees: range.map((ranges) => [...ranges.keys()].filter((zone) => ranges[zone] !== NOWHERE)),
    lines: (from, to) => lines[from]?.get(to) ?? NONE,
  };
}

/** One ray, and the lines it gives to the zones it enters. */
function follow(
  { geometry }: ShipMap,
  open: readonly boolean[],
  ray: { readonly cell: Cell; readonly facing: Direction },
  lines: Map<ZoneId, Line[]>,
): void {
  const { edges, zoneAt, width } = geometry;
  const passed: ZoneId[] = [zoneAt[ray.cell] as ZoneId];
  for (let cell = ray.cell; ; ) {
    const edge = edges[4 * cell + ray.facing] as number;
    if (edge === EDGE.outer || edge === EDGE.narrow || open[edge] === false) return;
    cell += ahead(width, ray.facing);
    const zone = zoneAt[cell] as ZoneId;
    if (zone === passed.at(-1)) continue;
    // A ray that comes back to a zone gives no shorter line to it.
    if (!passed.includes(zone)) addLine(lines, zone, { direction: ray.facing, between: passed.slice(1) });
    passed.push(zone);
  }
}

function addLine(lines: Map<ZoneId, Line[]>, to: ZoneId, line: Line): void {
  const list = lines.get(to) ?? [];
  const key = line.between.join();
  if (list.some(({ direction, between }) => direction === line.direction && between.join() === key)) return;
  list.push(line);
  lines.set(to, list);
}
