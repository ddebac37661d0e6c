import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ICONS } from '../src/icon-names.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

test('every icon that has a name is drawn', () => {
  const drawn = [...read('packages/ui/src/icons.svg').matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24"><\w/g)];
  expect(drawn.map(([, id]) => id)).toEqual(ICONS);
});

test('every icon is used', () => {
  const pages = globSync('{packages/ui/src,games/*/table,apps/web/src}/**/*.{svelte,ts}', { cwd: root });
  const text = pages
    .filter((path) => !path.endsWith('icon-names.ts'))
    .map(read)
    .join('');
  expect(ICONS.filter((name) => !text.includes(`"${name}"`) && !text.includes(`'${name}'`))).toEqual([]);
});
