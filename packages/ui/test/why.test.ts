import { expect, test } from 'vitest';
import type { Difference } from '../src/story/facts.ts';
import { whyOf } from '../src/story/why.ts';

const difference = (key: string, better: number, gain: number, more: Partial<Difference['fact']> = {}): Difference => ({
  fact: { id: key, says: { key: `fact.${key}` }, value: 0, good: 'more', worth: 1, ...more },
  played: 0,
  better,
  gain,
});

test('the reason is what speaks most for the better line, not what hardly differs, nor what speaks against it', () => {
  const all = [difference('hand', 0.4, 4), difference('armor', 2.6, 3), difference('points', 9, -1)];
  expect(whyOf(all)).toEqual({ key: 'why.armor', args: { n: 3 } });
  expect(whyOf([difference('points', 9, -1)])).toBeNull();
});

test('of what is so or not, a part of the games is reason enough; less of a bad thing has words of its own', () => {
  expect(whyOf([difference('in', 0.3, 2, { isYesNo: true })])).toMatchObject({
    key: 'why.in',
    args: { now: 30, was: 0 },
  });
  const closed = { ...difference('in', 0.2, 2, { isYesNo: true, good: 'less' }), played: 0.9 };
  expect(whyOf([closed])).toMatchObject({ key: 'why.in-less', args: { now: 80, was: 10 } });
  expect(whyOf([difference('in', 0.1, 2, { isYesNo: true })])).toBeNull();
  expect(whyOf([difference('lost', 1, 2, { good: 'less' })])?.key).toBe('why.lost-less');
});

test('where nothing that can be counted speaks for it, what stands elsewhere does', () => {
  const place = (key: string) => ({ key, args: {} });
  const moved: Difference = {
    ...difference('at', 0, 0, { good: null }),
    played: place('home'),
    better: place('there'),
  };
  expect(whyOf([moved, difference('points', 9, -1)])).toEqual({
    key: 'why.otherwise',
    args: { what: { key: 'fact.at' }, played: place('home'), better: place('there') },
  });
  expect(whyOf([difference('armor', 2, 2), moved])?.key).toBe('why.armor');
  expect(whyOf([{ ...moved, played: null }])).toBeNull();
});
