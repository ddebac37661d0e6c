import { existsSync } from 'node:fs';
import { Stop, say } from './say.mjs';
import { run } from './spawn.mjs';

const apt = '/usr/bin/apt-get';
const isRoot = () => process.getuid?.() === 0;

/** apt-get works for one at a time. */
let last = Promise.resolve();

export function canInstall() {
  return existsSync(apt) && isRoot();
}

/**
 * Installs a package of Debian's, for a program that the tests need and that was not found.
 * @param {string} name
 * @param {string} advice what else a person can do
 */
export function installFromDebian(name, advice) {
  const mine = last.then(() => install(name, advice));
  last = mine.catch(() => {});
  return mine;
}

/**
 * @param {string} name
 * @param {string} advice
 */
async function install(name, advice) {
  if (!existsSync(apt)) throw new Stop(`${name} was not found, and this is not Debian: ${advice}`);
  if (!isRoot()) throw new Stop(`${name} was not found, and only root may install it: ${advice}`);
  say(`installing Debian's ${name} for the tests (a minute or two, once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update', '-q'], { env });
  const code = await run(apt, ['install', '-q', '-y', '--no-install-recommends', name], { env });
  if (code !== 0) throw new Stop(`Debian's ${name} could not be installed: ${advice}`);
}
