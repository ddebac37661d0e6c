import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tallyOf, total } from '../lib/tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(numPassedTests: number, numFailedTests: number, ...testResults: object[]): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, testResults }));
  return file;
}
const passed = { status: 'passed' };
const failed = { status: 'failed' };

test('passed and failed tests are counted', () => {
  const file = report(2, 1, { status: 'failed', assertionResults: [passed, failed] });
  expect(tallyOf(file, 1)).toEqual({ passed: 2, failed: 1 });
});

test('a file that cannot be loaded is a failed test', () => {
  const file = report(
    2,
    0,
    { status: 'passed', assertionResults: [passed] },
    { status: 'failed', assertionResults: [] },
  );
  expect(tallyOf(file, 1)).toEqual({ passed: 2, failed: 1 });
});

test('a run that ends badly without naming a test is a failed test', () => {
  expect(tallyOf(report(2, 0), 1)).toEqual({ passed: 2, failed: 1 });
  expect(tallyOf(join(folder, 'nowhere.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('a good run has no failures', () => {
  expect(tallyOf(report(2, 0), 0)).toEqual({ passed: 2, failed: 0 });
  expect(
    total([
      { passed: 2, failed: 0 },
      { passed: 1, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
