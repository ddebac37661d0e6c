import { MISSED } from '@turnpoint/host';
import { RedisServer } from '@turnpoint/testkit/servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redisBus } from '../src/play/redis-bus.ts';

const redis = new RedisServer();
beforeAll(() => redis.start(), 30_000);
afterAll(() => redis.remove(), 30_000);

test('what a node tells the others hear word for word, and it does not hear itself', async () => {
  const buses = [redisBus(redis.url), redisBus(redis.url)] as const;
  const heard: string[][] = [[], []];
  for (const [i, bus] of buses.entries()) bus.hear((news) => heard[i]?.push(news));
  const news = ['a match', 'here a-match 1', 'talk a-match'];
  // Until both have found Redis, what is told is lost.
  await expect
    .poll(
      () => {
        for (const word of news) buses[0].tell(word);
        return heard[1]?.filter((word) => word !== MISSED).slice(0, 3);
      },
      { timeout: 10_000 },
    )
    .toEqual(news);
  expect(heard[0]?.filter((word) => word !== MISSED)).toEqual([]);
  await Promise.all(buses.map((bus) => bus.close()));
});

test('after Redis was away every node hears that it may have missed something, also what others could not tell', async () => {
  const buses = [redisBus(redis.url), redisBus(redis.url)] as const;
  const heard: string[] = [];
  buses[1].hear((news) => heard.push(news));
  await expect.poll(() => heard, { timeout: 10_000 }).toContain(MISSED);
  await redis.stop();
  buses[0].tell('a match');
  heard.length = 0;
  await redis.start();
  await expect.poll(() => heard, { timeout: 10_000 }).toContain(MISSED);
  await Promise.all(buses.map((bus) => bus.close()));
});
