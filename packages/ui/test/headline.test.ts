import type { Types } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { type Headline, headlineOf, heaviest, says, stepsTold } from '../src/story/headline.ts';

interface Entry {
  readonly type: string;
  readonly worth: number;
  readonly tone?: 'good' | 'bad';
}

const entry = (type: string, worth: number, tone?: Entry['tone']): Entry => ({ type, worth, ...(tone && { tone }) });
const story = {
  headlines: ({ entries }: { readonly entries: readonly object[] }): Headline[] => [
    says(0, 'nothing'),
    ...(entries as Entry[]).map(({ type, worth, tone }) => says(worth, type, {}, tone)),
  ],
};
const step = (n: number, ...entries: readonly Entry[]) => ({ step: n, seat: 0, entries: entries as never[] });
const log = [
  step(4, entry('before', 99)),
  step(5, entry('moved', 20)),
  step(6, entry('struck', 50, 'good'), entry('fell', 30, 'bad')),
  step(7, entry('ended', 2), entry('theirs', 90)),
];
/** What the next turn began with belongs to that one. */
const turn = { seat: 0, n: 1, first: 5, last: 7, entries: log.slice(1).flatMap(({ entries }) => entries.slice(0, 2)) };
const own = { ...turn, entries: turn.entries.filter((one) => (one as Entry).type !== 'theirs') };
const told = (decided?: Parameters<typeof headlineOf>[3]): string =>
  headlineOf<Types>(story, own, { look: {} as never, log }, decided).key.replace('headline.', '');

test('a turn is told by what matters most, else by what happened first', () => {
  expect(heaviest([says(2, 'a'), says(5, 'b'), says(5, 'c')]).says.key).toBe('headline.b');
  expect(told()).toBe('struck');
});

test('of a turn that lost, good news are not the sentence, nor bad ones of a turn that won; where there is nothing else they are', () => {
  expect(told({ came: 'bad', step: null })).toBe('fell');
  expect(told({ came: 'good', step: null })).toBe('struck');
  expect(heaviest([says(0, 'nothing'), says(50, 'a', {}, 'good')], 'bad').says.key).toBe('headline.a');
});

test('the step that decided a turn is what it is told by, unless nothing is to be said of it', () => {
  expect(told({ came: 'bad', step: 5 })).toBe('moved');
  expect(told({ came: 'good', step: 6 })).toBe('struck');
  // Neither the end of a turn, nor what the next one began with, nor a step of another turn.
  expect(told({ came: 'bad', step: 7 })).toBe('fell');
  expect(told({ came: 'bad', step: 4 })).toBe('fell');
});

test('the sentence of a turn leads to the steps that it tells of, as few as tell it', () => {
  const match = { look: {} as never, log };
  expect(stepsTold<Types>(story, own, match, { came: 'bad', step: null })).toEqual([6]);
  expect(stepsTold<Types>(story, own, match, { came: 'bad', step: 5 })).toEqual([5]);
  // Nothing is to be said of the end of a turn, and the sentence is another step's.
  expect(stepsTold<Types>(story, own, match, { came: 'bad', step: 7 })).toEqual([6]);
  const counting = (but?: string) => ({
    headlines: ({ entries }: { readonly entries: readonly object[] }) => {
      const n = (entries as Entry[]).filter(({ type }) => type !== but).length;
      return [says(n, 'n', { n })];
    },
  });
  expect(stepsTold<Types>(counting(), own, match)).toEqual([5, 6, 7]);
  expect(stepsTold<Types>(counting('ended'), own, match)).toEqual([5, 6]);
  // What the turn began with came of the choice before it.
  const begun = { ...own, entries: [entry('begun', 1) as never, ...own.entries] };
  expect(stepsTold<Types>(counting(), begun, match)).toEqual([]);
});
