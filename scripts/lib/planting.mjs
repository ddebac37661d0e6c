import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node24, tool } from './node24.mjs';
import { capture } from './spawn.mjs';

/** One file after another, to the first test that fails. */
const HOW = ['--bail=1', '--maxWorkers=1'];

/** @param {string} file */
const needsPages = (file) => file.endsWith('.browser.test.ts');

/**
 * Changes a scratch copy by a patch, or back.
 * @param {string} scratch
 * @param {string} patch
 * @param {'--reverse'[]} how
 * @returns {Promise<boolean>} whether it applies
 */
export async function plant(scratch, patch, ...how) {
  return (await capture('git', ['apply', '--whitespace=nowarn', ...how, patch], scratch)).code === 0;
}

/**
 * Runs test files of a scratch copy, those in a browser on pages that are built for them; gives the tests that failed, and
 * the files that could not be loaded.
 * @param {string} scratch
 * @param {readonly string[]} files
 * @returns {Promise<{ failed: string[], unloaded: string[] }>}
 */
export async function runTests(scratch, files) {
  const found = await run(
    scratch,
    'unit*',
    files.filter((file) => !needsPages(file)),
  );
  const inPages = files.filter(needsPages);
  if (inPages.length === 0 || found.failed.length > 0 || found.unloaded.length > 0) return found;
  const { code, output } = await capture(node24(), [tool('vite'), 'build', 'apps/web', '--logLevel', 'error'], scratch);
  return code === 0 ? run(scratch, 'browser', inPages) : { failed: [], unloaded: [lastLine(output)] };
}

/**
 * @param {string} scratch
 * @param {string} project
 * @param {readonly string[]} files
 */
async function run(scratch, project, files) {
  if (files.length === 0) return { failed: [], unloaded: [] };
  const report = join(scratch, 'report.json');
  const told = ['--reporter=json', `--outputFile.json=${report}`];
  rmSync(report, { force: true });
  const args = [tool('vitest'), 'run', '--project', project, ...HOW, ...told, ...files];
  const { output } = await capture(node24(), args, scratch);
  if (!existsSync(report)) return { failed: [], unloaded: [lastLine(output)] };
  return summary(JSON.parse(readFileSync(report, 'utf8')).testResults);
}

/** @param {string} output */
const lastLine = (output) => output.trim().split('\n').at(-1) ?? '';

/** @param {{ status: string, message: string, assertionResults: { status: string, fullName: string }[] }[]} files */
function summary(files) {
  const failed = files.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'failed'));
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    failed: failed.map(({ fullName }) => fullName.trim()),
    unloaded: unloaded.map(({ message }) => message.split('\n')[0] ?? ''),
  };
}
