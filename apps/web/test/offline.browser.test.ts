import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseByMouse, playOn } from './end-of-line.ts';
import { Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(async () => {
  await site.close();
  expect(site.faults).toEqual([]);
});

const KB = 1000;

test('the first page needs at most 50 kB of scripts, one table at most 25 kB more', async () => {
  const page = await site.visit('/matches');
  let bytes = 0;
  page.on('response', async (response) => {
    // The worker's scripts come after its own start and are not the page's.
    const isScript = response.request().resourceType() === 'script' && response.request().frame() === page.mainFrame();
    if (isScript) bytes += gzipSync(await response.body(), { level: 9 }).length;
  });
  await page.goto(`${site.base}/`);
  await page.waitForSelector('[data-start]');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeLessThan(50 * KB);
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
