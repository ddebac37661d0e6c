import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table } from '@turnpoint/host';
import { afterAll, expect, test } from 'vitest';
import { type Statement, statement } from '../../src/storage/database.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { tableStorage } from '../../src/storage/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-tables-'));
const database = openSqlite(join(folder, 'tables.db'));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const person = (who: string): Table['places'][0] => {
  return { kind: 'person', who, name: who, seal: '', secret: null, agrees: true, after: 0 };
};
const table: Table = {
  id: 'table',
  game: 'toy',
  options: {},
  owner: 'ann-id',
  places: [person('ann-id'), person('bea-id')],
  terms: { undo: 'none', clock: null, spectators: 'none', standIn: null },
  listed: true,
  opened: 0,
  sittings: 2,
  secret: '',
  match: 'match',
  state: { kind: 'begun', match: 'match' },
  broken: null,
};

const owners = async () => {
  const rows = await database.rows<{ owner: string }>(statement('SELECT owner FROM gatherings')());
  return rows.map(({ owner }) => owner);
};

test('whose a table is is kept with it: it counts for its owner, and names nobody who was forgotten', async () => {
  const tables = tableStorage(database);
  await tables.create(table);
  expect(await owners()).toEqual(['ann-id']);
  expect(await tables.change({ ...table, owner: 'bea-id' }, 0)).toBe(true);
  expect(await owners()).toEqual(['bea-id']);
  await tables.forget('bea-id');
  expect(await owners()).toEqual(['']);
  expect(JSON.stringify((await tables.read('table'))?.table)).not.toContain('bea-id');
});

test('who kept a deal waiting is named nowhere once they are forgotten', async () => {
  const tables = tableStorage(database);
  const missed = { 'bea-id': { times: 2, last: 0 }, 'cem-id': { times: 1, last: 0 } };
  const places = [person('ann-id'), { kind: 'open' as const }];
  await tables.create({ ...table, id: 'void', state: { kind: 'gathering' }, places, missed, broken: 'bea' });
  expect(await tables.forget('bea-id')).toEqual(['void']);
  const kept = (await tables.read('void'))?.table;
  expect(kept).toMatchObject({ broken: null, places, missed: { 'cem-id': { times: 1 } } });
  expect(JSON.stringify(kept)).not.toContain('bea');
});

test('who is forgotten while a table changes is forgotten all the same', async () => {
  const tables = tableStorage(database);
  await tables.create({ ...table, id: 'busy' });
  const busy = tableStorage({
    ...database,
    async rows<Row>(statement: Statement): Promise<Row[]> {
      const found = await database.rows<Row>(statement);
      // Right after it was read, and once, another changes it.
      if (!isChanged) isChanged = await tables.change({ ...table, id: 'busy', listed: false }, 0);
      return found;
    },
  });
  let isChanged = false;
  await busy.forget('ann-id');
  const left = (await tables.read('busy'))?.table;
  expect(left?.listed).toBe(false);
  expect(JSON.stringify(left)).not.toContain('ann-id');
});

test('lines are found by who said them, also those from before that was kept, and are then nobody’s', async () => {
  const tables = tableStorage(database);
  const line = (seat: number, text: string) => ({ seat, name: 'Somebody', text, at: 0 });
  const held = [{ match: 'talk', seats: [1] }];
  await tables.say('talk', line(0, 'of ann, from bea’s later seat'), 'ann-id');
  await tables.say('talk', line(1, 'of cem'), 'cem-id');
  await tables.say('talk', line(1, 'from before'), '');
  const said = async (who: string, of = held) => (await tables.saidBy(who, of)).map(({ text }) => text);
  expect(await said('ann-id')).toEqual(['of ann, from bea’s later seat', 'from before']);
  expect(await said('cem-id', [])).toEqual(['of cem']);
  await tables.unname('ann-id', '?', held);
  expect((await tables.said('talk', 1)).map(({ name }) => name)).toEqual(['?', 'Somebody', '?']);
  expect(await said('ann-id')).toEqual([]);
});
