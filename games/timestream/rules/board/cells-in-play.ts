import type { Seat } from '@turnpoint/kernel';
import type { Table } from '../types.ts';
import { playerAt } from './lanes.ts';
import { countCells } from './payment.ts';

/** Unlinked, Linked and power-linked ones (TS-9.10). */
export function cellsInPlay(t: Table, seat: Seat): number {
  const { unlinked, linked } = playerAt(t, seat);
  let n = countCells(unlinked) + countCells(linked);
  for (const { location, advances, obstacles } of t.lanes) {
    for (const column of [location, advances, obstacles]) {
      for (const { by, powers } of column) if (by === seat) n += powers.length;
    }
  }
  return n;
}
