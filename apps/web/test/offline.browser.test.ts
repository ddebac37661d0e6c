import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseByMouse, playOn } from './end-of-line.ts';
import { Site, WEB_ROOT } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(async () => {
  await site.close();
  expect(site.faults).toEqual([]);
});

const KB = 1000;

/** The compressed size of the scripts that this page itself asked for; what the worker loads is not among them. */
async function scripts(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !name.includes('/worker-'))
      .map(({ name }) => new URL(name).pathname),
  );
  const sizes = [...new Set(names)].map((name) => gzipSync(readFileSync(join(WEB_ROOT, name)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the first page needs at most 50 kB of scripts', async () => {
  const page = await site.visit('/');
  await page.waitForSelector('[data-start]');
  await page.waitForLoadState('networkidle');
  const first = await scripts(page);
  expect(first).toBeLessThan(50 * KB);
});

test('after the first visit a whole match works without the server', async () => {
  const page = await site.visit('/', { serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((wait) => setTimeout(wait, 50));
  });
  await site.stopServer();
  await page.reload();
  await page.locator('[data-start]').click();
  await page.waitForSelector('[data-table]');
  expect(await playOn(page, chooseByMouse)).toBeGreaterThan(0);
  await page.goto(`${site.base}/rules/end-of-line`);
  await page.locator('[id="EOL-1.1"]').waitFor();
});
