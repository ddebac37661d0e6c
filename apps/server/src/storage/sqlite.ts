import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Statement } from './database.ts';
import { type Log, LogFile } from './log-file.ts';
import { migrateSqlite } from './migrate-sqlite.ts';

/**
 * One file, in this process. What is written while the disk is busy with the last commit, or within one turn of the event
 * loop, goes to disk together: under load many choices share one write, and nobody hears of theirs before it is there.
 * Readers have a connection of their own, so they never see what is not committed.
 */
export function openSqlite(file: string, openLog = (database: string): Log => new LogFile(database)): Database {
  const writer = new DatabaseSync(file);
  // A commit does not wait for the disk: that is done with the log, beside everything else.
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
  // Pages that change again and again are copied from the log less often.
  writer.exec('PRAGMA wal_autocheckpoint = 4000');
  migrateSqlite(writer);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('PRAGMA busy_timeout = 5000');
  const log = openLog(file);
  const [toWrite, toRead] = [prepared(writer), prepared(reader)];
  // Each choice runs them: read once, they take a tenth of the time.
  const [begin, commitAll] = [writer.prepare('BEGIN IMMEDIATE'), writer.prepare('COMMIT')];
  const [mark, keep] = [writer.prepare('SAVEPOINT batch'), writer.prepare('RELEASE batch')];
  /** What the transaction that is open will come to; null where none is. */
  let together: PromiseWithResolvers<void> | null = null;
  let planned: NodeJS.Immediate | undefined;
  /** The last commit is on its way to disk. */
  let syncing: Promise<void> | null = null;

  function begun(): PromiseWithResolvers<void> {
    begin.run();
    const outcome = Promise.withResolvers<void>();
    // Those who wait for it are told; nobody does where each one's own part has failed.
    outcome.promise.catch(() => {});
    return outcome;
  }

  /** At the end of this turn; what comes while the disk is busy waits until it is done. */
  function plan(): void {
    if (syncing === null) planned ??= setImmediate(commit);
  }

  function commit(): void {
    const written = together;
    planned = undefined;
    together = null;
    try {
      commitAll.run();
    } catch (fault) {
      if (writer.isTransaction) writer.exec('ROLLBACK');
      written?.reject(fault);
      return;
    }
    syncing = log
      .sync()
      .then(written?.resolve, written?.reject)
      .finally(() => {
        syncing = null;
        if (together !== null) plan();
      });
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
      // What is committed can be read, and may yet be lost.
      while (syncing !== null) await syncing;
      log.check();
      return toRead(statement).all(...statement.values) as Row[];
    },

    async write(batch) {
      together ??= begun();
      plan();
      const { promise } = together;
      const goesOn = attempt(batch);
      await promise;
      return goesOn;
    },

    async close() {
      while (syncing !== null) await syncing;
      clearImmediate(planned);
      if (together !== null) commit();
      while (syncing !== null) await syncing;
      writer.close();
      reader.close();
      log.close();
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
