// Where the servers lie that tests and benchmarks start. Plain JavaScript: what sets a machine up reads it too.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const postgres = '/usr/lib/postgresql';
const redis = '/usr/bin/redis-server';

/** The folder of PostgreSQL's programs, or null. */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named) return named;
  const folders = existsSync(postgres) ? readdirSync(postgres).map((version) => join(postgres, version, 'bin')) : [];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Redis' program, or null. */
export function findRedis() {
  return process.env.REDIS_SERVER || (existsSync(redis) ? redis : null);
}
