import { longestSeated, type Table } from './table.ts';

/** How many deals of a table waited for somebody in vain, and when the last of them was void. */
export interface Missed {
  readonly times: number;
  readonly last: number;
}

/** A network may be lost: one deal is forgiven. */
const FORGIVEN = 1;
/** Milliseconds that somebody stays away from the table after each further one. Others have waited for all of them. */
const AWAY = 600_000;

export function staysAway({ missed }: Pick<Table, 'missed'>, who: string, now: number): boolean {
  const theirs = missed?.[who];
  return theirs !== undefined && theirs.times > FORGIVEN && now < theirs.last + AWAY;
}

/** These have kept a deal waiting. A table whose owner stays away for that is theirs who has sat there longest. */
export function withMissed(table: Table, these: ReadonlySet<string>, now: number): Table {
  const added = [...these].map((who) => [who, { times: (table.missed?.[who]?.times ?? 0) + 1, last: now }] as const);
  const next = { ...table, missed: { ...table.missed, ...Object.fromEntries(added) } };
  return staysAway(next, table.owner, now) ? { ...next, owner: longestSeated(next) } : next;
}

/** Without this person, also where all were told who was missing. */
export function withoutMissed(table: Table, who: string): Table {
  if (table.missed?.[who] === undefined) return table;
  const { [who]: _, ...missed } = table.missed;
  return { ...table, missed, broken: null };
}
