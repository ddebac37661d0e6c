import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signature, webhook } from '../src/operations/webhook.ts';

interface Posted {
  readonly body: string;
  readonly signature: string;
}

const posted: Posted[] = [];
/** What is answered, one after another; then 200. */
const answers: number[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    posted.push({ body, signature: String(request.headers['turnpoint-signature']) });
    response.writeHead(answers.shift() ?? 200).end();
    server.emit('posted');
  });
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

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
