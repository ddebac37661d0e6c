import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { precompress } from '../lib/precompress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-precompress-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('text files of some size get a .br and a .gz with the same contents, others none', async () => {
  const long = 'a line of the shell\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'shell.js'), long);
  writeFileSync(join(folder, 'assets', 'face.woff2'), long);
  writeFileSync(join(folder, 'index.html'), 'short');

  expect(await precompress(folder)).toBe(1);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'shell.js.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'shell.js.gz'))).toString()).toBe(long);
  expect(existsSync(join(folder, 'assets', 'face.woff2.br'))).toBe(false);
  expect(existsSync(join(folder, 'index.html.br'))).toBe(false);
});
