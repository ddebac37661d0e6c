import { findRedis } from '../../packages/testkit/src/servers/programs.mjs';
import { installFromDebian } from './debian.mjs';
import { Stop } from './say.mjs';

const advice = 'install Redis yourself, or name its program with the variable REDIS_SERVER.';

/** The Redis that the tests of several nodes start; installs Debian's where there is none. */
export async function ensureRedis() {
  if (findRedis() !== null) return;
  await installFromDebian('redis-server', advice);
  if (findRedis() === null) throw new Stop(`Redis could not be installed: ${advice}`);
}
