import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { Stop } from './say.mjs';

const folder = join(root, 'packages', 'testkit', 'faults');

/**
 * A patch with two lines before it: what is wrong, and the test files that must notice.
 * @typedef {{ name: string, file: string, what: string, tests: string[] }} Fault
 */

/**
 * The faults whose names begin with one of these; all of them when none is given.
 * @param {readonly string[]} wanted
 * @returns {Fault[]}
 */
export function readFaults(wanted) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.patch'));
  const faults = files.sort().map((file) => readFault(file));
  const unknown = wanted.find((name) => !faults.some((fault) => isNamed(fault, name)));
  if (unknown !== undefined) throw new Stop(`there is no fault "${unknown}" in packages/testkit/faults.`);
  return wanted.length === 0 ? faults : faults.filter((fault) => wanted.some((name) => isNamed(fault, name)));
}

/**
 * @param {Fault} fault
 * @param {string} name
 */
function isNamed(fault, name) {
  return fault.name === name || fault.name.startsWith(`${name}/`);
}

/**
 * @param {string} path
 * @returns {Fault}
 */
export function readFault(path) {
  const file = join(folder, path);
  const [what = '', caught = ''] = readFileSync(file, 'utf8').split('\n');
  const [, named = ''] = /^Caught by: (.+)$/.exec(caught) ?? [];
  if (what === '' || named === '') throw new Stop(`${path} begins with what is wrong and "Caught by: <test files>".`);
  return { name: path.replace(/\.patch$/, '').replaceAll('\\', '/'), file, what, tests: named.split(', ') };
}
