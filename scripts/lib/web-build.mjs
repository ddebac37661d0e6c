import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, tool } from './node24.mjs';
import { cache, root, web, webDist } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { Stop, say, seconds } from './say.mjs';

const marker = join(cache, 'web-build');
/** What the pages are made of. */
const sources = ['apps/web', 'games', 'packages', 'package-lock.json', 'scripts/lib'];
const notSources = new Set(['node_modules', 'dist', 'test', 'testkit']);

/** Builds the pages unless the present sources are built already. */
export async function ensureBuilt() {
  if (existsSync(join(webDist, 'index.html')) && existsSync(marker) && readFileSync(marker, 'utf8') === hashOfSources())
    return;
  await build();
}

export async function build() {
  if (!existsSync(join(web, 'index.html')))
    throw new Stop('there are no pages to build: apps/web/index.html is missing.');
  const began = performance.now();
  const hash = hashOfSources();
  rmSync(marker, { force: true });
  say('building the pages');
  const code = await runNode([tool('vite'), 'build', web, '--logLevel', 'warn']);
  if (code !== 0) throw new Stop('the pages could not be built: see the message above.');
  const count = await precompress(webDist);
  mkdirSync(cache, { recursive: true });
  writeFileSync(marker, hash);
  say(`pages built in ${seconds(began)}, ${count} files compressed ahead`);
}

function hashOfSources() {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!notSources.has(name)) add(join(path, name));
    } else {
      hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    }
  };
  for (const path of sources) add(path);
  return hash.digest('hex');
}
