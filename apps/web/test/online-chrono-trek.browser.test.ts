import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, PHONE, useSite, widerThanWindow } from './site.ts';
import { join, named, openTable, playInPage } from './together.ts';

const site = useSite({ online: true });
const TOUCHES = {
  commit: '[data-commit]:not([aria-disabled="true"])',
  lit: [
    '[data-spot^="place-"].legal, [data-seat].legal > button, button.legal[data-spot]:not([data-hand])',
    '[data-hand].legal',
    '[data-choice]',
  ],
};

test('three people and a bot play Chrono-Trek to its end by orders, which nobody else sees', {
  timeout: 240_000,
}, async () => {
  const ann = await site.visit('/new/chrono-trek', named('Ann'));
  await ann.getByRole('button', { name: 'Add a seat' }).click();
  await ann
    .locator('details', { has: ann.locator('[data-agreement]') })
    .locator('summary')
    .click();
  await ann.locator('[data-agreement="pause"] select').selectOption({ label: 'By orders: nobody waits' });
  const address = await openTable(ann, 3);
  const people = [ann, await join(site, address, 'Bea', PHONE), await join(site, address, 'Cid')];
  await Promise.all(people.map((page) => page.waitForSelector('[data-table]')));
  const orders = people.map((page) => page.locator('[data-tool="pause"]').first());
  await orders[0]?.click();
  await ann.locator('[data-order="linchpin"]').selectOption('B6');
  await ann.locator('[data-order="touches"]').selectOption({ label: 'Ann' });
  await ann.locator('[data-order-add]').click();
  await ann.locator('li', { hasText: 'Flips the Linchpin: B6' }).waitFor();
  expect(await axe(ann)).toEqual([]);
  // Names of cards are long, the sheet is not.
  const field = await ann.locator('[data-order="card"]').boundingBox();
  expect((field?.x ?? 0) + (field?.width ?? Number.POSITIVE_INFINITY)).toBeLessThan(1440);
  await ann.reload();
  await expect.poll(() => orders[0]?.innerText(), { timeout: 20_000 }).toContain('Orders: 1');
  expect(await orders[2]?.innerText()).toContain('Orders: 0');
  // Anybody can leave at any time: a bot plays on, all are told, and the seat is theirs again as soon as they want it.
  const cid = people[2] as Page;
  await cid.locator('[data-leave-seat]').click();
  await ann.getByText('Cid has left, a bot').waitFor();
  await ann.getByRole('tab', { name: /^Table/ }).click();
  await ann.locator('[data-chat] li', { hasText: 'Cid I have to go: a bot plays on for me.' }).waitFor();
  expect(await cid.locator('[data-leave-seat]').count()).toBe(0);
  await cid.reload();
  await cid.locator('[data-back]').click();
  await ann.locator('[data-sits-in]').waitFor({ state: 'detached' });
  expect(await widerThanWindow(people[1] as typeof ann)).toBe(0);
  await Promise.all(people.map((page) => playInPage(page, TOUCHES)));
});
