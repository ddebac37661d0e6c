import type { LogStep, Look, Types } from '@turnpoint/kernel';
import type { FirstMatch } from '@turnpoint/ui';
import { expect, test } from 'vitest';
import { Course } from '../src/first-match/course.ts';

type Seen = Look<Types> & { readonly step: number };
const at = (step: number) => ({ step }) as unknown as Seen;
const NOTHING: readonly LogStep<Types>[] = [];

/** Something that takes three turns to be done, asked for in every other look. */
const first = {
  lessons: [
    {
      id: 'long',
      fits: ({ step }: Seen) => step % 2 === 0,
      spots: () => [],
      done: ({ step }: Seen) => step > 5,
    },
  ],
} as unknown as FirstMatch<Types>;

test('who did what is ringed is not told that it works too, who did something else is', () => {
  const course = new Course('a-game', first);
  const isOther = (step: number, isTaken: boolean) => course.follow(at(step), NOTHING, isTaken).isOther;
  expect([isOther(0, false), isOther(1, true)]).toEqual([false, false]);
  expect([isOther(2, false), isOther(3, false)]).toEqual([false, true]);
});
