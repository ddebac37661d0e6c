import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));
/** The repository's own, and those of what only some commands need. */
const folders = ['', ...readdirSync(at('tools')).map((name) => `tools/${name}/`)];

describe.each(folders)('the lock file of the folder "%s"', (folder) => {
  const packages: Record<string, Locked> = read(`${folder}package-lock.json`).packages;
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules'));

  test.each(workspaces)('fits package.json of "%s"', (workspace) => {
    const manifest: Locked = read(`${folder}${workspace ? `${workspace}/` : ''}package.json`);
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
      expect(packages[workspace]?.[kind] ?? {}).toEqual(manifest[kind] ?? {});
    }
  });

  test('knows every workspace', () => {
    const linked = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
    expect(linked.toSorted()).toEqual(workspaces.filter(Boolean).toSorted());
    for (const path of linked) expect(existsSync(at(folder + path))).toBe(true);
  });

  test('names contents, never addresses', () => {
    for (const [path, { integrity, link, resolved }] of Object.entries(packages)) {
      if (workspaces.includes(path)) continue;
      expect(resolved ?? '', path).not.toContain(':');
      expect(integrity ?? link, path).toBeTruthy();
    }
  });

  test('knows every package, those of other platforms too', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isLockedFor(packages, path, name)),
    );
    expect(missing).toEqual([]);
  });
});

/** Node looks for a package beside its user first, then further and further out. */
function isLockedFor(packages: Record<string, Locked>, user: string, name: string): boolean {
  const steps = user.split('/node_modules/');
  const outwards = steps.map((_, n) => `${steps.slice(0, n + 1).join('/node_modules/')}/node_modules/${name}`);
  return [...outwards, `node_modules/${name}`].some((path) => path in packages);
}
