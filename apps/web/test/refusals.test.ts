import { FarFault } from '@turnpoint/protocol';
import { expect, test } from 'vitest';
import { codeOf, likeIt } from '../src/online/refusals.ts';

test('what the server refused is known by its code, a fault of our own has none', () => {
  expect(codeOf(new FarFault({ code: 'name-taken', error: 'this name is taken at this table' }))).toBe('name-taken');
  for (const other of [new Error('it broke'), 'it broke', null]) expect(codeOf(other)).toBeNull();
});

test('for a name that is taken two are offered that are free and not too long', () => {
  const person = (name: string) => ({ kind: 'person', name }) as never;
  const open = { kind: 'open' } as never;
  expect(likeIt('Ann', { places: [person('Ann'), open] })).toEqual(['Ann 2', 'Ann 3']);
  expect(likeIt('Ann', { places: [person('Ann'), person('ann 2'), open] })).toEqual(['Ann 3', 'Ann 4']);
  expect(likeIt('A'.repeat(24), { places: [open] }).map(({ length }) => length)).toEqual([23, 23]);
});
