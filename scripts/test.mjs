// `npm test` on a fresh clone of a bare machine: sets everything up, runs everything, closes with one line of totals.
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNginx } from './lib/nginx.mjs';
import { runNode, tool } from './lib/node24.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { ensureRedis } from './lib/redis.mjs';
import { runMain, Stop, say, seconds } from './lib/say.mjs';
import { oneFailed, onePassed, tallyOf, total } from './lib/tally.mjs';
import { ensureBuilt } from './lib/web-build.mjs';

/** @typedef {import('./lib/tally.mjs').Tally} Tally */

const reports = mkdtempSync(join(tmpdir(), 'turnpoint-test-'));
const unitReport = join(reports, 'unit.json');
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

await runMain(async () => {
  const began = performance.now();
  /** @type {Tally[]} */
  const tallies = [];
  tallies.push(await step('install', ensureInstalled));
  if (tallies[0]?.passed) {
    let chromium = '';
    const programs = {
      postgres: ensurePostgres,
      redis: ensureRedis,
      nginx: ensureNginx,
      chromium: async () => {
        chromium = await ensureChromium();
      },
    };
    // What is missing is fetched while the check computes.
    const ready = Object.entries(programs).map(([name, ensure]) => step(name, ensure));
    tallies.push(await step('check', () => script('scripts/check.mjs')), ...(await Promise.all(ready)));
    tallies.push(await vitest('unit', unitReport));
    tallies.push(await coverage());
    tallies.push(await step('build', ensureBuilt));
    if (chromium)
      tallies.push(await vitest('browser', join(reports, 'browser.json'), { ...process.env, CHROMIUM: chromium }));
  }
  const { passed, failed } = total(tallies);
  say(`all of it took ${seconds(began)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/**
 * A step that is no Vitest run counts as one test.
 * @param {string} name
 * @param {() => Promise<void>} work
 */
async function step(name, work) {
  const began = performance.now();
  try {
    await work();
    say(`${name}: passed (${seconds(began)})`);
    return onePassed;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`turnpoint: ${name}: FAILED: ${error.message}`);
    return oneFailed;
  }
}

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} [env]
 */
async function script(file, env) {
  if ((await runNode([file], env ? { env } : {})) !== 0) throw new Stop('see the lines above.');
}

/**
 * @param {'unit' | 'browser'} project
 * @param {string} report
 * @param {NodeJS.ProcessEnv} [env]
 */
async function vitest(project, report, env = process.env) {
  const began = performance.now();
  const TMPDIR = folderForTests();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [tool('vitest'), 'run', '--project', `${project}*`, ...reporters];
  const tally = tallyOf(report, await runNode(args, { env: { ...env, TMPDIR } }));
  say(`${project} tests: ${tally.passed} passed, ${tally.failed} failed (${seconds(began)})`);
  return tally;
}

/**
 * In the machine's memory where there is room: no test asks what is left when the machine fails, only when programs
 * are killed, and writing through to the disk kept them waiting.
 */
function folderForTests() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 ** 31 ? memory : tmpdir();
}

/** Every clause of a complete game is named by a passing test: the gate reads the report of the unit tests. */
function coverage() {
  const file = 'packages/testkit/coverage.ts';
  return step('rules coverage', () => script(file, { ...process.env, TURNPOINT_TEST_REPORT: unitReport }));
}
