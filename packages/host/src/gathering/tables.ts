import type { Seat } from '@turnpoint/kernel';
import type { Line } from '@turnpoint/protocol';
import { gone } from './state.ts';
import type { Table } from './table.ts';

/** A gathering with its place in the storage: it grows with every change. */
export interface KeptTable {
  readonly table: Table;
  readonly revision: number;
}

/** Where gatherings are kept. When a promise is fulfilled, the change is stored. */
export interface Tables {
  create(table: Table): Promise<void>;
  read(id: string): Promise<KeptTable | null>;
  /** False when it has changed since `revision`: then nothing is written. */
  change(table: Table, revision: number): Promise<boolean>;
  /** Listed and still gathering, the latest first. */
  listed(): Promise<readonly Table[]>;
  /** Nobody finds this person at any table any more. */
  forget(who: string): Promise<void>;
  /** Lines of these seats are told by another name. */
  unname(match: string, seats: readonly Seat[], name: string): Promise<void>;
  /** Adds a line to what was said at the table of a match. */
  say(match: string, line: Omit<Line, 'number'>): Promise<void>;
  /** What was said there from this number on, the latest lines at most. */
  said(match: string, from: number): Promise<readonly Line[]>;
}

/** So many lines are told at once. */
export const LINES = 200;

export function memoryTables(): Tables {
  const kept = new Map<string, string>();
  const talks = new Map<string, Line[]>();
  const read = (id: string): KeptTable | null => JSON.parse(kept.get(id) ?? 'null');
  const keep = (table: Table, revision: number) => kept.set(table.id, JSON.stringify({ table, revision }));
  return {
    async create(table) {
      keep(table, 0);
    },
    read: async (id) => read(id),
    async change(table, revision) {
      if (read(table.id)?.revision !== revision) return false;
      keep(table, revision + 1);
      return true;
    },
    async listed() {
      const all = [...kept.keys()].map((id) => read(id) as KeptTable).map(({ table }) => table);
      return all.filter(isOffered).reverse();
    },
    async forget(who) {
      for (const id of kept.keys()) {
        const { table, revision } = read(id) as KeptTable;
        keep(gone(table, who), revision + 1);
      }
    },
    async unname(match, seats, name) {
      const lines = (talks.get(match) ?? []).map((line) => (seats.includes(line.seat) ? { ...line, name } : line));
      talks.set(match, lines);
    },
    async say(match, line) {
      const lines = talks.get(match) ?? [];
      talks.set(match, [...lines, { ...line, number: lines.length + 1 }]);
    },
    async said(match, from) {
      return (talks.get(match) ?? []).filter(({ number }) => number >= from).slice(-LINES);
    },
  };
}

export function isOffered({ listed, state }: Table): boolean {
  return listed && state.kind === 'gathering';
}
