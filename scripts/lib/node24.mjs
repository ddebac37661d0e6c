import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './paths.mjs';
import { Stop } from './say.mjs';
import { run } from './spawn.mjs';

const wanted = 24;
const platformPackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The Node that runs Turnpoint: the one npm installed, or this very process where it is new enough. */
export function node24() {
  const installed = join(modules, platformPackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(installed)) return installed;
  if (Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath;
  throw new Stop(
    `Node ${wanted} is needed, this is ${process.version}, and the npm package ${platformPackage} is not installed: ` +
      `run \`npm install\`, or install Node ${wanted} yourself where npm has no such package.`,
  );
}

/**
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function runNode(args, options) {
  return run(node24(), args, options);
}

/**
 * The JavaScript file behind a command of an installed package, to be run by Node 24.
 * @param {'biome' | 'stryker' | 'svelte-check' | 'tsc' | 'vite' | 'vitest'} name
 */
export function tool(name) {
  const files = {
    biome: '@biomejs/biome/bin/biome',
    stryker: '@stryker-mutator/core/bin/stryker.js',
    'svelte-check': 'svelte-check/bin/svelte-check',
    tsc: 'typescript/bin/tsc',
    vite: 'vite/bin/vite.js',
    vitest: 'vitest/vitest.mjs',
  };
  return join(modules, files[name]);
}
