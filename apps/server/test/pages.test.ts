import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, createApp } from '../src/index.ts';

const script = 'console.log("a script of the shell");\n'.repeat(100);
let webRoot: string;
let app: App;
let behindProxy: App;
let origin: string;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'turnpoint-pages-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Turnpoint</title>');
  writeFileSync(join(webRoot, 'sw.js'), 'self;');
  writeFileSync(join(webRoot, 'assets', 'shell-Bq3x.js'), script);
  writeFileSync(join(webRoot, 'assets', 'shell-Bq3x.js.br'), brotliCompressSync(script));
  writeFileSync(join(webRoot, 'assets', 'shell-Bq3x.js.gz'), gzipSync(script));
  app = await createApp({ webRoot });
  behindProxy = await createApp({ webRoot, trustProxy: 1 });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await behindProxy.close();
  rmSync(webRoot, { recursive: true });
});

test('health is JSON and never cached', async () => {
  const response = await fetch(`${origin}/healthz`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ status: 'ok', version: '0.1.0' });
});

test.each(['/', '/new/end-of-line', '/match/abc/replay', '/match/abc/', '/?seat=1', '/match/1?at=v1.2'])(
  '%s is a page of the shell',
  async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Turnpoint</title>');
  },
);

test.each(['/end-of-line', '/constructor', '/matches2', '/Match/abc', '/%6Eew%2fx'])(
  '%s is no page: the shell says so, and programs see 404',
  async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('<title>Turnpoint</title>');
  },
);

test.each(['/assets/gone-1a2b.js', '/assets/gone', '/favicon.ico', '/api/matches'])('%s is not found', async (path) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: 'not-found', path });
});

test('only reading falls back to the shell', async () => {
  expect((await fetch(`${origin}/new/end-of-line`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${origin}/new/end-of-line`, { method: 'HEAD' })).status).toBe(200);
});

test('nothing outside the folder of the pages is served', async () => {
  const response = await app.inject({ url: '/%2e%2e/%2e%2e/etc/passwd' });
  expect(response.body).not.toContain('root:');
  expect((await app.inject({ url: '/assets/../../package.json' })).statusCode).toBe(404);
});

test.each(['br', 'gzip'])('a hashed asset travels compressed as %s and is kept for ever', async (encoding) => {
  const response = await fetch(`${origin}/assets/shell-Bq3x.js`, { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe(script);
});

test('a browser that cannot decompress gets the file as it is', async () => {
  const response = await fetch(`${origin}/assets/shell-Bq3x.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(script);
});

test('the service worker is asked for again each time', async () => {
  expect((await fetch(`${origin}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['localhost:8080', {}, true],
  ['192.168.1.20:8080', {}, false],
  ['club.example', { 'x-forwarded-proto': 'https' }, true],
])('%s is told which pages may open it only where browsers take it', async (host, headers, isTold) => {
  const answer = await behindProxy.inject({ url: '/', headers: { host, ...headers } });
  expect('cross-origin-opener-policy' in answer.headers).toBe(isTold);
  expect(answer.headers['x-frame-options']).toBe('DENY');
});

test('who came by TLS comes by nothing else, as a proxy tells that is trusted, and nobody besides', async () => {
  const ask = (of: App, proto: string) =>
    of.inject({ url: '/', headers: { host: 'club.example', 'x-forwarded-proto': proto } });
  expect((await ask(behindProxy, 'https')).headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await ask(behindProxy, 'http')).headers).not.toHaveProperty('strict-transport-security');
  expect((await ask(app, 'https')).headers).not.toHaveProperty('strict-transport-security');
});

test('what browsers and crawlers ask for by themselves is there', async () => {
  const real = await createApp({ webRoot: fileURLToPath(new URL('../../web/public', import.meta.url)) });
  const kinds = { '/favicon.ico': 'icon', '/apple-touch-icon.png': 'image/png', '/robots.txt': 'text/plain' };
  for (const [url, kind] of Object.entries(kinds)) {
    const { statusCode, headers } = await real.inject({ url });
    expect({ url, statusCode, kind: headers['content-type'] }).toEqual({
      url,
      statusCode: 200,
      kind: expect.stringContaining(kind),
    });
  }
  await real.close();
});
