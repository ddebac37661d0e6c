import type { Summary } from '@turnpoint/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { Uploads } from '../src/client/uploads.svelte.ts';

const match = { id: 'of-this-device' } as Summary;
const network = { onLine: true };
let asked: { give(table: string): void; fail(why: string): void }[];
let uploads: Uploads;

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.stubGlobal('navigator', network);
  network.onLine = true;
  asked = [];
  uploads = new Uploads(
    () => new Promise((give, refuse) => asked.push({ give, fail: (why) => refuse(new Error(why)) })),
  );
});

test('without a network a match waits untried, and goes when it is back', async () => {
  network.onLine = false;
  expect(await uploads.take(match)).toBeNull();
  expect(asked).toHaveLength(0);
  expect(uploads.kept).toEqual({ [match.id]: null });
  network.onLine = true;
  const goes = uploads.goOn([match]);
  asked[0]?.give('table');
  await goes;
  expect(uploads.kept).toEqual({ [match.id]: 'table' });
});

test('a match whose network is lost on the way waits for it', async () => {
  const taken = uploads.take(match);
  network.onLine = false;
  asked[0]?.fail('failed to fetch');
  expect(await taken).toBeNull();
  expect([uploads.kept, uploads.faults]).toEqual([{ [match.id]: null }, {}]);
});

test('a match that is on its way is not taken twice', async () => {
  const taken = uploads.take(match);
  const goes = uploads.goOn([match]);
  asked[0]?.give('table');
  expect(await taken).toBe('table');
  await goes;
  expect(asked).toHaveLength(1);
});

test('what the server refuses is said in its sentence, and waits for nothing', async () => {
  const taken = uploads.take(match);
  asked[0]?.fail('the server refuses this match');
  expect(await taken).toBeNull();
  expect(uploads.faults).toEqual({ [match.id]: 'the server refuses this match' });
  expect(uploads.kept).toEqual({});
});
