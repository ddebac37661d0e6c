// npm run bench -- <name>: fetches what it is measured against, and runs one of the benchmarks.
import { ensureInstalled, ensureTool } from './lib/install.mjs';
import { runNode } from './lib/node24.mjs';
import { runMain } from './lib/say.mjs';
import { ensureBuilt } from './lib/web-build.mjs';

await runMain(async () => {
  await ensureInstalled();
  const name = process.argv[2] ?? '';
  if (['tables', 'moments', 'invitation'].includes(name)) await ensureBuilt();
  if (name === 'tables') await ensureTool('lighthouse');
  else if (!['moments', 'invitation', 'crowd', 'soak'].includes(name)) await ensureTool('peers');
  return runNode(['bench/run.ts', ...process.argv.slice(2)]);
});
