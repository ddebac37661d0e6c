import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, stepsOf } from '../lib/guide.mjs';
import { root } from '../lib/paths.mjs';

/** Puts the game of the guide into a copy of the tree: one folder and its specification, nothing else. */
export function addLastStone(folder: string): void {
  edit(folder, 'add-a-game.md');
  node(folder, 'scripts/clauses.mjs');
}

/** Its rules are kept and changed, as the guide tells: who could take three stones may now take four. */
export function releaseLastStone(folder: string): void {
  node(folder, 'scripts/freeze/main.ts', 'last-stone');
  edit(folder, 'release-rules.md');
  node(folder, 'scripts/clauses.mjs');
}

/** Builds the pages of a copy of the tree; gives the folder to serve. */
export function buildPages(folder: string): string {
  node(folder, 'node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error');
  return join(folder, 'apps/web/dist');
}

/** Runs a program of a copy of the tree; what it prints. */
export function node(folder: string, ...args: string[]): string {
  const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, NODE_ENV: ____, ...env } = process.env;
  const ran = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  if (ran.status !== 0) throw new Error(`${args.join(' ')}\n${ran.stdout}\n${ran.stderr}`);
  return ran.stdout;
}

function edit(folder: string, guide: string): void {
  for (const step of stepsOf(readFileSync(join(root, 'docs/guides', guide), 'utf8')))
    if ('file' in step) apply(folder, step);
}
