import { endOfLine } from '@turnpoint/end-of-line/rules';
import { commitment, Match, type MatchRecord } from '@turnpoint/kernel';
import { CONTRACT } from '@turnpoint/testkit/storage-contract';
import { describe, expect, test } from 'vitest';
import { bundled } from './bundled.ts';
import { chooseByMouse, told, untilNotTheirs } from './end-of-line.ts';
import { useSite } from './site.ts';

const site = useSite();

test('IndexedDB keeps every promise of a storage', async () => {
  expect(CONTRACT.length).toBeGreaterThan(8);
  const page = await site.visit('/healthz');
  await page.evaluate(await bundled('./contract-page.ts'));
  const broken = await page.evaluate(() => (globalThis as unknown as { holds(): Promise<string[]> }).holds());
  expect(broken).toEqual([]);
});

test('a tab killed after any choice loses nothing that was shown as done', async () => {
  let page = await site.visit('/');
  const context = page.context();
  await page.locator('[data-start]').click();
  await untilNotTheirs(page);
  const match = page.url();
  while ((await untilNotTheirs(page)) !== 'over') {
    await chooseByMouse(page);
    const shown = await told(page);
    // The process itself dies: nothing can be written on the way out.
    await page.goto('chrome://crash').catch(() => {});
    page = await context.newPage();
    await page.goto(match);
    await untilNotTheirs(page);
    expect(await told(page)).toBeGreaterThanOrEqual(shown);
  }
}, 180_000);

/** What version 1 of the storage kept of a match. */
function whole(id: string, record: MatchRecord, outcome: object | null) {
  const person = { name: 'Mara', kind: 'person', level: null };
  const bot = { name: 'Bot', kind: 'bot', level: 2 };
  const players = [person, bot];
  const fixed = { id, game: record.game, options: record.options, players, started: 1, changed: 2, steps: 0 };
  return { summary: { ...fixed, outcome, seal: commitment(record.seed), daily: null, from: null }, record };
}

describe('matches that an older version has kept', () => {
  test('are brought over: one goes on, the other can be checked', async () => {
    const setup = { options: endOfLine.defaults(2), seats: 2, seed: 'kept' };
    const match = Match.create(endOfLine, setup);
    if (!(match instanceof Match)) throw new Error('refused');
    while (match.state.step < 6 || match.look(0).choices.length === 0) {
      const seat = [0, 1].find((one) => match.look(one).choices.length > 0) ?? 0;
      match.choose(seat, match.look(seat).choices[0] as never);
    }
    const running = whole('running', match.export(), null);
    match.choose(1, { kind: 'resign' } as never);
    const over = whole('over', match.export(), match.state.outcome);

    const page = await site.visit('/healthz');
    await page.evaluate(
      (kept) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('turnpoint', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'summary.id' });
          opening.onsuccess = () => {
            const change = opening.result.transaction('matches', 'readwrite');
            for (const one of kept) change.objectStore('matches').put(one);
            change.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
          opening.onerror = () => reject(opening.error);
        }),
      [running, over],
    );
    await page.goto(`${site.base}/match/running`);
    expect(await untilNotTheirs(page)).toBe('mine');
    const lines = await told(page);
    await chooseByMouse(page);
    expect(await told(page)).toBeGreaterThan(lines);

    await page.goto(`${site.base}/replay/over`);
    // A replay checks the deal by itself.
    await page.waitForSelector('[data-checked="true"]');
  });

  test('are kept where a store was added: matches by their rows go on', async () => {
    const { options, seed } = { options: endOfLine.defaults(2), seed: 'rows' };
    const players = ['Mara', 'Noor'].map((name) => ({ name, kind: 'person', level: null }));
    const from = { game: endOfLine.id, version: endOfLine.version, options, seed, players };
    const by = { holders: ['device', 'device'], owner: 'device', started: 1, seal: commitment(seed), daily: null };
    const header = { id: 'rows', ...from, ...by, from: null };
    const page = await site.visit('/healthz');
    await page.evaluate(
      (kept) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('turnpoint', 2);
          opening.onupgradeneeded = () => {
            opening.result.createObjectStore('headers', { keyPath: 'id' }).add(kept);
            const head = { match: kept.id, revision: 0, steps: 0, end: null, changed: 1 };
            opening.result.createObjectStore('heads', { keyPath: 'match' }).add(head);
            opening.result.createObjectStore('choices', { keyPath: ['match', 'step'] });
            opening.result.createObjectStore('notes', { keyPath: 'match' });
          };
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
          opening.onerror = () => reject(opening.error);
        }),
      header,
    );
    await page.goto(`${site.base}/match/rows`);
    expect(['mine', 'curtain']).toContain(await untilNotTheirs(page));
  });
});
