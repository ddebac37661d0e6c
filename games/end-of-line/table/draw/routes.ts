import type { Way } from '../../content/index.ts';
import { opposite, type Point, vectorOf } from './geometry.ts';

const r1 = (value: number): number => Math.round(value * 10) / 10;
const text = ({ x, y }: Point): string => `${r1(x)} ${r1(y)}`;

export const toward = (from: Point, way: Way, by: number): Point => {
  const v = vectorOf(way);
  return { x: from.x + v.x * by, y: from.y + v.y * by };
};

/** A piece of line inside one cell, with its middle in cells: from the side it comes in to a way out, or to the middle. */
export interface Piece {
  readonly centre: Point;
  /** Null where the line begins in the middle (a Start card). */
  readonly way: Way | null;
  readonly out: Way | null;
}

/**
 * One path through all pieces. It is lifted only where a line goes over the edge, so that dashes run on. `reach` says
 * how far towards the side a way out is drawn.
 */
export function linePath(pieces: readonly Piece[], cell: number, reach = 1): string {
  const half = cell / 2;
  let d = '';
  let pen = '';
  for (const { centre: at, way, out } of pieces) {
    const centre = { x: at.x * cell, y: at.y * cell };
    const start = text(way === null ? centre : toward(centre, opposite(way), half));
    if (start !== pen) d += `M${start}`;
    if (out === null) {
      pen = text(centre);
      d += `L${pen}`;
      continue;
    }
    if (way !== null && out !== way) {
      const bend = half * 0.52;
      d += `L${text(toward(centre, opposite(way), bend))}Q${text(centre)} ${text(toward(centre, out, bend))}`;
    }
    pen = text(toward(centre, out, half * reach));
    d += `L${pen}`;
  }
  return d;
}

/** From the middle of a cell some way towards a side. */
export const stubPath = (centre: Point, way: Way, length: number): string =>
  `M${text(centre)}L${text(toward(centre, way, length))}`;

/** A filled triangle whose tip is `size` ahead of `at`. */
export function arrowPath(at: Point, way: Way, size: number): string {
  const v = vectorOf(way);
  const corner = (side: number): string =>
    text({
      x: at.x - v.x * size * 0.5 - v.y * size * 1.15 * side,
      y: at.y - v.y * size * 0.5 + v.x * size * 1.15 * side,
    });
  return `M${text(toward(at, way, size))}L${corner(1)}L${corner(-1)}Z`;
}

export function chevronPath(at: Point, way: Way, size: number): string {
  const v = vectorOf(way);
  const corner = (side: number): string =>
    text({ x: at.x - v.x * size * 0.5 - v.y * size * side, y: at.y - v.y * size * 0.5 + v.x * size * side });
  return `M${corner(1)}L${text(toward(at, way, size * 0.5))}L${corner(-1)}`;
}

export function crossPath({ x, y }: Point, size: number): string {
  const d = r1(2 * size);
  return `M${r1(x - size)} ${r1(y - size)}l${d} ${d}m0 ${-d}l${-d} ${d}`;
}
