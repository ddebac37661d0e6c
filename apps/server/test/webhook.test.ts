import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RedisServer } from '@turnpoint/testkit/servers';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { QUEUE, queuedWebhook } from '../src/operations/queued-webhook.ts';
import { signature, webhook } from '../src/operations/webhook.ts';

interface Posted {
  readonly body: string;
  readonly signature: string;
}

const posted: Posted[] = [];
/** What is answered, one after another; then 200, or 503 while it is down. */
const answers: number[] = [];
let isDown = false;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    posted.push({ body, signature: String(request.headers['turnpoint-signature']) });
    response.writeHead(answers.shift() ?? (isDown ? 503 : 200)).end();
    server.emit('posted');
  });
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());
beforeEach(() => void posted.splice(0));

const settings = () => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/turn`,
  secret: 'between us',
});
const news = { match: 'a match', game: 'toy', who: ['ann'] };

test('a turn is posted, signed with what both sides know, and again until it is taken', async () => {
  answers.push(500, 404);
  const herald = webhook(settings(), [1, 1, 1]);
  herald.turn(news);
  while (posted.length < 3) await once(server, 'posted');
  await herald.close();
  for (const { body, signature: signed } of posted) {
    expect(JSON.parse(body)).toEqual({ kind: 'turn', ...news });
    const seconds = Number(/^t=(\d+),/.exec(signed)?.[1]);
    expect(signed).toBe(signature('between us', seconds, body));
    expect(signed).not.toBe(signature('another', seconds, body));
  }
  expect(posted).toHaveLength(3);
});

test('among several nodes it waits in Redis, and is posted by another when the node that knew it is gone', async () => {
  const redis = new RedisServer();
  await redis.start();
  const queue = new Queue(QUEUE, { connection: { path: redis.url } });
  isDown = true;
  const node = queuedWebhook(redis.url, settings(), 100);
  node.turn(news);
  await once(server, 'posted');
  await expect.poll(() => queue.getDelayedCount(), { timeout: 10_000 }).toBe(1);
  await node.close();
  isDown = false;
  const refused = posted.length;
  const other = queuedWebhook(redis.url, settings(), 100);
  await once(server, 'posted');
  await expect
    .poll(() => queue.getJobCounts(), { timeout: 10_000 })
    .toMatchObject({ delayed: 0, active: 0, waiting: 0 });
  expect(posted).toHaveLength(refused + 1);
  expect(JSON.parse(posted.at(-1)?.body ?? '')).toEqual({ kind: 'turn', ...news });
  await Promise.all([other.close(), queue.close()]);
  await redis.remove();
}, 60_000);
