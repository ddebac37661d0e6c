// Fails with one line for every import that points the wrong way. The rules are in zones.ts.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { faultsIn, type Workspace } from './faults.ts';

const notOurs = (name: string) => name === 'node_modules' || name === 'dist';
const find = (pattern: string) => globSync(pattern, { exclude: notOurs }).sort();

const files = find('{packages,games,apps,bench}/**/*.{ts,js,mjs,svelte}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const workspaces = find('{packages/*,games/*,apps/*,bench}/package.json').map((path): Workspace => {
  const { name, exports = {} } = JSON.parse(readFileSync(path, 'utf8'));
  return { folder: dirname(path), name, exports };
});

const faults = faultsIn(files, workspaces);
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
