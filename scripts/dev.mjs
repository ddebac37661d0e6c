// Pages that reload on change. Arguments go to Vite: npm run dev -- --host --port 3000
import { ensureInstalled } from './lib/install.mjs';
import { runNode, tool } from './lib/node24.mjs';
import { web } from './lib/paths.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await ensureInstalled();
  return runNode([tool('vite'), web, ...process.argv.slice(2)]);
});
