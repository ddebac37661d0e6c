import type { Seat } from '@turnpoint/kernel';
import { type Face, LINE_CARDS, type Side, WAYS, type Way } from '../../content/index.ts';
import { type Area, type Cell, type Laid, START } from '../types.ts';

/** No cell: the way out is not available. */
export const NOWHERE = -2;

const STEPS: Readonly<Record<Way, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const TURNS: Readonly<Record<Side, number>> = { F: 0, R: 1, L: 3 };

/** The direction a line takes that travels this way and leaves a card by this side. */
export function turn(way: Way, side: Side): Way {
  return WAYS[(WAYS.indexOf(way) + TURNS[side]) % 4] as Way;
}

export function cellAt(size: number, x: number, y: number): Cell {
  return y * size + x;
}

/** "x,y", as the rules write it. */
export function cellName(size: number, cell: Cell): string {
  return `${cell % size},${Math.floor(cell / size)}`;
}

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
      const [dx, dy] = STEPS[way];
      const x = ((cell % size) + dx + size) % size;
      const y = (Math.floor(cell / size) + dy + size) % size;
      return cellAt(size, x, y);
    });
  return { N: along('N'), E: along('E'), S: along('S'), W: along('W') };
}

/** Does a step this way cross an edge of the area as it is numbered? */
export function wraps(size: number, cell: Cell, way: Way): boolean {
  const [dx, dy] = STEPS[way];
  const x = (cell % size) + dx;
  const y = Math.floor(cell / size) + dy;
  return x < 0 || y < 0 || x >= size || y >= size;
}

const OUTS = Object.fromEntries(
  Object.values(LINE_CARDS).map((card) => [
    card.face,
    Object.fromEntries(WAYS.map((way) => [way, card.ways.map((side) => turn(way, side))])),
  ]),
) as unknown as Readonly<Record<Face, Readonly<Record<Way, readonly Way[]>>>>;

/** The directions in which the line may leave a card that it entered travelling this way (EOL-1.7). */
export function waysOut(face: Face, way: Way): readonly Way[] {
  return OUTS[face][way];
}

/** The same for the line card that lies here. */
function waysOutOf(area: Area, at: Cell): readonly Way[] {
  const { face, way } = area.cells[at] as Laid;
  return waysOut(face as Face, way);
}

export function areTeamMates(area: Area, a: Seat, b: Seat): boolean {
  return area.mode === 'team' && a !== b && (a + b) % 2 === 0;
}

/** Where a card goes that leaves `from` this way: the empty neighbour, or beyond a team-mate's card (EOL-6.8, 12.4). */
export function landing(area: Area, seat: Seat, from: Cell, way: Way): Cell {
  const next = stepTo(area.size, from, way);
  const there = area.cells[next] as Laid | null;
  if (there === null) return next;
  if (area.mode !== 'team' || there.face === 'start' || !areTeamMates(area, seat, there.seat)) return NOWHERE;
  const beyond = stepTo(area.size, next, way);
  return area.cells[beyond] === null ? beyond : NOWHERE;
}

/** Cells that the available ways out of a line card lead to. A Start card's only way out is its player's entry. */
export function openCells(area: Area, seat: Seat, at: Cell, entry: Cell): Cell[] {
  if (at === START) return area.cells[entry] === null ? [entry] : [];
  const cells: Cell[] = [];
  for (const way of waysOutOf(area, at)) {
    const cell = landing(area, seat, at, way);
    if (cell !== NOWHERE) cells.push(cell);
  }
  return cells;
}

/** The same question when the number does not matter. */
export function isOpen(area: Area, seat: Seat, at: Cell, entry: Cell): boolean {
  if (at === START) return area.cells[entry] === null;
  return waysOutOf(area, at).some((way) => landing(area, seat, at, way) !== NOWHERE);
}

/** The way out of `from` that leads to `cell`; null when none does. */
export function wayTo(area: Area, seat: Seat, from: Cell, cell: Cell): Way | null {
  return waysOutOf(area, from).find((way) => landing(area, seat, from, way) === cell) ?? null;
}
