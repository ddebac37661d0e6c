import { facing, hostileJson, hostileText } from '@turnpoint/testkit/hostile';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KeptDecks, keptDecks } from '../src/builder/kept-decks.svelte.ts';

const store = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  store.clear();
  isFull = false;
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      store.set(key, value);
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});

/** Texts that are no JSON, JSON that is nothing of ours, and what is nearly ours. */
const nearly = fc.record({ name: hostileText, code: hostileText }, { requiredKeys: [] });
const kept = fc.oneof(
  hostileText,
  hostileJson.map((json) => JSON.stringify(json)),
  fc.array(nearly).map((decks) => JSON.stringify(decks)),
);

describe('kept decks', () => {
  test('whatever is stored, they are a list in which no name comes twice', async () => {
    await facing(kept, (text) => {
      store.set('turnpoint.decks.endstream', text);
      const names = keptDecks('endstream').map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });
  });

  test('of two by one name the later one stands', () => {
    store.set('turnpoint.decks.endstream', '[{"name":"a","code":"1"},{"name":"b","code":"2"},{"name":"a","code":"3"}]');
    expect(keptDecks('endstream')).toEqual([
      { name: 'b', code: '2' },
      { name: 'a', code: '3' },
    ]);
  });

  test('a deck that cannot be stored is not shown as kept', () => {
    const decks = new KeptDecks('endstream');
    decks.keep('first', '1');
    isFull = true;
    expect(() => decks.keep('second', '2')).toThrow();
    expect(decks.decks).toEqual([{ name: 'first', code: '1' }]);
  });
});

describe('settings', () => {
  test('whatever is stored, they are settings', async () => {
    const near = fc.dictionary(fc.constantFrom('language', 'theme', 'pace', 'name', '__proto__'), hostileJson);
    await facing(
      fc.oneof(
        hostileText,
        near.map((some) => JSON.stringify(some)),
      ),
      async (text) => {
        store.set('turnpoint.settings', text);
        vi.resetModules();
        const { CHOICES, chosen } = await import('../src/settings.svelte.ts');
        for (const [key, values] of Object.entries(CHOICES)) {
          expect(values).toContain(chosen.now[key as keyof typeof CHOICES]);
        }
        expect(typeof chosen.now.name).toBe('string');
      },
      40,
    );
  });

  test('a change holds though it cannot be stored', async () => {
    const { change, chosen } = await import('../src/settings.svelte.ts');
    isFull = true;
    change({ language: 'de' });
    expect(chosen.now.language).toBe('de');
    expect(document.documentElement.lang).toBe('de');
  });
});
