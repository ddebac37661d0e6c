import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';

/** The table of docs/reference/rules.md: a row begins with a room's name. */
const ROOMS = [...readFileSync(join(root, 'docs/reference/rules.md'), 'utf8').matchAll(/^\| `([a-z-]+)` \|/gm)].map(
  ([, room]) => room as string,
);
const FILES = ['clauses.ts', 'index.ts', 'types.ts'];

const games = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'rules/index.ts')),
);

test('the table of rooms can be read', () => {
  expect(ROOMS).toContain('frames');
  expect(ROOMS).toContain('telling');
});

describe.each(games)('%s', (game) => {
  const inside = readdirSync(join(root, 'games', game, 'rules'), { withFileTypes: true });
  const named = (isRoom: boolean) => inside.filter((entry) => entry.isDirectory() === isRoom).map(({ name }) => name);

  test('its rules have the known rooms, no other folders', () => {
    expect(named(true).filter((room) => !ROOMS.includes(room))).toEqual([]);
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
