import { expect, test } from 'vitest';
import { rowOf } from '../../src/replay/better/row.ts';

const line = (kinds: string, told = kinds.length) => ({
  choices: [...kinds].map((kind) => ({ kind })),
  labels: Array.from({ length: told }, (_, i) => ({ key: String(i) })),
  odds: null,
});
const row = (a: string, b: string | null, told?: number): string =>
  rowOf(line(a, told), b === null ? null : line(b))
    .map((cell) => (cell.kind === 'same' ? `${cell.from}-${cell.to}` : `${cell.at}${cell.isShared ? '=' : ''}`))
    .join(' ');

test('what a line has in common with another takes little room, and what it has not is told', () => {
  expect(row('abcdx', 'abcdy')).toBe('0-3 4');
  expect(row('abxcd', 'abycd')).toBe('0= 1= 2 3= 4=');
  expect(row('abcdefx', 'gfedcba')).toBe('0-5 6');
});

test('all of it is told where there is no other line, or nothing but what both have', () => {
  expect(row('abcd', null)).toBe('0 1 2 3');
  expect(row('abcd', 'abcd')).toBe('0= 1= 2= 3=');
});

test('a line is told only as far as it could be made', () => expect(row('abcdxy', 'abcdzz', 4)).toBe('0= 1= 2= 3='));
