import type { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';

/** Forward only: each step is made once, all that are missing or none. */
export function migrateSqlite(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const made = (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
    if (made > MIGRATIONS.length) throw new Error('the stored matches are from a newer Turnpoint: update this one');
    for (const sql of MIGRATIONS.slice(made)) database.exec(sql);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`);
  } catch (fault) {
    database.exec('ROLLBACK');
    throw fault;
  }
}
