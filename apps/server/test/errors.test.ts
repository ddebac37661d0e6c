import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERRORS } from '../src/errors.ts';

const page = readFileSync(new URL('../../../docs/reference/errors.md', import.meta.url), 'utf8');

test('docs/reference/errors.md lists every code with its status and sentence, and no other', () => {
  const listed = [...page.matchAll(/^\| `([\w-]+)` \| (\d+) \| (.+?) \|/gm)].map(([, code, status, sentence]) => [
    code,
    Number(status),
    sentence,
  ]);
  const known = Object.entries(ERRORS).map(([code, { status, sentence }]) => [code, status, sentence]);
  expect(listed.toSorted()).toEqual(known.toSorted());
});
