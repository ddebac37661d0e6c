import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './database.ts';

/** A file on this machine, or a PostgreSQL server by its address. Each is loaded only where it is used. */
export async function openDatabase(where: string): Promise<Database> {
  if (/^postgres(ql)?:/.test(where)) return (await import('./postgres.ts')).openPostgres(where);
  // The rest of an address may hold a password.
  const [scheme] = /^\w+:\/\//.exec(where) ?? [];
  if (scheme !== undefined) throw new Error(`DATABASE_URL must begin with postgres://, not ${scheme}`);
  mkdirSync(dirname(where), { recursive: true });
  return (await import('./sqlite.ts')).openSqlite(where);
}
