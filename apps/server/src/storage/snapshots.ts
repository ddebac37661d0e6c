import type { Snapshots } from '@turnpoint/host';
import type { Snapshot } from '@turnpoint/kernel';
import { type Database, statement } from './database.ts';

const keep = statement(
  `INSERT INTO snapshots (match, snapshot) SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM matches WHERE id = $1)
   ON CONFLICT (match) DO UPDATE SET snapshot = excluded.snapshot`,
);
const find = statement('SELECT snapshot FROM snapshots WHERE match = $1');
export const removeSnapshot = statement('DELETE FROM snapshots WHERE match = $1');

/** What long matches have come to. The record alone counts: one that cannot be read is as good as none. */
export function snapshotsIn(database: Database): Snapshots {
  return {
    async keep(match, snapshot) {
      await database.write([keep(match, JSON.stringify(snapshot))]);
    },

    async find(match) {
      const [found] = await database.rows<{ snapshot: string }>(find(match));
      try {
        return JSON.parse(found?.snapshot ?? 'null') as Snapshot | null;
      } catch {
        return null;
      }
    },
  };
}
