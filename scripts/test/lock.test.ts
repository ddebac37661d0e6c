import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const packages: Record<string, Locked> = read('package-lock.json').packages;
const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules'));

test.each(workspaces)('the lock file fits package.json of "%s"', (workspace) => {
  const manifest: Locked = read(`${workspace ? `${workspace}/` : ''}package.json`);
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
    expect(packages[workspace]?.[kind] ?? {}).toEqual(manifest[kind] ?? {});
  }
});

test('every workspace is in the lock file', () => {
  const linked = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
  expect(linked.toSorted()).toEqual(workspaces.filter(Boolean).toSorted());
  for (const path of linked) expect(existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)))).toBe(true);
});

test('the lock file names contents, never addresses', () => {
  for (const [path, { integrity, link, resolved }] of Object.entries(packages)) {
    if (workspaces.includes(path)) continue;
    expect(resolved ?? '', path).not.toContain(':');
    expect(integrity ?? link, path).toBeTruthy();
  }
});

test('the lock file knows every package, those of other platforms too', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isLockedFor(path, name)),
  );
  expect(missing).toEqual([]);
});

/** Node looks for a package beside its user first, then further and further out. */
function isLockedFor(user: string, name: string): boolean {
  const steps = user.split('/node_modules/');
  const outwards = steps.map((_, n) => `${steps.slice(0, n + 1).join('/node_modules/')}/node_modules/${name}`);
  return [...outwards, `node_modules/${name}`].some((path) => path in packages);
}
