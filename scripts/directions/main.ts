// Fails with one line for every import that points the wrong way (the rules are in zones.ts) or that is not declared.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Workspace } from './declared.ts';
import { faultsIn } from './faults.ts';

/** Also not what was made of ours: pages, and rules that stay as they are. */
const notOurs = (name: string) => ['node_modules', 'dist', 'frozen'].includes(name);
const find = (pattern: string) => globSync(pattern, { exclude: notOurs }).sort();

const files = find('{packages,games,apps,bench}/**/*.{ts,js,mjs,svelte}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const workspaces = find('{packages/*,games/*,apps/*,bench}/package.json').map((path): Workspace => {
  const {
    name,
    exports = {},
    dependencies,
    devDependencies,
    peerDependencies,
  } = JSON.parse(readFileSync(path, 'utf8'));
  const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  return { folder: dirname(path), name, exports, declared };
});
const shared = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).devDependencies);

const faults = faultsIn({ files, workspaces, shared });
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
