// The page of promises names tests: they must be there, by that title.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const rows = read('docs/reference/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
  .map((line) => line.split(' | ').at(-1)?.replace(/ \|$/, '') ?? '');

test.each(rows.filter((held) => !held.startsWith('none')))('%s', (held) => {
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(held) ?? [];
  expect(read(file)).toContain(title);
});

test('most promises are held by a test', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((held) => held.startsWith('none')).length).toBeLessThan(rows.length / 4);
});
