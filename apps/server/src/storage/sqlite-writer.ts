// Runs in a worker thread: writes what it is sent into one SQLite file, each group in one transaction.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Value } from './database.ts';
import type { Group, Outcome } from './writing.ts';

/** A statement that has a number. */
interface Known {
  readonly sql: string;
  readonly takes: number;
  /** Once it was run: what cannot be prepared fails like what cannot be run, and may do better the next time. */
  prepared: StatementSync | null;
}

interface Call {
  readonly known: Known;
  readonly values: readonly Value[];
}
type Batch = readonly Call[];

const database = new DatabaseSync(workerData as string);
database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
// The pages of matches that are played are written again and again: brought into the file every 32 MB of log instead of every
// 4, most of them are brought once. 8 MB of them are kept at hand instead of 2, so that few are read again for a choice.
database.exec('PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -8000');
// Each group runs them: read once, they take a tenth of the time.
const [begin, commit, undo] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => database.prepare(sql)) as [
  StatementSync,
  StatementSync,
  StatementSync,
];
const [mark, keep] = [database.prepare('SAVEPOINT batch'), database.prepare('RELEASE batch')];
const statements: Known[] = [];

/** A group's list, taken apart. */
function batchesOf(list: readonly Value[]): Batch[] {
  const batches: Batch[] = [];
  for (let at = 0; at < list.length; ) {
    const batch: Call[] = [];
    for (let left = list[at++] as number; left > 0; left--) {
      const known = statements[list[at++] as number] as Known;
      batch.push({ known, values: list.slice(at, at + known.takes) });
      at += known.takes;
    }
    batches.push(batch);
  }
  return batches;
}

/** False when the guard, its first statement, changed nothing. */
function carriedOut(batch: Batch): boolean {
  for (let i = 0; i < batch.length; i++) {
    const { known, values } = batch[i] as Call;
    known.prepared ??= database.prepare(known.sql);
    const { changes } = known.prepared.run(...values);
    if (i === 0 && changes === 0) return false;
  }
  return true;
}

function outcomeOf(batch: Batch): Outcome {
  try {
    return carriedOut(batch);
  } catch (fault) {
    return fault as Error;
  }
}

/** What fails leaves nothing behind, whoever else is in the group. */
function outcomeApart(batch: Batch): Outcome {
  mark.run();
  const outcome = outcomeOf(batch);
  if (typeof outcome === 'boolean') keep.run();
  else database.exec('ROLLBACK TO batch; RELEASE batch');
  return outcome;
}

/** All or, where one of them fails, null and nothing. */
function together(batches: readonly Batch[]): Outcome[] | null {
  begin.run();
  const outcomes = batches.map(outcomeOf);
  const isWhole = outcomes.every((outcome) => typeof outcome === 'boolean');
  (isWhole ? commit : undo).run();
  return isWhole ? outcomes : null;
}

function apart(batches: readonly Batch[]): Outcome[] {
  begin.run();
  const outcomes = batches.map(outcomeApart);
  commit.run();
  return outcomes;
}

/** Whoever is told true or false: it is on disk. */
function written(batches: readonly Batch[]): Outcome[] {
  try {
    // Hardly ever one fails: to keep each apart from the others costs two statements more, so it is done only then.
    return together(batches) ?? apart(batches);
  } catch (fault) {
    if (database.isTransaction) undo.run();
    return batches.map(() => fault as Error);
  }
}

parentPort?.on('message', (group: Group | null) => {
  if (group === null) {
    database.close();
    parentPort?.close();
    return;
  }
  for (const { sql, takes } of group.news) statements.push({ sql, takes, prepared: null });
  parentPort?.postMessage(written(batchesOf(group.batches)));
});
