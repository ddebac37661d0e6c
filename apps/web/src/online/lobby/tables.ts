import type { Gathering } from '@turnpoint/protocol';

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

export type Pace = 'any' | 'live' | 'days';

export interface Filter {
  readonly game: string | null;
  readonly pace: Pace;
}

export function filterOf(query: URLSearchParams): Filter {
  const pace = query.get('pace');
  return { game: query.get('game'), pace: pace === 'live' || pace === 'days' ? pace : 'any' };
}

export function addressOf({ game, pace }: Filter): string {
  const query = new URLSearchParams();
  if (game !== null) query.set('game', game);
  if (pace !== 'any') query.set('pace', pace);
  return query.size === 0 ? '/online' : `/online?${query}`;
}

export function fits({ game, pace }: Filter, table: Pick<Gathering, 'game' | 'terms'>): boolean {
  const isByDays = table.terms.clock?.kind === 'days';
  return (game === null || table.game === game) && (pace === 'any' || (pace === 'days') === isByDays);
}

const freeAt = ({ places }: Gathering) => places.filter(({ kind }) => kind === 'open').length;

/** Where a match would begin soonest: others' tables first, with fewest seats free, then whoever has waited longest. */
export function soonest(tables: readonly Gathering[], filter: Filter): Gathering | null {
  const rank = (table: Gathering) => [table.mine.length, freeAt(table), table.opened];
  const [first] = tables
    .filter((table) => fits(filter, table))
    .map((table) => ({ table, rank: rank(table) }))
    .sort((a, b) => a.rank.map((n, i) => n - (b.rank[i] ?? 0)).find((difference) => difference !== 0) ?? 0);
  return first?.table ?? null;
}
