import type { Gathering } from '@turnpoint/protocol';
import { freeAt } from '../wanted.ts';

/** The tables on the screen: none moves or vanishes under a finger. */
export interface Shown {
  readonly tables: readonly Gathering[];
  /** Came since: they wait until somebody wants to see them. */
  readonly fresh: readonly Gathering[];
  /** Full or gone, and when that was noticed. */
  readonly gone: Readonly<Record<string, number>>;
}

/** Milliseconds that a table stays after it has filled. */
const STAYS = 5_000;

/** What is shown once the lobby has told this list. */
export function merged(before: Shown | null, list: readonly Gathering[], now: number): Shown {
  if (before === null) return { tables: list, fresh: [], gone: {} };
  const found = new Map(list.map((table) => [table.id, table]));
  const gone = Object.fromEntries(
    before.tables.filter(({ id }) => !found.has(id)).map(({ id }) => [id, before.gone[id] ?? now]),
  );
  const tables = before.tables
    .filter(({ id }) => (gone[id] ?? now) > now - STAYS)
    .map((table) => found.get(table.id) ?? table);
  const shown = new Set(tables.map(({ id }) => id));
  return { tables, fresh: list.filter(({ id }) => !shown.has(id)), gone };
}

/** Those that waited come first. */
export function revealed({ tables, fresh, gone }: Shown): Shown {
  return { tables: [...fresh, ...tables], fresh: [], gone };
}

export const PACES = ['any', 'live', 'days'] as const;
/** Where only one is free the match begins with who sits down there; friends want two or more. */
export const SEATS = ['any', 'last', 'more'] as const;

export interface Filter {
  readonly game: string | null;
  readonly pace: (typeof PACES)[number];
  readonly seats: (typeof SEATS)[number];
}

export function filterOf(query: URLSearchParams): Filter {
  const one = <V extends string>(key: string, values: readonly [V, ...V[]]) =>
    values.find((value) => value === query.get(key)) ?? values[0];
  return { game: query.get('game'), pace: one('pace', PACES), seats: one('seats', SEATS) };
}

export function addressOf({ game, ...rest }: Filter): string {
  const query = new URLSearchParams(game === null ? {} : { game });
  for (const [key, value] of Object.entries(rest)) if (value !== 'any') query.set(key, value);
  return query.size === 0 ? '/online' : `/online?${query}`;
}

export function fits({ game, pace, seats }: Filter, table: Pick<Gathering, 'game' | 'terms' | 'places'>): boolean {
  if (freeAt(table) === 0 || (game !== null && table.game !== game)) return false;
  if (pace !== 'any' && (pace === 'days') !== (table.terms.clock?.kind === 'days')) return false;
  return seats === 'any' || (seats === 'last') === (freeAt(table) === 1);
}

/** Where a match would begin soonest: others' tables first, with fewest seats free, then whoever has waited longest. */
export function soonest(tables: readonly Gathering[], filter: Filter): Gathering | null {
  const rank = (table: Gathering) => [table.mine.length, freeAt(table), table.opened];
  const [first] = tables
    .filter((table) => fits(filter, table))
    .map((table) => ({ table, rank: rank(table) }))
    .sort((a, b) => a.rank.map((n, i) => n - (b.rank[i] ?? 0)).find((difference) => difference !== 0) ?? 0);
  return first?.table ?? null;
}
