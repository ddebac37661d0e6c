import type { Seat } from '@turnpoint/kernel';
import { type Cell, type Face, stepTo, type Way, waysOut } from '../../content/index.ts';
import { type Area, type Laid, START } from '../types.ts';

/** No cell: the way out is not available. */
export const NOWHERE = -2;

/** The directions in which the line may leave the line card that lies here. */
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
