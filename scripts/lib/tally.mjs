import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** @type {Tally} */
export const onePassed = { passed: 1, failed: 0 };
/** @type {Tally} */
export const oneFailed = { passed: 0, failed: 1 };

/** @param {readonly Tally[]} tallies */
export function total(tallies) {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
}

/**
 * Counts a run of Vitest from its JSON report. A file that could not be loaded counts as a failed test, and so does a
 * run that ended badly without naming one.
 * @param {string} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOf(report, exitCode) {
  if (!existsSync(report)) return oneFailed;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter(isUnloaded).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** @param {{ status: string, assertionResults: { status: string }[] }} file */
function isUnloaded(file) {
  return file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed');
}
