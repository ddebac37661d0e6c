import { isOffered, type Table, type Tables } from '@turnpoint/host';
import { type Database, statement } from './database.ts';

const insert = statement(
  'INSERT INTO gatherings (id, revision, offered, opened, owner, body) VALUES ($1, 0, $2, $3, $4, $5)',
);
const select = statement('SELECT body, revision FROM gatherings WHERE id = $1');
const update = statement(
  'UPDATE gatherings SET revision = revision + 1, offered = $3, body = $4 WHERE id = $1 AND revision = $2',
);
const offered = statement('SELECT body FROM gatherings WHERE offered = 1 ORDER BY opened DESC LIMIT 200');

/** Gatherings in a database. */
export function tableStorage(database: Database): Tables {
  const flag = (table: Table) => (isOffered(table) ? 1 : 0);
  return {
    async create(table) {
      await database.write([insert(table.id, flag(table), table.opened, table.owner, JSON.stringify(table))]);
    },
    async read(id) {
      const [found] = await database.rows<{ body: string; revision: number }>(select(id));
      return found === undefined ? null : { table: JSON.parse(found.body), revision: found.revision };
    },
    change: (table, revision) => database.write([update(table.id, revision, flag(table), JSON.stringify(table))]),
    async listed() {
      return (await database.rows<{ body: string }>(offered())).map(({ body }) => JSON.parse(body) as Table);
    },
  };
}
