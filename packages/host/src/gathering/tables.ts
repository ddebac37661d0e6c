import type { Seat } from '@turnpoint/kernel';
import type { Line } from '@turnpoint/protocol';
import { gone } from './state.ts';
import type { Table } from './table.ts';

/** A gathering with its place in the storage: it grows with every change. */
export interface KeptTable {
  readonly table: Table;
  readonly revision: number;
}

/** A line, and the match at whose table it was said. */
export type Said = Pick<Line, 'text' | 'at'> & { readonly match: string };

/** The seats of a person in a match: lines from before anybody kept who said them are theirs who sits there. */
export interface Held {
  readonly match: string;
  readonly seats: readonly Seat[];
}

/** Where gatherings are kept. When a promise is fulfilled, the change is stored. */
export interface Tables {
  create(table: Table): Promise<void>;
  read(id: string): Promise<KeptTable | null>;
  /** False when it has changed since `revision`: then nothing is written. */
  change(table: Table, revision: number): Promise<boolean>;
  /** Listed and still gathering, the latest first. */
  listed(): Promise<readonly Table[]>;
  /** Nobody finds this person at any table any more; gives the tables where they could be found. */
  forget(who: string): Promise<readonly string[]>;
  /** This person's lines are told by another name, wherever they said them. */
  unname(who: string, name: string, held: readonly Held[]): Promise<void>;
  /** Adds a line to what was said at the table of a match; who said it is told to nobody. */
  say(match: string, line: Omit<Line, 'number'>, who: string): Promise<void>;
  /** What this person said, wherever they said it. */
  saidBy(who: string, held: readonly Held[]): Promise<readonly Said[]>;
  /** What was said there from this number on, the latest lines at most. */
  said(match: string, from: number): Promise<readonly Line[]>;
}

/** So many lines are told at once. */
export const LINES = 200;

export function memoryTables(): Tables {
  const kept = new Map<string, string>();
  const talks = new Map<string, { readonly who: string; readonly line: Line }[]>();
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
      const found: string[] = [];
      for (const id of kept.keys()) {
        const { table, revision } = read(id) as KeptTable;
        const without = gone(table, who);
        if (without === table) continue;
        keep(without, revision + 1);
        found.push(id);
      }
      return found;
    },
    async unname(who, name) {
      for (const [match, lines] of talks)
        talks.set(
          match,
          lines.map((each) => (each.who === who ? { who: '', line: { ...each.line, name } } : each)),
        );
    },
    async say(match, line, who) {
      const lines = talks.get(match) ?? [];
      talks.set(match, [...lines, { who, line: { ...line, number: lines.length + 1 } }]);
    },
    async said(match, from) {
      const lines = (talks.get(match) ?? []).map(({ line }) => line);
      return lines.filter(({ number }) => number >= from).slice(-LINES);
    },
    async saidBy(who) {
      const all = [...talks].flatMap(([match, lines]) => lines.map((each) => ({ match, ...each })));
      return all.filter((each) => each.who === who).map(({ match, line: { text, at } }) => ({ match, text, at }));
    },
  };
}

export function isOffered({ listed, state }: Table): boolean {
  return listed && state.kind === 'gathering';
}
