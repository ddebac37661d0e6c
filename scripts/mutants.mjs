// Which small faults would the tests miss? node scripts/mutants.mjs [kernel] [endstream] [endstream-telling] ...
import { ensureInstalled, ensureTool } from './lib/install.mjs';
import { runNode, tool } from './lib/node24.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureTool('mutants');
  process.env.MUTANTS = process.argv.slice(2).join(' ');
  return runNode([tool('stryker'), 'run']);
});
