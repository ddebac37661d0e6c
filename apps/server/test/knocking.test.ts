import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Club } from './club.ts';

const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());

async function knock(at: Club, lines: readonly string[]): Promise<Socket> {
  const { port, host } = new URL(at.base);
  const wire = connect(Number(port), '127.0.0.1');
  await once(wire, 'connect');
  wire.write(`${[...lines, `host: ${host}`].join('\r\n')}\r\n\r\n`);
  return wire;
}

const UPGRADE = ['GET /api/socket HTTP/1.1', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
const KEY = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';

function expectSafe(answer: string): void {
  expect(answer).toMatch(/^content-security-policy: default-src 'self'/m);
  expect(answer).toMatch(/^x-content-type-options: nosniff/m);
}

test('a program that offers HTTP/2 with every request is answered', async () => {
  const offer = ['connection: upgrade, http2-settings, close', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'];
  const answer = await text(await knock(club, ['GET /healthz HTTP/1.1', ...offer]));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

describe('who is not let in at the socket is told so with the headers of every answer', () => {
  test.each([
    ['a stranger', [KEY], 401, 'no-session'],
    ['a page of another site', [KEY, 'origin: https://elsewhere.example'], 403, 'foreign-origin'],
    ['who knows no WebSocket', ['sec-websocket-key: none'], 400, 'bad-request'],
  ])('%s', async (_, lines, status, code) => {
    const badge = `cookie: ${code === 'bad-request' ? await club.badge('Ann') : ''}`;
    const answer = await text(await knock(club, [...UPGRADE, ...lines, badge]));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(`{"error":"${code}",`);
    expectSafe(answer);
  });
});

test('what is asked while it closes is told so, over connections that were open before', async () => {
  const other = new Club();
  await other.open();
  const asks = ['GET /api/me HTTP/1.1', 'connection: keep-alive'];
  const wire = await knock(other, asks);
  await once(wire, 'data');
  // A client that does not hang up keeps it for a moment.
  const still = await knock(other, [...UPGRADE, KEY, `cookie: ${await other.badge('Ann')}`]);
  await once(still, 'data');
  const closed = other.close();
  wire.write(`${[...asks, 'host: localhost'].join('\r\n')}\r\n\r\n`);
  const answer = await text(wire);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toContain('{"error":"draining",');
  expectSafe(answer);
  await closed;
});
