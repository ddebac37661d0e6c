import type { Value } from '@turnpoint/kernel';
import { centreOf, outlinesOf, type Point } from '../../board/outline.ts';
import { zoneName } from '../../board/zone-names.ts';
import type { Direction, ShipMap, ZoneId } from '../../types.ts';
import { type Lines, linesOf } from './lines.ts';

/** A box of the map in cells: its north-west corner, its width and its height. */
export type Box = readonly [x: number, y: number, wide: number, high: number];

export interface ZoneChart {
  /** What missions call it: the names of its parts, and all of them together. */
  readonly parts: readonly string[];
  /** What it is called in sentences. */
  readonly name: Value;
  readonly kind: 'room' | 'corridor';
  /** Of a room: the key of its name on the map; of a corridor null. */
  readonly room: string | null;
  /** Its outline as an SVG path, in cells. */
  readonly path: string;
  readonly centre: Point;
  /** The largest box in it: what stands there is drawn in it. */
  readonly box: Box;
}

export interface DoorChart {
  /** What missions call it: `LB:A-x`. */
  readonly code: string;
  /** The middle of its edge. */
  readonly at: Point;
  /** It lies in a wall that runs from north to south. */
  readonly upright: boolean;
  readonly hasToken: boolean;
  readonly between: readonly [ZoneId, ZoneId];
}

export interface ExitChart {
  readonly zone: ZoneId;
  readonly at: Point;
  readonly side: Direction;
}

/** The ship for whoever draws it. It never changes during a match. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly { readonly kind: string; readonly column: number; readonly row: number }[];
  readonly zones: readonly ZoneChart[];
  readonly lines: readonly Lines[];
  readonly doors: readonly DoorChart[];
  readonly exits: readonly ExitChart[];
  readonly start: ZoneId;
}

const charts = new WeakMap<ShipMap, Chart>();

export function chartOf(map: ShipMap): Chart {
  const known = charts.get(map);
  if (known !== undefined) return known;
  const { width, height } = map.geometry;
  const chart: Chart = {
    width,
    height,
    tiles: map.tiles.map(({ kind, column, row }) => ({ kind, column, row })),
    zones: map.zones.map(({ id, kind, name }) => ({
      parts: [...new Set([...name.split('+'), name])],
      name: zoneName(map, id),
      kind,
      room: kind === 'room' ? roomKey(map, id) : null,
      path: pathOf(map, id),
      centre: centreOf(map, id),
      box: largestBox(map, id),
    })),
    lines: linesOf(map),
    doors: map.doorways.map(({ id, name, hasToken, between }) => ({
      code: name,
      ...edgeAt(map, map.geometry.edgeOf[id] as number),
      hasToken,
      between,
    })),
    exits: map.exits.map(({ zone, side }) => ({ zone, side, at: exitAt(map, zone, side) })),
    start: map.start,
  };
  charts.set(map, chart);
  return chart;
}

function roomKey({ tiles, zones }: ShipMap, id: ZoneId): string {
  const { name = '', tiles: on = [] } = zones[id] ?? {};
  return `room.${tiles[on[0] ?? 0]?.kind ?? ''}.${name.split('.')[1] ?? ''}`;
}

const pathOf = (map: ShipMap, zone: ZoneId): string =>
  outlinesOf(map, zone)
    .map((outline) => `M${outline.map((point) => point.join(' ')).join('L')}Z`)
    .join('');

/** The middle of a cell's edge (4 * cell + direction), and which way it runs. */
export function edgeAt({ geometry }: ShipMap, edge: number): { at: Point; upright: boolean } {
  const [cell, side] = [Math.floor(edge / 4), edge % 4];
  const [x, y] = [cell % geometry.width, Math.floor(cell / geometry.width)];
  const [dx, dy] = [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ][side] as [number, number];
  return { at: [x + dx, y + dy], upright: side % 2 === 1 };
}

/** An exit is drawn on the side that it lies on, in the middle of the zone's cells there. */
function exitAt(map: ShipMap, zone: ZoneId, side: Direction): Point {
  const { zoneAt, edges } = map.geometry;
  const outer = zoneAt.flatMap((at, cell) => (at === zone && (edges[4 * cell + side] as number) === -2 ? [cell] : []));
  const middle = outer[Math.floor((outer.length - 1) / 2)] ?? zoneAt.indexOf(zone);
  return edgeAt(map, 4 * middle + side).at;
}

function largestBox({ geometry }: ShipMap, zone: ZoneId): Box {
  const { width, height, zoneAt } = geometry;
  const isOwn = (x: number, y: number) => x < width && y < height && zoneAt[y * width + x] === zone;
  let best: Box = [0, 0, 0, 0];
  for (const [cell, at] of zoneAt.entries()) {
    if (at !== zone) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    let wide = 99;
    for (let high = 1; isOwn(x, y + high - 1); high++) {
      let w = 0;
      while (w < wide && isOwn(x + w, y + high - 1)) w++;
      wide = w;
      if (wide * high > best[2] * best[3]) best = [x, y, wide, high];
    }
  }
  return best;
}
