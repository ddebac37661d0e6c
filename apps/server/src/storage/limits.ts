import type { Storage, Tables } from '@turnpoint/host';
import { Refused } from '@turnpoint/protocol';
import { type Database, type Statement, statement } from './database.ts';

/** So many may one person have: far more than anybody plays, and too few to fill a disk with. */
const MOST = { matches: 2_000, tablesADay: 100 };
const DAY = 24 * 60 * 60 * 1000;

const countMatches = statement('SELECT count(*) AS n FROM theirs WHERE who = $1');
const countTables = statement('SELECT count(*) AS n FROM gatherings WHERE owner = $1 AND opened > $2');

/** The same storages, for people who do not take more than their share. */
export function limited(database: Database, storage: Storage, tables: Tables): { storage: Storage; tables: Tables } {
  async function atMost(most: number, counted: Statement): Promise<void> {
    const [found] = await database.rows<{ n: number }>(counted);
    if ((found?.n ?? 0) >= most) throw new Refused('too-many-matches');
  }

  return {
    storage: {
      ...storage,
      async create(match) {
        // What people gathered for was counted when its table was made.
        if (match.header.parts === undefined) await atMost(MOST.matches, countMatches(match.header.owner));
        return storage.create(match);
      },
    },
    tables: {
      ...tables,
      async create(table) {
        await atMost(MOST.tablesADay, countTables(table.owner, table.opened - DAY));
        return tables.create(table);
      },
    },
  };
}
