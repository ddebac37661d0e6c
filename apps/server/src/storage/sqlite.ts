import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Statement } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

interface Waiting {
  resolve(): void;
  reject(fault: unknown): void;
}

/**
 * One file, in this process. What is written within one turn of the event loop, at least, goes to disk together: under
 * load many choices share one write, and nobody hears of theirs before it is there. Readers have a connection of their
 * own, so they never see what is not committed.
 */
export function openSqlite(file: string): Database {
  const writer = new DatabaseSync(file);
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  migrate(writer);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('PRAGMA busy_timeout = 5000');
  const [toWrite, toRead] = [prepared(writer), prepared(reader)];
  // Each choice runs them: read once, they take a tenth of the time.
  const [begin, commitAll] = [writer.prepare('BEGIN IMMEDIATE'), writer.prepare('COMMIT')];
  const [mark, keep] = [writer.prepare('SAVEPOINT batch'), writer.prepare('RELEASE batch')];
  let together: Waiting[] = [];
  let callOff = () => {};
  /** When the last commit was done, and how long it took, in milliseconds. */
  let last = { done: 0, took: 0 };

  /**
   * At the end of this turn; where the disk is slow not before as much time has gone by as the last one took. So waiting for
   * the disk never fills more than half of the time, and what comes meanwhile is written together.
   */
  function plan(): void {
    const wait = last.done + last.took - performance.now();
    const [timer, turn] = wait > 1 ? [setTimeout(commit, wait), null] : [null, setImmediate(commit)];
    callOff = () => (turn === null ? clearTimeout(timer) : clearImmediate(turn));
  }

  function commit(): void {
    const waiting = together;
    const began = performance.now();
    together = [];
    try {
      commitAll.run();
      for (const { resolve } of waiting) resolve();
    } catch (fault) {
      if (writer.isTransaction) writer.exec('ROLLBACK');
      for (const { reject } of waiting) reject(fault);
    }
    const done = performance.now();
    last = { done, took: done - began };
  }

  /** False when the guard changed nothing. What fails leaves nothing behind, whoever else writes in the same turn. */
  function attempt([guard, ...rest]: readonly [Statement, ...Statement[]]): boolean {
    mark.run();
    try {
      const goesOn = toWrite(guard).run(...guard.values).changes !== 0;
      if (goesOn) for (const each of rest) toWrite(each).run(...each.values);
      keep.run();
      return goesOn;
    } catch (fault) {
      writer.exec('ROLLBACK TO batch; RELEASE batch');
      throw fault;
    }
  }

  return {
    async rows<Row>(statement: Statement) {
      return toRead(statement).all(...statement.values) as Row[];
    },

    async write(batch) {
      if (!writer.isTransaction) {
        begin.run();
        plan();
      }
      const written = new Promise<void>((resolve, reject) => together.push({ resolve, reject }));
      try {
        const goesOn = attempt(batch);
        await written;
        return goesOn;
      } catch (fault) {
        written.catch(() => {});
        throw fault;
      }
    },

    async close() {
      if (writer.isTransaction) {
        callOff();
        commit();
      }
      writer.close();
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
