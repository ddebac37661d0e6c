import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { facing, hostileText } from '@turnpoint/testkit/hostile';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, createApp } from '../src/index.ts';

let webRoot: string;
let app: App;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'turnpoint-hostile-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Turnpoint</title>');
  app = await createApp({ webRoot, patienceMs: 200 });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

/** Sends bytes and gives all that comes back until the server hangs up. */
async function send(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

const get = (path: string) => send(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

function expectSafe(answer: string): void {
  expect(answer).toMatch(/^content-security-policy: default-src 'self'/m);
  expect(answer).toMatch(/^x-content-type-options: nosniff/m);
  expect(answer).toMatch(/^referrer-policy: same-origin/m);
  expect(answer).not.toContain('unsafe-eval');
  expect(answer).not.toMatch(/\.(js|ts):\d+/); // No stack trace.
}

test.each([
  ['/', 200],
  ['/healthz', 200],
  ['/favicon.ico', 404],
  ['/%', 400],
  ['/%c0%ae', 400],
  ['/match/%e0%a4%a', 400],
  ['/constructor', 404],
  ['/__proto__', 404],
])('%s answers %d with the security headers', async (path, status) => {
  const answer = await get(path);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expectSafe(answer);
});

test('an address that cannot be read is told as JSON', async () => {
  expect(await get('/%')).toMatch(/\{"error":"bad-address",.*"path":"\/%"\}$/);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered in the same way and hung up on', async (_, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expectSafe(answer);
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: loc'],
  ['a body', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nslow'],
  ['nothing', ''],
])('a client that sends %s and then waits is hung up on', async (_, bytes) => {
  await send(bytes);
});

test('whatever is asked for, the answer is whole and no fault of the server', async () => {
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'NONE');
  const path = hostileText.map((text) => [...text].filter((sign) => sign > ' ').join(''));
  const header = fc.tuple(fc.constantFrom('range', 'accept-encoding', 'if-none-match', 'content-type', 'x'), path);
  await facing(fc.tuple(method, path, header), async ([verb, asked, [name, value]]) => {
    const head = `${verb} /${asked} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${name}: ${value}\r\n\r\n`;
    const answer = await send(head);
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expectSafe(answer);
  });
});
