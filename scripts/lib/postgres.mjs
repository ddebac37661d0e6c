import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { Stop } from './say.mjs';

const versions = '/usr/lib/postgresql';
const advice = 'install PostgreSQL yourself, or name the folder of its programs with the variable POSTGRES_BIN.';

/** The PostgreSQL that the storage tests start; installs Debian's where there is none. */
export async function ensurePostgres() {
  if (findPostgres() !== null) return;
  await installFromDebian('postgresql', advice);
  if (findPostgres() === null) throw new Stop(`PostgreSQL could not be installed: ${advice}`);
}

/** The folder of its programs, or null. */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named) return named;
  const folders = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}
