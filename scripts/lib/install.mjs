import { join } from 'node:path';
import { ensureNode } from './node24.mjs';
import { ensurePackages } from './packages.mjs';
import { root, tools } from './paths.mjs';

/** Installs the npm packages, and Node 24 where this one is older. */
export async function ensureInstalled() {
  await ensurePackages(root, 'npm packages (about half a minute, once)');
  await ensureNode();
}

/**
 * Fetches what only one command needs.
 * @param {'mutants' | 'peers' | 'lighthouse'} name a folder of tools/
 */
export async function ensureTool(name) {
  await ensurePackages(join(tools, name), `what \`npm run ${name === 'mutants' ? name : 'bench'}\` needs`);
}
