import { expect, test } from 'vitest';
import { readSources, withoutWords } from '../languages.ts';
import { root } from '../lib/paths.mjs';

const sources = readSources(root);
const missing = new Set(withoutWords('pl', sources));

test('German has words wherever it is named', () => {
  expect(withoutWords('de', sources)).toEqual([]);
});

test('every file with German in it is named to who begins another language', () => {
  const german = sources.filter(({ text }) => /^(?!\s*(\*|\/\/)).*[äöüß]/m.test(text)).map(({ path }) => path);
  expect(german.length).toBeGreaterThan(40);
  const unnamed = german.filter((path) => !missing.has(path) && !missing.has(path.replace(/de\.ts$/, 'pl.ts')));
  expect(unnamed).toEqual([]);
});

test('what was given words is named no more', () => {
  const [own = ''] = [...missing].filter((path) => path.endsWith('texts/pl.ts'));
  const manifest = 'games/end-of-line/index.ts';
  expect([own !== '', missing.has(manifest)]).toEqual([true, true]);
  const given = sources.map(({ path, text }) => ({
    path,
    text: path === manifest ? `${text}\nconst more = { pl: '' };` : text,
  }));
  const after = withoutWords('pl', [...given, { path: own, text: '' }]);
  expect([...missing].filter((path) => !after.includes(path))).toEqual([own, manifest]);
});
