// Runs in a worker thread: writes what it is sent into one SQLite file, each group in one transaction.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, Group, Outcome } from './writing.ts';

const database = new DatabaseSync(workerData as string);
database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
// Each group runs them: read once, they take a tenth of the time.
const [begin, commit] = [database.prepare('BEGIN IMMEDIATE'), database.prepare('COMMIT')];
const [mark, keep] = [database.prepare('SAVEPOINT batch'), database.prepare('RELEASE batch')];
const statements: StatementSync[] = [];

/** False when the guard changed nothing. What fails leaves nothing behind, whoever else is in the group. */
function attempt([guard, ...rest]: Batch): Outcome {
  mark.run();
  try {
    const goesOn = changesOf(guard) !== 0;
    if (goesOn) for (const each of rest) changesOf(each);
    keep.run();
    return goesOn;
  } catch (fault) {
    database.exec('ROLLBACK TO batch; RELEASE batch');
    return fault as Error;
  }
}

function changesOf([number, values]: Batch[0]): number | bigint {
  return (statements[number] as StatementSync).run(...values).changes;
}

/** Whoever is told true or false: it is on disk. */
function written(batches: readonly Batch[]): Outcome[] {
  try {
    begin.run();
    const outcomes = batches.map(attempt);
    commit.run();
    return outcomes;
  } catch (fault) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return batches.map(() => fault as Error);
  }
}

parentPort?.on('message', (group: Group | null) => {
  if (group === null) {
    database.close();
    parentPort?.close();
    return;
  }
  for (const sql of group.texts) statements.push(database.prepare(sql));
  parentPort?.postMessage(written(group.batches));
});
