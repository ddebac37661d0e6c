// `npm start` on a fresh clone: installs, builds and serves; does only what is not done yet.
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/node24.mjs';
import { runMain } from './lib/say.mjs';
import { ensureBuilt } from './lib/web-build.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runNode(['apps/server/src/main.ts']);
});
