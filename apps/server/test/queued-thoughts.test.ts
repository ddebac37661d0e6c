import { type ChoiceJob, thinkingBy } from '@turnpoint/host';
import { RedisServer } from '@turnpoint/testkit/servers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queuedThoughts } from '../src/play/queued-thoughts.ts';

const redis = new RedisServer();
beforeAll(() => redis.start(), 30_000);
afterAll(() => redis.remove(), 30_000);

/** A node, and what was thought there. */
function node() {
  const thought: unknown[] = [];
  const own = thinkingBy(async ({ job }) => {
    thought.push(job);
    return { kind: 'pass', job };
  });
  return { thought, thinking: queuedThoughts(redis.url, { ...own, close: async () => {} }) };
}

const job = (seed: string) => ({ game: 'any', version: '1', level: 1, look: {}, seed }) as unknown as ChoiceJob;

test('while Redis is away thoughts are thought at once where they are asked for, and a node can close', {
  timeout: 10_000,
}, async () => {
  const { thought, thinking } = node();
  await redis.stop();
  // The connection hears of it within a few turns of the event loop.
  for (let turns = 0; turns < 50; turns++) await new Promise((next) => setImmediate(next));
  // Time stands still: who waits for Redis waits for ever.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const seed of ['one', 'two', 'three']) await thinking.choose(job(seed));
  vi.useRealTimers();
  expect(thought.map((each) => (each as ChoiceJob).seed)).toEqual(['one', 'two', 'three']);
  await thinking.close();
});
