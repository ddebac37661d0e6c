import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFaults } from '../lib/faults.mjs';
import { root } from '../lib/paths.mjs';

const faults = readFaults([]);

test('every planted fault still fits the code it was planted in', () => {
  const check = (file: string) => {
    try {
      execFileSync('git', ['apply', '--check', file], { cwd: root, stdio: 'pipe' });
      return [];
    } catch {
      return [file.slice(root.length)];
    }
  };
  expect(faults.flatMap(({ file }) => check(file))).toEqual([]);
});

test('every planted fault names tests that are there', () => {
  expect(faults.flatMap(({ tests }) => tests).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
