// Runs a file of the repository with Node 24, installing first where needed: node scripts/with-node.mjs <file> [...]
// or a tool of an installed package: node scripts/with-node.mjs --tool biome [...]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { runNode, tool } from './lib/node24.mjs';
import { root } from './lib/paths.mjs';
import { runMain, Stop } from './lib/say.mjs';

await runMain(async () => {
  const [first = '', second = '', ...rest] = process.argv.slice(2);
  await ensureInstalled();
  if (first === '--tool') return runNode([tool(/** @type {'biome'} */ (second)), ...rest]);
  if (!existsSync(join(root, first))) throw new Stop(`there is no ${first} in this repository.`);
  return runNode([first, ...process.argv.slice(3)]);
});
