// Would the tests notice? Plants the faults of packages/testkit/faults one by one in a scratch copy and runs the tests
// that are named for each: node scripts/faults.mjs [part, or part/fault, ...]
import { readFaults } from './lib/faults.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { plant, runTests } from './lib/planting.mjs';
import { runMain, Stop, say, seconds } from './lib/say.mjs';
import { makeScratch, removeScratch } from './lib/scratch.mjs';

await runMain(async () => {
  await ensureInstalled();
  const began = performance.now();
  const faults = readFaults(process.argv.slice(2));
  const scratch = makeScratch();
  try {
    await mustPass(scratch, [...new Set(faults.flatMap(({ tests }) => tests))]);
    let caught = 0;
    for (const fault of faults) {
      const verdict = await tried(scratch, fault);
      if (verdict.isCaught) caught++;
      console.log(`| ${fault.name} | ${fault.what} | ${verdict.said.replaceAll('|', '/')} |`);
    }
    say(`${caught} of ${faults.length} faults caught (${seconds(began)})`);
    return caught === faults.length ? 0 : 1;
  } finally {
    removeScratch(scratch);
  }
});

/**
 * What fails anyway would catch everything.
 * @param {string} scratch
 * @param {readonly string[]} tests
 */
async function mustPass(scratch, tests) {
  say(`${tests.length} test files without a fault`);
  const { failed, unloaded } = await runTests(scratch, tests);
  const [first] = [...unloaded, ...failed];
  if (first !== undefined) throw new Stop(`they fail without a fault: ${first}`);
}

/**
 * @param {string} scratch
 * @param {import('./lib/faults.mjs').Fault} fault
 * @returns {Promise<{ isCaught: boolean, said: string }>}
 */
async function tried(scratch, { file, tests }) {
  if (!(await plant(scratch, file))) return { isCaught: false, said: 'NO LONGER APPLIES' };
  try {
    const { failed, unloaded } = await runTests(scratch, tests);
    // A fault that keeps the tests from loading is none that a person would leave behind.
    if (unloaded[0] !== undefined) return { isCaught: false, said: `DOES NOT LOAD: ${unloaded[0]}` };
    return failed[0] === undefined ? { isCaught: false, said: 'SURVIVED' } : { isCaught: true, said: failed[0] };
  } finally {
    await plant(scratch, file, '--reverse');
  }
}
