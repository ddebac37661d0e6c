import { existsSync } from 'node:fs';
import { Stop, say } from './say.mjs';
import { run } from './spawn.mjs';

/**
 * Installs a package of Debian's, for a program that the tests need and that was not found.
 * @param {string} name
 * @param {string} advice what else a person can do
 */
export async function installFromDebian(name, advice) {
  if (!existsSync('/usr/bin/apt-get')) throw new Stop(`${name} was not found, and this is not Debian: ${advice}`);
  if (process.getuid?.() !== 0) throw new Stop(`${name} was not found, and only root may install it: ${advice}`);
  say(`installing Debian's ${name} for the tests (a minute or two, once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const code = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { env });
  if (code !== 0) throw new Stop(`Debian's ${name} could not be installed: ${advice}`);
}
