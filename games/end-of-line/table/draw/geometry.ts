import { type Cell, mod, type Point, pointOf, turned, vectorOf, WAYS, type Way } from '../../content/index.ts';

export { mod, type Point, pointOf, turned, vectorOf, waysOut } from '../../content/index.ts';

export const quartersOf = (way: Way): number => WAYS.indexOf(way);
export const opposite = (way: Way): Way => turned(way, 2);

/** The cell at any point: opposite edges are joined. */
export const cellAt = (size: number, { x, y }: Point): Cell => mod(y, size) * size + mod(x, size);

/** So many cells on in this direction. */
export function stepFrom(size: number, cell: Cell, way: Way, by = 1): Cell {
  const { x, y } = pointOf(size, cell);
  return cellAt(size, { x: x + vectorOf(way).x * by, y: y + vectorOf(way).y * by });
}

/** The direction in which one cell lies from another, one or two steps off; null when it does not. */
export function wayTo(size: number, from: Cell, to: Cell): Way | null {
  return (
    WAYS.find((way) => stepFrom(size, from, way) === to) ??
    WAYS.find((way) => stepFrom(size, from, way, 2) === to) ??
    null
  );
}
