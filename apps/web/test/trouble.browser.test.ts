import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseByMouse, told, untilNotTheirs } from './end-of-line.ts';
import { ASKED, PHONE, useSite, widerThanWindow } from './site.ts';

const site = useSite({ faultsExpected: true });

const trouble = (page: Page) => page.locator('[data-trouble]').first();

async function begun(): Promise<Page> {
  const page = await site.visit('/');
  await page.locator('[data-start]').click();
  await untilNotTheirs(page);
  return page;
}

/** Changes what is stored of the only match, as a bad disk or a newer version would. */
async function damage(page: Page, store: string, field: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([store, field, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('turnpoint');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction(store as string, 'readwrite');
          const rows = change.objectStore(store as string).getAll();
          rows.onsuccess = () => {
            for (const row of rows.result)
              change.objectStore(store as string).put({ ...row, [field as string]: value });
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, field, value] as const,
  );
}

describe('a stored match that cannot be opened', () => {
  test.each([
    ['of an unknown version', 'headers', 'version', '0.1'],
    ['of an unknown game', 'headers', 'game', 'chess'],
    ['with a damaged choice', 'choices', 'choice', { kind: 'nonsense' }],
  ])('%s: its page says why, and the lists offer two ways out', async (_, store, field, value) => {
    const page = await begun();
    await chooseByMouse(page);
    const match = page.url();
    await page.goto(`${site.base}/matches`);
    await page.locator('[data-match]').waitFor();
    await damage(page, store, field, value);
    await damage(page, 'notes', 'revision', -1);

    await page.goto(match);
    await trouble(page).waitFor();
    await page.goto(`${site.base}/`);
    await page.locator('[data-start]').waitFor();
    expect(await page.locator('[data-continue]').count()).toBe(0);

    await page.goto(`${site.base}/matches`);
    const broken = page.locator('[data-broken]');
    expect(await broken.locator('q').innerText()).not.toBe('');
    const download = page.waitForEvent('download');
    await broken.getByRole('button', { name: 'Download what is stored' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await broken.getByRole('button', { name: 'Delete' }).click();
    await broken.waitFor({ state: 'detached' });
  });
});

test('a worker that does not load leaves no page empty', async () => {
  const page = await site.visit('/', { inWorker: 'throw new Error("not today");' });
  await trouble(page).waitFor();
  await page.locator('[data-start]').waitFor();
  for (const path of ['/matches', '/replays', '/match/x', '/replay/x']) {
    await page.goto(`${site.base}${path}`);
    await trouble(page).waitFor();
  }
});

test('a browser that keeps nothing says so, on phones too', async () => {
  const inWorker = 'indexedDB.open = () => { throw new DOMException("denied", "SecurityError"); };';
  const page = await site.visit('/', { inWorker, ...PHONE });
  await trouble(page).waitFor();
  expect(await trouble(page).innerText()).toContain('keeps no matches');
  expect(await widerThanWindow(page)).toBeLessThanOrEqual(0);
});

test('a choice whose transaction fails at the very end is not shown as made, and the next one can be', async () => {
  // From the third choice on every request succeeds and the transaction is given up all the same, once.
  const inWorker = `{
    const put = IDBObjectStore.prototype.put;
    let heads = 0;
    IDBObjectStore.prototype.put = function (value) {
      const request = put.call(this, value);
      if (this.name === 'heads' && ++heads === 3) request.addEventListener('success', () => this.transaction.abort());
      return request;
    };
  }`;
  const page = await site.visit('/new/end-of-line', { inWorker });
  await page.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
  await page.locator('[data-start]').click();
  for (let made = 0; made < 4; made++) {
    if ((await untilNotTheirs(page)) === 'curtain') await page.locator('[data-curtain] button').click();
    await page.waitForSelector(ASKED);
    const lines = await told(page);
    if (made !== 2) {
      await chooseByMouse(page);
      continue;
    }
    await page.locator('[data-hand]:not([aria-disabled="true"])').first().click();
    const lit = page.locator('[data-spot^="cell-"].lit').first();
    if ((await lit.count()) > 0) await lit.click();
    await page.locator('[data-commit]:not([aria-disabled="true"])').first().click();
    await page.locator('[role="alert"]').first().waitFor();
    expect(await told(page)).toBe(lines);
    await page.reload();
  }
});
