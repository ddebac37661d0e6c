import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Workspace } from './declared.ts';
import type { Repository } from './faults.ts';

/** Also not what was made of ours: pages, and rules that stay as they are. */
const notOurs = (name: string) => ['node_modules', 'dist', 'frozen'].includes(name);
const find = (pattern: string) => globSync(pattern, { exclude: notOurs }).sort();

/** The repository in the present folder. */
export function readRepository(): Repository {
  const files = find('{packages,games,apps,bench}/**/*.{ts,js,mjs,svelte}').map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  const workspaces = find('{packages/*,games/*,apps/*,bench}/package.json').map(readWorkspace);
  const shared = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).devDependencies);
  return { files, workspaces, shared };
}

function readWorkspace(path: string): Workspace {
  const {
    name,
    exports = {},
    dependencies,
    devDependencies,
    peerDependencies,
  } = JSON.parse(readFileSync(path, 'utf8'));
  const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  return { folder: dirname(path), name, exports, declared };
}
