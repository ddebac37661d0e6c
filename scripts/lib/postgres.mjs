import { findPostgres } from '../../packages/testkit/src/servers/programs.mjs';
import { installFromDebian } from './debian.mjs';
import { Stop } from './say.mjs';

const advice = 'install PostgreSQL yourself, or name the folder of its programs with the variable POSTGRES_BIN.';

/** The PostgreSQL that the storage tests start; installs Debian's where there is none. */
export async function ensurePostgres() {
  if (findPostgres() !== null) return;
  await installFromDebian('postgresql', advice);
  if (findPostgres() === null) throw new Stop(`PostgreSQL could not be installed: ${advice}`);
}
