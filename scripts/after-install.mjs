// npm runs this after every install: what npm cannot do by itself, and a mark that the packages fit the lock file.
import { ensureNode } from './lib/node24.mjs';
import { markInstalled } from './lib/packages.mjs';
import { root } from './lib/paths.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await ensureNode();
  markInstalled(root);
  return 0;
});
