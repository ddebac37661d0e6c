import type { Gathering } from '@turnpoint/protocol';
import { latest } from '../client/latest.ts';

/** A table at which this device has a place while others are waited for. */
export interface WaitingTable {
  readonly id: string;
  readonly game: string;
}

const DAY = 86_400_000;
/** As long as the lobby offers a table of days: whom nobody joined by then waits no more. */
const COUNTS = 14 * DAY;

const tables = latest<{ readonly game: string; readonly opened: number }>('turnpoint.waiting', 12);

/** What the server tells of a table: it is waited at until it begins or one has left it. */
export function followTable({ id, game, mine, state, opened }: Gathering): void {
  if (mine.length > 0 && state.kind !== 'begun') tables.keep(id, { game, opened });
  else tables.drop(id);
}

export const noLongerWaits = tables.drop;

/** The latest first. */
export function waitingTables(now: number): readonly WaitingTable[] {
  const recent = tables.all().filter(([, { opened }]) => now < opened + COUNTS);
  return recent.map(([id, { game }]) => ({ id, game })).reverse();
}
