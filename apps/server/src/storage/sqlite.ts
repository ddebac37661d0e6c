import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Statement } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { Writing } from './writing.ts';

/**
 * One file. It is written in a thread of its own, many choices at once under load, and nobody hears of theirs before it is
 * on disk. Readers have a connection of their own, so they never see what is not committed.
 */
export function openSqlite(file: string): Database {
  bringUp(file);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('PRAGMA busy_timeout = 5000');
  const toRead = prepared(reader);
  const writing = new Writing(file);
  return {
    async rows<Row>(statement: Statement) {
      return toRead(statement).all(...statement.values) as Row[];
    },

    write: (batch) => writing.write(batch),

    async close() {
      await writing.close();
      reader.close();
    },
  };
}

function prepared(database: DatabaseSync): (statement: Statement) => StatementSync {
  const known = new Map<string, StatementSync>();
  return ({ sql }) => {
    // SQLite numbers values as ?1, PostgreSQL as $1.
    const found = known.get(sql) ?? database.prepare(sql.replaceAll('$', '?'));
    known.set(sql, found);
    return found;
  };
}

function bringUp(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(database);
  } finally {
    database.close();
  }
}

/** Forward only: each step is made once, all that are missing or none. */
function migrate(database: DatabaseSync): void {
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
