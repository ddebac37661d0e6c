import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { CONTRACT } from '@turnpoint/testkit/storage-contract';
import { afterAll, describe, expect, test } from 'vitest';
import { statement } from '../../src/storage/database.ts';
import { matchStorage } from '../../src/storage/matches.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const file = () => join(folder, `${++files}.db`);

describe('SQLite keeps every promise of a storage', () => {
  test.each(CONTRACT)('$title', async ({ run }) => {
    const database = openSqlite(file());
    await run(matchStorage(database));
    await database.close();
  });
});

const count = statement('SELECT count(*) AS n FROM notes')();
const put = (match: string) => statement('INSERT INTO notes (match, note) VALUES ($1, $2)')(match, 'x');

test('what is not on disk yet is not read', async () => {
  const database = openSqlite(file());
  const writing = database.write([put('a')]);
  expect(await database.rows(count)).toEqual([{ n: 0 }]);
  await writing;
  expect(await database.rows(count)).toEqual([{ n: 1 }]);
  await database.close();
});

test('what fails leaves nothing behind, and takes nothing of others with it', async () => {
  const database = openSqlite(file());
  const outcomes = await Promise.allSettled([
    database.write([put('a')]),
    database.write([put('b'), put('a')]),
    database.write([put('c')]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await database.rows(statement('SELECT match FROM notes ORDER BY match')())).toEqual([
    { match: 'a' },
    { match: 'c' },
  ]);
  await database.close();
});

test('what cannot even be prepared takes nothing of others with it', async () => {
  const database = openSqlite(file());
  const outcomes = await Promise.allSettled([
    database.write([put('a')]),
    database.write([statement('INSERT INTO nowhere (match) VALUES ($1)')('b')]),
    database.write([put('c')]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await database.write([put('d')]);
  expect(await database.rows(count)).toEqual([{ n: 3 }]);
  await database.close();
});

test('it is all there when the file is opened again', async () => {
  const path = file();
  const first = openSqlite(path);
  await first.write([put('a')]);
  await first.close();
  const second = openSqlite(path);
  expect(await second.rows(count)).toEqual([{ n: 1 }]);
  await second.close();
});

/** Holds a new file until somebody has waited for it for a moment. */
const HOLDING = `
  const { parentPort, workerData } = require('node:worker_threads');
  const other = new (require('node:sqlite').DatabaseSync)(workerData);
  other.exec('BEGIN EXCLUSIVE');
  parentPort.postMessage('held');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  other.exec('COMMIT');
`;

test('a new file that another process holds for a moment is waited for', async () => {
  const path = file();
  const other = new Worker(HOLDING, { eval: true, workerData: path });
  await once(other, 'message');
  const database = openSqlite(path);
  expect(await database.rows(count)).toEqual([{ n: 0 }]);
  await database.close();
});

test('a file of a newer Turnpoint is refused', async () => {
  const path = file();
  const newer = new DatabaseSync(path);
  newer.exec('PRAGMA user_version = 999');
  newer.close();
  expect(() => openSqlite(path)).toThrow('newer Turnpoint');
});

test('what is written in the turn in which it is closed is there, and nothing happens afterwards', async () => {
  const path = file();
  const database = openSqlite(path);
  const writing = database.write([put('a')]);
  await database.close();
  await writing;
  // A commit that was planned and not called off would fail now, outside of any promise.
  await new Promise((resolve) => setImmediate(resolve));
  const again = openSqlite(path);
  expect(await again.rows(count)).toEqual([{ n: 1 }]);
  await again.close();
});

test('who writes while it closes is told so, and it closes all the same', async () => {
  const database = openSqlite(file());
  await database.write([put('a')]);
  const closed = database.close();
  const late = [put('b'), statement('DELETE FROM notes WHERE match = $1')('a')].map((each) => database.write([each]));
  const outcomes = await Promise.allSettled(late);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(closed).resolves.toBeUndefined();
});
