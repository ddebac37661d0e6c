import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const modules = join(root, 'node_modules');
/** Marker files live beside what they describe: they go when node_modules goes. */
export const cache = join(modules, '.cache', 'turnpoint');
/** Packages that only some machines or some commands need, each with a lock file of its own. */
export const tools = join(root, 'tools');
export const web = join(root, 'apps', 'web');
export const webDist = join(web, 'dist');
