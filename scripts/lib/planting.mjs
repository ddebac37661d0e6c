import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node24, tool } from './node24.mjs';
import { capture } from './spawn.mjs';

/** One file after another, to the first test that fails. */
const HOW = ['--project', 'unit*', '--bail=1', '--maxWorkers=1'];

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
 * Runs test files of a scratch copy; gives the tests that failed, and the files that could not be loaded.
 * @param {string} scratch
 * @param {readonly string[]} files
 * @returns {Promise<{ failed: string[], unloaded: string[] }>}
 */
export async function runTests(scratch, files) {
  const report = join(scratch, 'report.json');
  const told = ['--reporter=json', `--outputFile.json=${report}`];
  rmSync(report, { force: true });
  const { output } = await capture(node24(), [tool('vitest'), 'run', ...HOW, ...told, ...files], scratch);
  if (!existsSync(report)) return { failed: [], unloaded: [output.trim().split('\n').at(-1) ?? ''] };
  return summary(JSON.parse(readFileSync(report, 'utf8')).testResults);
}

/** @param {{ status: string, message: string, assertionResults: { status: string, fullName: string }[] }[]} files */
function summary(files) {
  const failed = files.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'failed'));
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    failed: failed.map(({ fullName }) => fullName.trim()),
    unloaded: unloaded.map(({ message }) => message.split('\n')[0] ?? ''),
  };
}
