import { gone, type Held, isOffered, LINES, type Table, type Tables } from '@turnpoint/host';
import type { Line } from '@turnpoint/protocol';
import { type Database, statement } from './database.ts';

const insert = statement(
  'INSERT INTO gatherings (id, revision, offered, opened, owner, body, match) VALUES ($1, 0, $2, $3, $4, $5, $6)',
);
const select = statement('SELECT body, revision FROM gatherings WHERE id = $1');
const update = statement(
  `UPDATE gatherings SET revision = revision + 1, offered = $3, owner = $4, body = $5, match = $6
   WHERE id = $1 AND revision = $2`,
);
export const removeGathering = statement('DELETE FROM gatherings WHERE match = $1');
const offered = statement('SELECT body FROM gatherings WHERE offered = 1 ORDER BY opened DESC LIMIT 200');
const insertLine = statement(
  'INSERT INTO talk (match, number, line, who) SELECT $1, coalesce(max(number), 0) + 1, $2, $3 FROM talk WHERE match = $1',
);
const selectLines = statement(
  'SELECT number, line FROM talk WHERE match = $1 AND number >= $2 ORDER BY number DESC LIMIT $3',
);
/** A person's id stands in the tables where they have a place. */
const withPerson = statement('SELECT body, revision FROM gatherings WHERE body LIKE $1');
/** Never again somebody's who sits down at the same place. */
const updateLine = statement("UPDATE talk SET line = $3, who = '?' WHERE match = $1 AND number = $2");
const linesBy = statement('SELECT match, number, line FROM talk WHERE who = $1 ORDER BY match, number');
/** From before it was kept who said them. */
const nobodysLines = statement("SELECT match, number, line FROM talk WHERE match = $1 AND who = '' ORDER BY number");
/** So often a line is written again when another node took its number. */
const TRIES = 5;

interface KeptLine {
  readonly match: string;
  readonly number: number;
  readonly line: string;
}

/** Gatherings in a database. */
export function tableStorage(database: Database): Tables {
  const flag = (table: Table) => (isOffered(table) ? 1 : 0);
  const updated = (table: Table, revision: number) =>
    database.write([update(table.id, revision, flag(table), table.owner, JSON.stringify(table), table.match)]);
  async function theirLines(who: string, held: readonly Held[]): Promise<readonly KeptLine[]> {
    const found = await database.rows<KeptLine>(linesBy(who));
    for (const { match, seats } of held) {
      const nobodys = await database.rows<KeptLine>(nobodysLines(match));
      found.push(...nobodys.filter(({ line }) => seats.includes((JSON.parse(line) as Line).seat)));
    }
    return found;
  }

  return {
    async create(table) {
      const { id, opened, owner, match } = table;
      await database.write([insert(id, flag(table), opened, owner, JSON.stringify(table), match)]);
    },
    async read(id) {
      const [found] = await database.rows<{ body: string; revision: number }>(select(id));
      return found === undefined ? null : { table: JSON.parse(found.body), revision: found.revision };
    },
    change: updated,
    async listed() {
      return (await database.rows<{ body: string }>(offered())).map(({ body }) => JSON.parse(body) as Table);
    },
    async forget(who) {
      const ids = new Set<string>();
      // What somebody else changed meanwhile is read again.
      for (let isDone = false; !isDone; ) {
        const found = await database.rows<{ body: string; revision: number }>(withPerson(`%"${who}"%`));
        const changed = found.map(({ body, revision }) => {
          const table = JSON.parse(body) as Table;
          ids.add(table.id);
          return updated(gone(table, who), revision);
        });
        isDone = (await Promise.all(changed)).every(Boolean);
      }
      return [...ids];
    },
    async unname(who, name, held) {
      for (const { match, number, line } of await theirLines(who, held))
        await database.write([updateLine(match, number, JSON.stringify({ ...(JSON.parse(line) as Line), name }))]);
    },
    async say(match, line, who) {
      for (let tries = 1; ; tries++) {
        try {
          return void (await database.write([insertLine(match, JSON.stringify(line), who)]));
        } catch (fault) {
          if (tries === TRIES) throw fault;
        }
      }
    },
    async saidBy(who, held) {
      return (await theirLines(who, held)).map(({ match, line }) => {
        const { text, at } = JSON.parse(line) as Line;
        return { match, text, at };
      });
    },
    async said(match, from) {
      const rows = await database.rows<{ number: number; line: string }>(selectLines(match, from, LINES));
      return rows.reverse().map(({ number, line }): Line => ({ ...JSON.parse(line), number }));
    },
  };
}
