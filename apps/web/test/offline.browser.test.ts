import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { packed } from '../src/share/link.ts';
import { chooseByMouse, playOn } from './end-of-line.ts';
import { sharedMatch } from './shared-match.ts';
import { Site, useSite, WEB_ROOT } from './site.ts';

const site = useSite();

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

test('what is kept for offline use holds up no page: that begins when the page has been there for a while', async () => {
  const page = await site.visit('/', { serviceWorkers: 'allow', clock: 'still' });
  await page.waitForSelector('[data-start]');
  const begun = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.clock.runFor(2000);
  expect(await begun()).toBe(0);
  await page.clock.runFor(5000);
  await expect.poll(begun).toBe(1);
});

/** Until everything is kept and the service worker answers. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('after the first visit a whole match works without the server, and so does a shared link that nobody opened before', async () => {
  const page = await site.visit('/', { serviceWorkers: 'allow' });
  await kept(page);
  await site.stopServer();
  await page.reload();
  await page.locator('[data-start]').click();
  await page.waitForSelector('[data-table]');
  expect(await playOn(page, chooseByMouse)).toBeGreaterThan(0);
  await page.goto(`${site.base}/rules/end-of-line`);
  await page.locator('[id="EOL-1.1"]').waitFor();
  const link = await packed({ shared: sharedMatch(), at: 0, seat: 0, river: false });
  await page.goto(`${site.base}/r#${link}`);
  await page.waitForSelector('[data-turn]');
  await page.waitForSelector('[data-checked="true"]');
  await page.waitForSelector('[data-table] .board svg');
});

test('a new version is there at the next load, and pages of the old one keep their files', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'turnpoint-pages-'));
  cpSync(WEB_ROOT, webRoot, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const own = new Site();
  await own.open(webRoot);
  try {
    const page = await own.visit('/', { serviceWorkers: 'allow' });
    await kept(page);
    const sw = readFileSync(join(webRoot, 'sw.js'), 'utf8');
    const gone = /\/assets\/Cards-[\w-]+\.js/.exec(sw)?.[0] ?? '';
    writeFileSync(join(webRoot, 'sw.js'), sw.replace(/"version":"\w+"/, '"version":"next"').replace(`"${gone}",`, ''));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>The next version</title>');
    rmSync(join(webRoot, gone));
    await page.evaluate(async () => {
      const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
      await (await navigator.serviceWorker.ready).update();
      await changed;
    });
    await kept(page);
    await own.stopServer();
    expect(await page.evaluate(async (path) => (await fetch(path)).status, gone)).toBe(200);
    await page.reload();
    expect(await page.title()).toBe('The next version');
  } finally {
    await own.close();
    rmSync(webRoot, { recursive: true });
  }
  expect(own.faults).toEqual([]);
});
