import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensurePackages } from './packages.mjs';
import { cache, modules, tools } from './paths.mjs';
import { Stop } from './say.mjs';
import { run } from './spawn.mjs';

const wanted = 24;
const kit = join(tools, 'node');
const platformPackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const program = process.platform === 'win32' ? 'node.exe' : 'node';
/** Where npm and npx find it before the machine's. */
const fetched = join(modules, '.bin', program);
const machineIsNew = Number.parseInt(process.versions.node, 10) >= wanted && process.execPath !== fetched;

/** Fetches Node 24 where the machine's is older. */
export async function ensureNode() {
  if (machineIsNew) return;
  const isNew = await ensurePackages(kit, `Node ${wanted}`);
  const folder = join(kit, 'node_modules', platformPackage);
  // A third of the package, for those who compile.
  rmSync(join(folder, 'include'), { recursive: true, force: true });
  if (!existsSync(join(folder, 'bin', program))) {
    throw new Stop(
      `Node ${wanted} is needed, this is ${process.version}, and npm has none for this machine: install it yourself.`,
    );
  }
  if (existsSync(fetched) && !isNew) return;
  mkdirSync(dirname(fetched), { recursive: true });
  rmSync(fetched, { force: true });
  linkSync(join(folder, 'bin', program), fetched);
}

/** The Node that runs Turnpoint: this very process's where it is new enough, or the fetched one. */
export function node24() {
  return machineIsNew ? process.execPath : fetched;
}

/**
 * It keeps what it has compiled, so that the next start, also of what it starts itself, takes a third of the time.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function runNode(args, { env = process.env, ...options } = {}) {
  return run(node24(), args, { ...options, env: { NODE_COMPILE_CACHE: join(cache, 'compiled'), ...env } });
}

/**
 * The JavaScript file behind a command of an installed package, to be run by Node 24.
 * @param {'biome' | 'stryker' | 'svelte-check' | 'tsc' | 'vite' | 'vitest'} name
 */
export function tool(name) {
  const files = {
    biome: join(modules, '@biomejs/biome/bin/biome'),
    stryker: join(tools, 'mutants/node_modules/@stryker-mutator/core/bin/stryker.js'),
    'svelte-check': join(modules, 'svelte-check/bin/svelte-check'),
    tsc: join(modules, '@typescript/native/bin/tsc'),
    vite: join(modules, 'vite/bin/vite.js'),
    vitest: join(modules, 'vitest/vitest.mjs'),
  };
  return files[name];
}
