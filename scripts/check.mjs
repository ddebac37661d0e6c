// Types, lint and dependency directions, side by side; prints what is wrong, and where a language has no words yet.
import { ensureInstalled } from './lib/install.mjs';
import { node24, tool } from './lib/node24.mjs';
import { runMain, say, seconds } from './lib/say.mjs';
import { capture } from './lib/spawn.mjs';

/** @type {readonly (readonly [name: string, ...args: string[]])[]} */
const checks = [
  ['directions', 'scripts/directions/main.ts'],
  ['clauses', 'scripts/clauses.mjs', '--check'],
  ['languages', 'scripts/languages.ts'],
  ['lint', tool('biome'), 'check', '--error-on-warnings'],
  // Not `tsc -b`: it calls a project up to date whose imports from another have changed.
  ['types of rules', tool('tsc'), '-p', 'tsconfig.pure.json'],
  ['types on Node', tool('tsc'), '-p', 'tsconfig.node.json'],
  ['types of page tests', tool('tsc'), '-p', 'tsconfig.web-test.json'],
  ['types of the service worker', tool('tsc'), '-p', 'tsconfig.offline.json'],
  ['pages', tool('svelte-check'), '--tsgo', '--fail-on-warnings', '--tsconfig=tsconfig.web.json', '--output=human'],
];

await runMain(async () => {
  await ensureInstalled();
  const passed = await Promise.all(checks.map(check));
  return passed.every(Boolean) ? 0 : 1;
});

/** @param {readonly [name: string, ...args: string[]]} check */
async function check([name, ...args]) {
  const began = performance.now();
  const { code, output } = await capture(node24(), args);
  if (code !== 0 || (name === 'languages' && output !== '')) console.log(output);
  say(`check ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds(began)})`);
  return code === 0;
}
