import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { cache, modules, root } from './paths.mjs';
import { Stop, say, seconds } from './say.mjs';
import { run } from './spawn.mjs';

const lock = join(root, 'package-lock.json');
const marker = join(cache, 'installed-lock');

/** Installs the npm packages unless those of the present lock file are there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const fresh = !existsSync(modules);
  say(fresh ? 'installing npm packages (about a minute, once)' : 'package-lock.json changed: updating npm packages');
  const began = performance.now();
  const code = await npm(fresh ? 'ci' : 'install', '--loglevel=error').catch(() => {
    throw new Stop('npm was not found: install Node 20.19 or newer with its npm.');
  });
  if (code !== 0)
    throw new Stop('the npm packages could not be installed: see the lines above. Is the npm registry reachable?');
  markInstalled();
  say(`npm packages installed in ${seconds(began)}`);
}

export function markInstalled() {
  mkdirSync(cache, { recursive: true });
  writeFileSync(marker, hashOfLock());
}

function isInstalled() {
  return existsSync(marker) && readFileSync(marker, 'utf8') === hashOfLock();
}

function hashOfLock() {
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

/** @param {string[]} args */
function npm(...args) {
  const env = machineEnv();
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args], { env }) : run('npm', args, { env });
}

/** npm must not run on the Node it is about to replace: node_modules/.bin leaves the path. */
function machineEnv() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((dir) => !dir.endsWith(`node_modules${sep}.bin`));
  return { ...process.env, PATH: path.join(delimiter) };
}
