import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Header } from '@turnpoint/host';
import { PostgresServer } from '@turnpoint/testkit/servers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { matchStorage } from '../../src/storage/matches.ts';
import { MIGRATIONS } from '../../src/storage/migrations.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { tableStorage } from '../../src/storage/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-older-'));
const server = new PostgresServer();
beforeAll(() => server.start(), 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
}, 60_000);

const header = { id: 'm', game: 'any', holders: ['ann', null], owner: 'ann' } as unknown as Header;

/** What the first release of all kept, in its own words. */
const KEPT = `
  INSERT INTO matches (id, header, revision, steps, ending, changed) VALUES ('m', '${JSON.stringify(header)}', 2, 2, NULL, 7);
  INSERT INTO choices (match, step, seat, choice) VALUES ('m', 0, 0, '{"kind":"a"}'), ('m', 1, 1, '{"kind":"b"}');
  INSERT INTO theirs (who, match) VALUES ('ann', 'm');
  INSERT INTO notes (match, note) VALUES ('m', '{"revision":2}');
`;

/** A database as a release left it that knew so many steps, with a match from the first. */
const OLDER: readonly (readonly [string, (steps: readonly string[]) => Promise<() => Promise<Database>>])[] = [
  [
    'SQLite',
    async (steps) => {
      const file = join(folder, `${steps.length}.db`);
      const older = new DatabaseSync(file);
      for (const [i, sql] of steps.entries()) older.exec(i === 0 ? sql + KEPT : sql);
      older.exec(`PRAGMA user_version = ${steps.length}`);
      older.close();
      return async () => openSqlite(file);
    },
  ],
  [
    'PostgreSQL',
    async (steps) => {
      const url = await server.empty();
      const older = new pg.Client(url);
      await older.connect();
      await older.query('CREATE TABLE migrations (made BIGINT NOT NULL)');
      for (const [i, sql] of steps.entries()) {
        await older.query(i === 0 ? sql + KEPT : sql);
        await older.query('INSERT INTO migrations (made) VALUES ($1)', [i + 1]);
      }
      await older.end();
      return () => openPostgres(url);
    },
  ],
];

describe.each(OLDER)('%s as an older release left it', (_, made) => {
  test.each(MIGRATIONS.map((_, i) => i + 1))('after step %i is brought up with all that is in it', async (steps) => {
    const open = await made(MIGRATIONS.slice(0, steps));
    // The second time nothing is left to be done.
    await (await open()).close();
    const database = await open();
    const storage = matchStorage(database);
    const stored = await storage.read('m');
    expect(stored).toMatchObject({ header, revision: 2, changed: 7, receipts: [], aside: null });
    expect(stored?.choices).toEqual([
      { seat: 0, choice: { kind: 'a' } },
      { seat: 1, choice: { kind: 'b' } },
    ]);
    expect(await storage.list('ann')).toEqual([{ header, revision: 2, note: { revision: 2 } }]);
    const change = { match: 'm', revision: 2, now: 8, receipts: [], aside: null };
    await storage.append(change, 2, [{ seat: 0, choice: { kind: 'c' } }], null);
    await tableStorage(database).say('m', { seat: 0, name: 'Ann', text: 'hello', at: 9 }, 'ann');
    expect([(await storage.read('m'))?.choices.length, await tableStorage(database).said('m', 1)]).toMatchObject([
      3,
      [{ number: 1, text: 'hello' }],
    ]);
    await database.close();
  });
});
