import { PostgresServer } from '@turnpoint/testkit/servers';
import { CONTRACT } from '@turnpoint/testkit/storage-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../../src/storage/database.ts';
import { matchStorage } from '../../src/storage/matches.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import { tableStorage } from '../../src/storage/tables.ts';

const server = new PostgresServer();
beforeAll(() => server.start(), 60_000);
afterAll(() => server.stop(), 60_000);

describe('PostgreSQL keeps every promise of a storage', () => {
  test.each(CONTRACT)('$title', async ({ run }) => {
    const database = await openPostgres(await server.empty());
    await run(matchStorage(database));
    await database.close();
  });
});

const count = statement('SELECT count(*) AS n FROM notes')();
const put = (match: string) => statement('INSERT INTO notes (match, note) VALUES ($1, $2)')(match, 'x');

test('what fails leaves nothing behind', async () => {
  const database = await openPostgres(await server.empty());
  await database.write([put('a')]);
  await expect(database.write([put('b'), put('a')])).rejects.toThrow();
  expect(await database.rows(count)).toEqual([{ n: 1 }]);
  await database.close();
});

test('what is said at once at two nodes is all there, each line with a number of its own', async () => {
  const url = await server.empty();
  const nodes = await Promise.all([openPostgres(url), openPostgres(url)]);
  const talks = nodes.map(tableStorage);
  const said = (text: string) => ({ seat: 0, name: 'Ann', text, at: 5 });
  await Promise.all(['a', 'b', 'c', 'd'].map((text, i) => talks[i % 2]?.say('m', said(text), 'ann')));
  const lines = (await talks[0]?.said('m', 1)) ?? [];
  expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(lines.map(({ text }) => text).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(await talks[1]?.said('m', 4)).toHaveLength(1);
  await Promise.all(nodes.map((node) => node.close()));
});

test('nodes that start at once make the tables once', async () => {
  const url = await server.empty();
  const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
  await nodes[0]?.write([put('a')]);
  for (const node of nodes) expect(await node.rows(count)).toEqual([{ n: 1 }]);
  await Promise.all(nodes.map((node) => node.close()));
});

test('tables of a newer Turnpoint are refused', async () => {
  const url = await server.empty();
  const database = await openPostgres(url);
  await database.write([statement('INSERT INTO migrations (made) SELECT generate_series(1, 99)')()]);
  await database.close();
  await expect(openPostgres(url)).rejects.toThrow('newer Turnpoint');
});
