import type { Gathering } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { addressOf, type Filter, filterOf, fits, merged, revealed, soonest } from '../src/online/lobby/tables.ts';

const table = (id: string) => ({ id, game: 'toy', terms: { clock: null } }) as unknown as Gathering;
const places = (free: number) => Array<Gathering['places'][number]>(free).fill({ kind: 'open' });
const ANY: Filter = { game: null, pace: 'any', seats: 'any' };
const ids = (tables: readonly Gathering[]) => tables.map(({ id }) => id);

describe('nothing moves under the finger', () => {
  test('new tables wait until somebody wants to see them', () => {
    const first = merged(null, [table('a'), table('b')], 0);
    const next = merged(first, [table('c'), table('b'), table('a')], 10);
    expect([ids(next.tables), ids(next.fresh)]).toEqual([['a', 'b'], ['c']]);
    const shown = revealed(next);
    expect([ids(shown.tables), ids(shown.fresh)]).toEqual([['c', 'a', 'b'], []]);
  });

  test('a table that fills stays for five seconds and says so', () => {
    const first = merged(null, [table('a'), table('b')], 0);
    const full = merged(first, [table('b')], 10);
    expect([ids(full.tables), full.gone]).toEqual([['a', 'b'], { a: 10 }]);
    expect(ids(merged(full, [table('b')], 5009).tables)).toEqual(['a', 'b']);
    expect(ids(merged(full, [table('b')], 5010).tables)).toEqual(['b']);
  });

  test('a table that comes back is open again', () => {
    const full = merged(merged(null, [table('a')], 0), [], 10);
    expect(merged(full, [table('a')], 20)).toMatchObject({ gone: {}, fresh: [] });
  });
});

test('filters are part of the address', () => {
  for (const filter of [
    { game: null, pace: 'any', seats: 'any' },
    { game: 'endstream', pace: 'days', seats: 'any' },
    { game: null, pace: 'any', seats: 'last' },
  ] as const) {
    expect(filterOf(new URL(addressOf(filter), 'http://a').searchParams)).toEqual(filter);
  }
  expect(filterOf(new URLSearchParams('pace=odd&seats=0'))).toEqual({ game: null, pace: 'any', seats: 'any' });
});

test('a filter fits by game, pace and free seats', () => {
  const terms = { undo: 'none', clock: { kind: 'days', days: 3 }, spectators: 'none', standIn: null } as const;
  const days = { game: 'toy', terms, places: places(1) };
  const live = { game: 'toy', terms: { ...terms, clock: null }, places: places(2) };
  const fitting = (part: Partial<Filter>) => [days, live].map((each) => fits({ ...ANY, game: 'toy', ...part }, each));
  expect([fitting({}), fitting({ pace: 'days' }), fitting({ pace: 'live' })]).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ]);
  expect([fitting({ seats: 'last' }), fitting({ seats: 'more' })]).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(fits({ ...ANY, game: 'other' }, days)).toBe(false);
});

test('who wants to be paired is led to where a match begins soonest: to others, fewest seats free, longest waiting', () => {
  const waiting = (id: string, free: number, opened: number, mine: number[] = []) =>
    ({ ...table(id), opened, mine, places: places(free) }) as Gathering;
  const own = waiting('own', 1, 0, [0]);
  const tables = [waiting('late', 1, 9), waiting('large', 3, 1), waiting('early', 1, 5), own];
  expect(soonest(tables, ANY)?.id).toBe('early');
  expect(soonest([own], ANY)?.id).toBe('own');
  expect(soonest(tables, { ...ANY, game: 'other' })).toBeNull();
  expect(soonest(tables, { ...ANY, pace: 'days' })).toBeNull();
});
