import { expect, test } from 'vitest';
import { inTurn } from '../src/in-turn.ts';

const task = () => new Promise((next) => setTimeout(next));

test('each piece of work has a task of its own, in the order in which they came', async () => {
  const done: string[] = [];
  for (const name of ['a', 'b', 'c']) inTurn(() => done.push(name));
  expect(done).toEqual([]);
  await task();
  expect(done).toEqual(['a']);
  while (done.length < 3) await task();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('what is taken out again is not done', async () => {
  const done: string[] = [];
  const out = inTurn(() => done.push('gone'));
  inTurn(() => done.push('last'));
  out();
  while (done.length === 0) await task();
  expect(done).toEqual(['last']);
});
