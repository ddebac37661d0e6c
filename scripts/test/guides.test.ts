import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apply, guideBefore, stepsOf } from '../lib/guide.mjs';
import { root } from '../lib/paths.mjs';
import { makeScratch, removeScratch } from '../lib/scratch.mjs';

const read = (file: string) => readFileSync(join(root, 'docs/guides', file), 'utf8');
/** A guide's steps, after what the guide that it goes on from has put there. */
const stepsTo = (file: string): ReturnType<typeof stepsOf> => {
  const before = guideBefore(read(file));
  const earlier = before === null ? [] : stepsTo(before).filter((step) => 'file' in step);
  return [...earlier, ...stepsOf(read(file))];
};
const guides = readdirSync(join(root, 'docs/guides'))
  .map((file) => ({ file, steps: stepsTo(file) }))
  .filter(({ steps }) => steps.some((step) => 'file' in step));
const LONG = 180_000;

let folder: string;
// One copy for all: to make and remove one takes longer than most guides.
beforeAll(() => {
  folder = makeScratch();
  git('init', '--quiet');
  git('add', '--all');
}, LONG);
// As it was, but for what git ignores.
afterEach(() => {
  git('checkout', '--quiet', '--', '.');
  git('clean', '-d', '--force', '--quiet');
});
afterAll(() => removeScratch(folder), LONG);

test.each(guides)('$file can be followed to the letter', { timeout: LONG }, ({ steps }) => {
  for (const step of steps) {
    if ('run' in step) run(step.run);
    else apply(folder, step);
  }
});

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

/** As written, but without npm, which takes longer to start than most of what it starts. */
function run(written: string): void {
  const line = written.replace(/\bnpx /, '').replace(/\bnpm run (--silent )?/, 'node --run ');
  const PATH = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, NODE_ENV: ____, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: { ...env, PATH },
  });
  expect(status, `${line}\n${stdout}\n${stderr}`).toBe(0);
}
