import type { Shared } from '@turnpoint/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { packed } from '../src/share/link.ts';
import { chooseByMouse, untilNotTheirs } from './end-of-line.ts';
import { sharedMatch } from './shared-match.ts';
import { axe, DESK, PHONE, QUICK, useSite } from './site.ts';

const site = useSite();

/** Shortly before its end, where it is Ana's to choose. */
function lateStep({ match }: Shared): number {
  return match.choices.findLastIndex(({ seat }, step) => seat === 0 && step < match.choices.length - 1);
}

async function linkFrom(page: Page): Promise<string> {
  await page.locator('[data-share-open]').click();
  await page.waitForSelector('[data-card="true"]');
  await page.waitForFunction(() => (document.querySelector('[data-link]') as HTMLInputElement)?.value.length > 100);
  return page.locator('[data-link]').inputValue();
}

test('a friend opens a link in a fresh profile, plays on in the seat and sends a branch back; no API is asked', async () => {
  const sent = sharedMatch();
  const link = `/r#${await packed({ shared: sent, at: lateStep(sent), seat: 0, river: false })}`;
  const asked: string[] = [];

  const friend = await site.visit('/settings', { ...DESK, settings: { ...QUICK, name: 'Cleo' } });
  friend.on('request', (request) => /\/api\//.test(request.url()) && asked.push(request.url()));
  await friend.goto(site.base + link);
  await friend.locator('[data-branch]').click();
  await friend.waitForURL(/\/match\//);
  for (let n = 0; (await untilNotTheirs(friend)) !== 'over' && n < 40; n++) await chooseByMouse(friend);
  const branch = new URL(friend.url()).pathname.split('/')[2];
  await friend.goto(`${site.base}/replay/${branch}`);
  const back = await linkFrom(friend);
  expect(back.length).toBeLessThan(2000);

  const ana = await site.visit(link, DESK);
  ana.on('request', (request) => /\/api\//.test(request.url()) && asked.push(request.url()));
  await ana.waitForURL(/\/replay\//);
  await ana.goto(back);
  const water = ana.locator('[data-course] button');
  await water.waitFor();
  expect(await water.innerText()).toContain('Cleo');
  await ana.locator('[data-board]').nth(1).locator('svg').first().waitFor();
  expect(await axe(ana)).toEqual([]);
  expect(asked).toEqual([]);
});

test('on a phone a match is shared with its deal checked, and a damaged link gets one sentence', async () => {
  const sent = sharedMatch();
  const fragment = await packed({ shared: sent, at: 0, seat: 0, river: false });
  const page = await site.visit(`/r#${fragment}`, PHONE);
  await page.locator('[data-share-open]').click();
  await page.waitForSelector('[data-fair="true"]');
  expect(await axe(page)).toEqual([]);
  await page.goto(`${site.base}/r#${fragment.slice(0, -9)}`);
  expect(await page.locator('[data-refused]').innerText()).toMatch(/^This link is damaged/);
});

test('on a page without TLS a match begins, and a link is copied', async () => {
  const page = await site.visit('/settings');
  const club = site.base.replace('127.0.0.1', 'club.test');
  await page.goto(`${club}/r#${await packed({ shared: sharedMatch(), at: 0, seat: 0, river: false })}`);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  const link = await linkFrom(page);
  expect(link).toContain(club);
  await page.evaluate(() => {
    document.addEventListener('copy', ({ target }) => {
      document.body.dataset.copied = (target as HTMLTextAreaElement).value;
    });
  });
  await page.locator('[data-copy]').click();
  await page.waitForFunction((text) => document.body.dataset.copied === text, link);
  await page.keyboard.press('Escape');
  await page.locator('[data-branch]').click();
  await page.waitForURL(/\/match\//);
  expect(await untilNotTheirs(page)).toBe('mine');
});
