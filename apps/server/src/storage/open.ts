import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './database.ts';

/** A file on this machine, or a PostgreSQL server by its address. Each is loaded only where it is used. */
export async function openDatabase(where: string): Promise<Database> {
  if (/^postgres(ql)?:/.test(where)) return (await import('./postgres.ts')).openPostgres(where);
  if (/^\w+:\/\//.test(where)) throw new Error(`DATABASE_URL must begin with postgres://, not "${where}".`);
  mkdirSync(dirname(where), { recursive: true });
  return (await import('./sqlite.ts')).openSqlite(where);
}
