import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { Stop, say, seconds } from './say.mjs';
import { run } from './spawn.mjs';

/**
 * Installs what the lock file of a folder names, unless it is there already.
 * @param {string} folder
 * @param {string} what in words
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function ensurePackages(folder, what) {
  if (isInstalled(folder)) return false;
  const fresh = !existsSync(join(folder, 'node_modules'));
  say(fresh ? `installing ${what}` : `package-lock.json changed: updating ${what}`);
  const began = performance.now();
  const code = await npm(folder, fresh ? 'ci' : 'install', '--loglevel=error').catch(() => {
    throw new Stop('npm was not found: install Node 20.19 or newer with its npm.');
  });
  if (code !== 0)
    throw new Stop('the npm packages could not be installed: see the lines above. Is the npm registry reachable?');
  markInstalled(folder);
  say(`installed in ${seconds(began)}`);
  return true;
}

/** @param {string} folder */
export function markInstalled(folder) {
  mkdirSync(dirname(markerIn(folder)), { recursive: true });
  writeFileSync(markerIn(folder), hashOfLock(folder));
}

/** @param {string} folder */
function isInstalled(folder) {
  return existsSync(markerIn(folder)) && readFileSync(markerIn(folder), 'utf8') === hashOfLock(folder);
}

/** @param {string} folder */
function markerIn(folder) {
  return join(folder, 'node_modules', '.cache', 'turnpoint', 'installed-lock');
}

/** @param {string} folder */
function hashOfLock(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
function npm(cwd, ...args) {
  const options = { cwd, env: machineEnv() };
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args], options) : run('npm', args, options);
}

/** npm must not run on the Node it is about to replace: node_modules/.bin leaves the path. */
function machineEnv() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((dir) => !dir.endsWith(`node_modules${sep}.bin`));
  return { ...process.env, PATH: path.join(delimiter) };
}
