import { whichOf } from '@turnpoint/ui';
import type { Cell, Effect } from '../rules/types.ts';

/** The names of the table's spots: what is drawn there bears them as `data-spot`. */
export const cellSpot = (cell: Cell): string => `cell-${cell}`;
export const effectSpot = (effect: Effect): string => `effect-${effect}`;
export const handSpot = (card: number): string => `hand-${card}`;
export const seatSpot = (seat: number): string => `seat-${seat}`;

/** The cell that a spot is; null for any other spot. */
export function cellOf(spot: string | null): Cell | null {
  const cell = whichOf('cell', spot);
  return cell === null ? null : Number(cell);
}
