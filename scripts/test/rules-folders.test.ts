import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';

/** The table of docs/reference/rules.md: a row begins with a folder's name. */
const FOLDERS = [...readFileSync(join(root, 'docs/reference/rules.md'), 'utf8').matchAll(/^\| `([a-z-]+)` \|/gm)].map(
  ([, folder]) => folder as string,
);
const FILES = ['clauses.ts', 'index.ts', 'types.ts'];

const games = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'rules/index.ts')),
);

test('the table of folders can be read', () => {
  expect(FOLDERS).toContain('frames');
  expect(FOLDERS).toContain('telling');
});

describe.each(games)('%s', (game) => {
  const inside = readdirSync(join(root, 'games', game, 'rules'), { withFileTypes: true });
  const named = (isFolder: boolean) =>
    inside.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => name);

  test('its rules have the known folders, no others', () => {
    expect(named(true).filter((folder) => !FOLDERS.includes(folder))).toEqual([]);
  });

  test('its rules have three files of their own', () => {
    expect(named(false).sort()).toEqual(FILES);
  });

  test('every kind of frame has a file that is named like it', async () => {
    const rules: Record<string, unknown> = await import(join(root, 'games', game, 'rules/index.ts'));
    const kinds = Object.values(rules).flatMap((value) => Object.keys(Object(value).frames ?? {}));
    expect(kinds).not.toEqual([]);
    expect(kinds.filter((kind) => !existsSync(join(root, 'games', game, 'rules/frames', `${kind}.ts`)))).toEqual([]);
  });
});
