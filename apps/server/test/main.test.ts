import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const webRoot = mkdtempSync(join(tmpdir(), 'turnpoint-main-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Turnpoint</title>');
afterAll(() => rmSync(webRoot, { recursive: true }));

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, WEB_ROOT: webRoot, ...env } });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, errors: () => errors };
}

test('it prints its address, answers there and ends cleanly on SIGTERM', async () => {
  const { child, errors } = start({ PORT: '0' });
  const [line] = await once(child.stdout, 'data');
  const address = String(line).match(/http:\/\/localhost:\d+/)?.[0];
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(errors()).toBe('');
});

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
