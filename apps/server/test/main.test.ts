import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const webRoot = mkdtempSync(join(tmpdir(), 'turnpoint-main-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Turnpoint</title>');
afterAll(() => rmSync(webRoot, { recursive: true }));

function start(env: Record<string, string>, command = process.execPath, args = [main]) {
  const child = spawn(command, args, {
    env: { ...process.env, WEB_ROOT: webRoot, HOST: '', DATABASE_FILE: join(webRoot, 'turnpoint.db'), ...env },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const told = once(child.stdout, 'data').then(([line]) => String(line));
  return { child, told, errors: () => errors };
}

test('it prints its address, answers there and ends cleanly on SIGTERM', async () => {
  const { child, told, errors } = start({ PORT: '0' });
  const address = (await told).match(/http:\/\/localhost:\d+/)?.[0];
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(errors()).toBe('');
});

describe('who is served', () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

  test.each([
    [
      '',
      /^turnpoint: serving on http:\/\/localhost:(\d+), to this machine only \(HOST=0\.0\.0\.0 serves others too\)\n$/,
    ],
    ['127.0.0.1', /^turnpoint: serving on http:\/\/127\.0\.0\.1:(\d+), to this machine only \(HOST=/],
    ['0.0.0.0', /^turnpoint: serving on http:\/\/localhost:(\d+) and at every other address of this machine\n$/],
  ])('HOST=%s: what is said is true', async (HOST, sentence) => {
    const { child, told } = start({ PORT: '0', HOST });
    expect(await told).toMatch(sentence);
    const port = (await told).match(sentence)?.[1];
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const reached = outside === undefined ? null : await fetch(`http://${outside}:${port}/healthz`).catch(() => null);
    if (outside !== undefined) expect(reached?.status).toBe(HOST === '0.0.0.0' ? 200 : undefined);
    child.kill('SIGTERM');
    await once(child, 'close');
  });

  test('an address that this machine does not have is one clear sentence', async () => {
    const { child, errors } = start({ PORT: '0', HOST: '192.0.2.1' });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(errors()).toBe('turnpoint: HOST names 192.0.2.1, and this machine has no such address.\n');
  });
});

// npm runs a script in a shell. A signal that ends npm ends the shell, and the shell passes nothing on.
test('it ends with the shell in which npm started it', async () => {
  const script = fileURLToPath(new URL('../../../scripts/with-node.mjs', import.meta.url));
  const line = `"${process.execPath}" "${script}" apps/server/src/main.ts; exit $?`;
  const { child, told } = start({ PORT: '0', npm_lifecycle_event: 'start' }, 'sh', ['-c', line]);
  const address = (await told).match(/http:\/\/localhost:\d+/)?.[0];
  child.kill('SIGTERM');
  await once(child, 'close'); // The server holds the other end of the output: it is closed when the server is gone.
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

test('without its Redis a node serves all the same, says so once and ends on SIGTERM', async () => {
  const { child, told, errors } = start({ PORT: '0', REDIS_URL: join(webRoot, 'no-redis.sock') });
  const address = (await told).match(/http:\/\/localhost:\d+/)?.[0];
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await expect.poll(errors).toMatch(/^turnpoint: Redis cannot be reached \(.*ENOENT.*\): nodes hear .* late\.\n$/);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test.each(['postgres://x@127.0.0.1:1/x', 'postgres://x@no-such-host.invalid/x'])(
  'a database that cannot be reached is one clear sentence: %s',
  async (DATABASE_URL) => {
    const { child, errors } = start({ PORT: '0', DATABASE_URL });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(errors()).toMatch(/^turnpoint: the database that DATABASE_URL names cannot be reached \(.+\)\.\n$/);
  },
);

test('a taken port is one clear sentence', async () => {
  const other = createServer().listen(0, '0.0.0.0');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { child, errors } = start({ PORT: String(port) });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(errors()).toBe(`turnpoint: port ${port} is taken by another program: stop it, or choose another with PORT.\n`);
  other.close();
});

test('pages that are not built are one clear sentence', async () => {
  const { child, errors } = start({ WEB_ROOT: join(webRoot, 'nowhere') });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(errors()).toBe('turnpoint: the pages are not built yet: run `npm run build`.\n');
});
