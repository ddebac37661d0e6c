import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { Stop } from './say.mjs';

const usual = '/usr/bin/redis-server';
const advice = 'install Redis yourself, or name its program with the variable REDIS_SERVER.';

/** The Redis that the tests of several nodes start; installs Debian's where there is none. */
export async function ensureRedis() {
  if (findRedis() !== null) return;
  await installFromDebian('redis-server', advice);
  if (findRedis() === null) throw new Stop(`Redis could not be installed: ${advice}`);
}

/** Its program, or null. */
export function findRedis() {
  return process.env.REDIS_SERVER || (existsSync(usual) ? usual : null);
}
