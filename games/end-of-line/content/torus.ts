import { type Face, LINE_CARDS, type Side } from './faces.ts';
import { WAYS, type Way } from './layouts.ts';

/** A cell of the area: y * size + x. */
export type Cell = number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<Way, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const QUARTERS: Readonly<Record<Side, number>> = { F: 0, R: 1, L: 3 };

/** The rest that is never negative. */
export const mod = (value: number, size: number): number => ((value % size) + size) % size;

/** One step this way. */
export const vectorOf = (way: Way): Point => STEPS[way];
/** This way after so many quarter turns clockwise. */
export const turned = (way: Way, quarters: number): Way => WAYS[mod(WAYS.indexOf(way) + quarters, 4)] as Way;

export const cellAt = (size: number, x: number, y: number): Cell => y * size + x;
export const pointOf = (size: number, cell: Cell): Point => ({ x: cell % size, y: Math.floor(cell / size) });

/** "x,y", as the rules write it. */
export const cellName = (size: number, cell: Cell): string => `${cell % size},${Math.floor(cell / size)}`;

/** Neighbours by size, cell and way, made once per size: a search asks for them all the time. */
const neighbours: Record<Way, Cell[]>[] = [];

/** One step on the torus: opposite edges are joined, without a shift (EOL-3.2, 3.3, 3.7). */
export function stepTo(size: number, cell: Cell, way: Way): Cell {
  neighbours[size] ??= joinEdges(size);
  return (neighbours[size] as Record<Way, Cell[]>)[way][cell] as Cell;
}

function joinEdges(size: number): Record<Way, Cell[]> {
  const along = (way: Way) =>
    Array.from({ length: size * size }, (_, cell) => {
      const { x, y } = pointOf(size, cell);
      return cellAt(size, mod(x + STEPS[way].x, size), mod(y + STEPS[way].y, size));
    });
  return { N: along('N'), E: along('E'), S: along('S'), W: along('W') };
}

/** Does a step this way cross an edge of the area as it is numbered? */
export function wraps(size: number, cell: Cell, way: Way): boolean {
  const { x, y } = pointOf(size, cell);
  const to = { x: x + STEPS[way].x, y: y + STEPS[way].y };
  return to.x < 0 || to.y < 0 || to.x >= size || to.y >= size;
}

const OUTS = Object.fromEntries(
  Object.values(LINE_CARDS).map(({ face, ways }) => [
    face,
    Object.fromEntries(WAYS.map((way) => [way, ways.map((side) => turned(way, QUARTERS[side]))])),
  ]),
) as unknown as Readonly<Record<Face, Readonly<Record<Way, readonly Way[]>>>>;

/** The directions in which the line may leave a card that it entered travelling this way (EOL-1.7). */
export const waysOut = (face: Face, way: Way): readonly Way[] => OUTS[face][way];
