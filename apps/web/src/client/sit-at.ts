import type { Seat } from '@turnpoint/kernel';
import { go } from '../router.svelte.ts';

/** Where somebody is on the way to sit down. No address says it: who leaves the seat and loads the page anew is not put there again. */
let meant: { readonly table: string; readonly seat: Seat } | null = null;

/** To a table where this visitor has a seat already: they have opened it, or come from the match before. */
export function goSit(table: string, seat: Seat): void {
  meant = { table, seat };
  go(`/join/${table}`);
}

/** The seat that was meant at this table; null where one has still to be chosen. It is told once. */
export function meantSeat(table: string): Seat | null {
  const seat = meant?.table === table ? meant.seat : null;
  meant = null;
  return seat;
}
