import pg from 'pg';
import type { Database, Statement } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

/** Any number of nodes on one database: what a node was told is committed, wherever it is read next. */
export async function openPostgres(url: string): Promise<Database> {
  // Revisions, steps and times stay far below what a number can hold exactly.
  const types = {
    getTypeParser: (oid: number) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid)),
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types } as pg.PoolConfig);
  // A connection that breaks while it rests is replaced by the next one that is needed.
  pool.on('error', () => {});
  await within(pool, migrate);

  return {
    async rows<Row>({ sql, values }: Statement) {
      return (await pool.query(named(sql, values))).rows as Row[];
    },

    write: ([guard, ...rest]) =>
      within(pool, async (client) => {
        const { rowCount } = await client.query(named(guard.sql, guard.values));
        if (rowCount === 0) return false;
        for (const { sql, values } of rest) await client.query(named(sql, values));
        return true;
      }),

    close: () => pool.end(),
  };
}

const names = new Map<string, string>();

/** With a name the server plans a statement once for each connection. */
function named(text: string, values: Statement['values']): pg.QueryConfig {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return { name, text, values: [...values] };
}

const ignore = (): void => {};

async function within<X>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<X>): Promise<X> {
  const client = await pool.connect();
  // A connection that breaks tells its query; it must not end the process.
  client.on('error', ignore);
  let broken = false;
  try {
    await client.query('BEGIN');
    const result = await act(client);
    await client.query('COMMIT');
    return result;
  } catch (fault) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw fault;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

/** So that of several nodes that start at once one makes the steps and the others wait. Any number that is ours alone. */
const LOCK = 7_217_001;

async function migrate(client: pg.PoolClient): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
  await client.query('CREATE TABLE IF NOT EXISTS migrations (made BIGINT NOT NULL)');
  const { rows } = await client.query<{ made: number }>('SELECT count(*) AS made FROM migrations');
  const made = rows[0]?.made ?? 0;
  if (made > MIGRATIONS.length) throw new Error('the stored matches are from a newer Turnpoint: update this one');
  for (const [i, sql] of MIGRATIONS.entries()) {
    if (i < made) continue;
    await client.query(sql);
    await client.query('INSERT INTO migrations (made) VALUES ($1)', [i + 1]);
  }
}
