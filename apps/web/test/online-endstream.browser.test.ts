import { DECKS } from '@turnpoint/endstream/content';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playAsAdvised } from './endstream.ts';
import { useSite } from './site.ts';
import { join, named, openTable } from './together.ts';

const site = useSite({ online: true });

/** Somebody without a seat, and all that the server has sent them. */
async function watch(path: string): Promise<{ page: Page; traffic: string[] }> {
  const traffic: string[] = [];
  const page = await site.visit('/settings', named('Eve'));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => traffic.push(String(payload))));
  await page.goto(`${site.base}${path}`);
  await page.waitForSelector('[data-table]');
  return { page, traffic };
}

/** Ann and Bea at a table where others may watch like this. */
async function sitDown(watching: string): Promise<[Page, Page]> {
  const ann = await site.visit('/new/endstream', named('Ann'));
  await ann.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
  await ann.locator('[data-online-terms] summary').click();
  await ann.locator('[data-term="spectators"] select').selectOption({ label: watching });
  const address = await openTable(ann, 2);
  const bea = await join(site, address, 'Bea', {}, async (page) => {
    await page.locator('[data-own-deck] select').selectOption({ index: 2 });
    await page.getByText('Nobody else sees it').waitFor();
  });
  await Promise.all([ann, bea].map((page) => page.waitForSelector('[data-table]')));
  return [ann, bea];
}

test('where hands are open to guests, one looks over a shoulder at a time', { timeout: 60_000 }, async () => {
  const [ann] = await sitDown('Watching 3 minutes later, hands open');
  const { page } = await watch(new URL(ann.url()).pathname);
  expect(await page.locator('[data-spot^="hand-"]').count()).toBe(0);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.locator('[data-over="0"]').click();
  // At once they see no more than the whole table, and are told when they will.
  await page.getByText('Hands open three minutes after the deal').waitFor();
  expect(await page.locator('[data-spot^="hand-"]').count()).toBe(0);
  await page.locator('[data-over="0"]').click();
  site.later(180_000);
  await page.locator('[data-over="0"]').click();
  await page.locator('[data-spot^="hand-"]').first().waitFor();
  expect(await page.getByText('Hands open three minutes').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.locator('[data-over="0"]').click();
  await page.locator('[data-spot^="hand-"]').first().waitFor({ state: 'detached' });
});

test('two people play EndStream to the end; who watches is sent no hidden card', { timeout: 240_000 }, async () => {
  const [ann, bea] = await sitDown('Others may watch, hands stay hidden');
  const eve = await watch(new URL(ann.url()).pathname);
  const cards = Object.values(DECKS).flatMap(({ operators }) =>
    operators.flatMap(({ operator, techs }) => [operator, ...techs]),
  );
  expect(eve.traffic.join('\n')).toContain('"company"');
  expect(cards.filter((card) => eve.traffic.some((text) => text.includes(card)))).toEqual([]);
  const id = new URL(ann.url()).pathname.split('/').at(-1) ?? '';
  const match = await playAsAdvised(site, id, [ann, bea]);
  for (const seat of [0, 1]) {
    const kinds = match.choices.filter((each) => each.seat === seat).map(({ choice }) => choice.kind);
    expect(kinds).toEqual(expect.arrayContaining(['activate', 'ability', 'tech', 'move', 'target', 'finish']));
  }
  const hasWon = (seat: number) => match.state.outcome?.winners.includes(seat);
  const verdicts = ([ann, bea, eve.page] as const).map((page) => page.locator('[data-result] #result').innerText());
  expect(await Promise.all(verdicts)).toEqual([
    ...[0, 1].map((seat) => (hasWon(seat) ? 'You won' : 'You lost')),
    hasWon(0) ? 'Ann wins' : 'Bea wins',
  ]);
  expect((await site.stored(id))?.end).toBe(match.fingerprint());
  // In the end all lies open.
  expect(cards.some((card) => eve.traffic.some((text) => text.includes(card)))).toBe(true);
});
