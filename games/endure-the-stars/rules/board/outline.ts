import type { ShipMap, ZoneId } from '../state/map.ts';
import type { Cell } from './types.ts';

/** A point of the map in cells, from its north-west corner. */
export type Point = readonly [x: number, y: number];

const cellsOf = ({ geometry }: ShipMap, zone: ZoneId): Cell[] =>
  geometry.zoneAt.flatMap((at, cell) => (at === zone ? [cell] : []));

/** Where a zone's name and figures belong: the middle of its cells, or of the cell nearest to it if that lies outside. */
export function centreOf(map: ShipMap, zone: ZoneId): Point {
  const { width, zoneAt } = map.geometry;
  const middles = cellsOf(map, zone).map((cell): Point => [(cell % width) + 0.5, Math.floor(cell / width) + 0.5]);
  const mean = (axis: 0 | 1) => middles.reduce((sum, point) => sum + point[axis], 0) / middles.length;
  const [x, y] = [mean(0), mean(1)];
  if (zoneAt[width * Math.floor(y) + Math.floor(x)] === zone) return [x, y];
  const far = ([a, b]: Point) => (a - x) ** 2 + (b - y) ** 2;
  return middles.reduce((best, point) => (far(point) < far(best) ? point : best));
}

/** The outlines of a zone, clockwise, corners only. One for each piece and for each hole. */
export function outlinesOf(map: ShipMap, zone: ZoneId): Point[][] {
  const { width, height, zoneAt } = map.geometry;
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? -1 : zoneAt[width * y + x]);
  const next = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => next.set(from.join(), [...(next.get(from.join()) ?? []), to]);
  for (const cell of cellsOf(map, zone)) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (at(x, y - 1) !== zone) add([x, y], [x + 1, y]);
    if (at(x + 1, y) !== zone) add([x + 1, y], [x + 1, y + 1]);
    if (at(x, y + 1) !== zone) add([x + 1, y + 1], [x, y + 1]);
    if (at(x - 1, y) !== zone) add([x, y + 1], [x, y]);
  }
  const outlines: Point[][] = [];
  for (const start of next.keys()) {
    const outline: Point[] = [];
    let point = take(next, start);
    while (point !== undefined) {
      outline.push(point);
      point = take(next, point.join());
    }
    if (outline.length > 0) outlines.push(outline.filter((_, i) => isCorner(outline, i)));
  }
  return outlines;
}

function take(next: Map<string, Point[]>, from: string): Point | undefined {
  return next.get(from)?.pop();
}

function isCorner(outline: readonly Point[], i: number): boolean {
  const [before, here, after] = [outline.at(i - 1), outline[i], outline[(i + 1) % outline.length]];
  return (
    !(before?.[0] === here?.[0] && here?.[0] === after?.[0]) && !(before?.[1] === here?.[1] && here?.[1] === after?.[1])
  );
}
