import { expect, test, vi } from 'vitest';
import { otherwiseTold } from '../../src/replay/better/otherwise.ts';

vi.mock('../../src/replay/words.ts', () => ({
  say: (key: string, { list = '', n = '' } = {}) => [key.replace('better.', ''), list, n].filter(Boolean).join(' '),
}));

const line = (kinds: string) => ({
  choices: [...kinds].map((kind) => ({ kind })),
  labels: [...kinds].map((kind) => ({ key: kind })),
  odds: null,
});
const texts = Object.fromEntries([...'abcdefgxyzw'].map((kind) => [kind, `${kind}.`]));
const told = (a: string, b: string) => otherwiseTold(line(a), line(b), { language: 'en', texts, names: [] });

test('a turn is told by what it does otherwise than the best one', () => {
  expect(told('abx', 'aby')).toBe('otherwise x');
  expect(told('xy', 'ab')).toBe('x, y');
  expect(told('axyzw', 'abcde')).toBe('otherwise and-more x, y, z 1');
});

test('where it has nothing of its own, by what it lacks or by its order', () => {
  expect(told('abcdef', 'abcdefg')).toBe('without g');
  expect(told('fedcba', 'abcdef')).toBe('other-order');
});
