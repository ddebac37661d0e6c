import { type Face, LINE_CARDS, type Side, WAYS, type Way } from '../../content/index.ts';
import type { Cell } from '../../rules/types.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const VECTORS: Readonly<Record<Way, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const QUARTERS: Readonly<Record<Side, number>> = { F: 0, R: 1, L: 3 };

/** The rest that is never negative. */
export const mod = (value: number, size: number): number => ((value % size) + size) % size;

export const vectorOf = (way: Way): Point => VECTORS[way];
export const quartersOf = (way: Way): number => WAYS.indexOf(way);
export const turned = (way: Way, quarters: number): Way => WAYS[mod(WAYS.indexOf(way) + quarters, 4)] as Way;
export const opposite = (way: Way): Way => turned(way, 2);

export const pointOf = (size: number, cell: Cell): Point => ({ x: cell % size, y: Math.floor(cell / size) });
export const cellAt = (size: number, { x, y }: Point): Cell => mod(y, size) * size + mod(x, size);

/** So many cells on in this direction; opposite edges are joined. */
export function stepFrom(size: number, cell: Cell, way: Way, by = 1): Cell {
  const { x, y } = pointOf(size, cell);
  return cellAt(size, { x: x + VECTORS[way].x * by, y: y + VECTORS[way].y * by });
}

/** Where the ways out of a face point when the line enters it in this direction. */
export const waysOut = (face: Face, way: Way): Way[] =>
  LINE_CARDS[face].ways.map((side) => turned(way, QUARTERS[side]));

/** The direction in which one cell lies from another, one or two steps off; null when it does not. */
export function wayTo(size: number, from: Cell, to: Cell): Way | null {
  return (
    WAYS.find((way) => stepFrom(size, from, way) === to) ??
    WAYS.find((way) => stepFrom(size, from, way, 2) === to) ??
    null
  );
}
