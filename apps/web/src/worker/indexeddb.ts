import { type Change, type Header, isTheirs, type Note, Stale, type Storage, type Stored } from '@turnpoint/host';
import type { RecordedChoice } from '@turnpoint/kernel';
import { type Head, upgrade } from './upgrade.ts';

/**
 * Matches on this device, in IndexedDB: it can be reached from the worker (localStorage cannot), so a choice is stored
 * before the page hears of it. A change is done when its transaction is complete, not when its last request is: a
 * transaction can still fail then.
 */
export function deviceStorage(name = 'turnpoint'): Storage {
  let database: Promise<IDBDatabase> | null = null;

  /** Opened when first needed; when that fails, the next call tries again. */
  function opened(): Promise<IDBDatabase> {
    database ??= open(name).catch((fault) => {
      database = null;
      throw fault;
    });
    return database;
  }

  async function within<X>(
    stores: readonly string[],
    mode: IDBTransactionMode,
    act: (store: (name: string) => IDBObjectStore) => Promise<X> | X,
  ): Promise<X> {
    const transaction = (await opened()).transaction(stores, mode);
    const complete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the device did not store it'));
    });
    try {
      const result = await act((name) => transaction.objectStore(name));
      await complete;
      return result;
    } catch (fault) {
      complete.catch(() => {});
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw fault;
    }
  }

  return {
    create: ({ header, choices, end, changed, aside = null }) =>
      within(['headers', 'heads', 'choices'], 'readwrite', (store) => {
        store('headers').add(header);
        putChoices(store('choices'), header.id, 0, choices);
        store('heads').add({
          match: header.id,
          revision: 0,
          steps: choices.length,
          end,
          changed,
          aside,
        } satisfies Head);
        return 0;
      }),

    read: (match) =>
      within(['headers', 'heads', 'choices'], 'readonly', async (store): Promise<Stored | null> => {
        const [header, head, rows] = await Promise.all([
          settled<Header | undefined>(store('headers').get(match)),
          settled<Head | undefined>(store('heads').get(match)),
          settled<(RecordedChoice & { step: number })[]>(store('choices').getAll(from(match, 0))),
        ]);
        if (header === undefined || head === undefined) return null;
        const choices = rows.map(({ seat, choice }) => ({ seat, choice }));
        const { revision, end, changed, receipts = [] } = head;
        return { header, choices, revision, end, changed, receipts, aside: head.aside ?? null };
      }),

    append: ({ match, revision, now, receipts, aside }: Change, step, choices, end) =>
      within(['heads', 'choices'], 'readwrite', async (store) => {
        const head = await settled<Head | undefined>(store('heads').get(match));
        if (head === undefined || head.revision !== revision || head.steps < step) throw new Stale();
        if (head.steps > step) store('choices').delete(from(match, step));
        putChoices(store('choices'), match, step, choices);
        const steps = step + choices.length;
        store('heads').put({ match, revision: revision + 1, steps, end, changed: now, receipts, aside } satisfies Head);
        return revision + 1;
      }),

    note: (match, note) =>
      within(['heads', 'notes'], 'readwrite', async (store) => {
        const head = await settled<Head | undefined>(store('heads').get(match));
        if (head?.revision === note.revision) store('notes').put({ ...note, match });
      }),

    list: (who) =>
      within(['headers', 'heads', 'notes'], 'readonly', async (store) => {
        const [headers, heads, notes] = await Promise.all([
          settled<Header[]>(store('headers').getAll()),
          settled<Head[]>(store('heads').getAll()),
          settled<(Note & { match: string })[]>(store('notes').getAll()),
        ]);
        return headers
          .filter((header) => isTheirs(header, who))
          .map((header) => ({
            header,
            revision: heads.find(({ match }) => match === header.id)?.revision ?? 0,
            note: notes.find(({ match }) => match === header.id) ?? null,
          }));
      }),

    rename: (match, revision, header) =>
      within(['headers', 'heads', 'notes'], 'readwrite', async (store) => {
        const head = await settled<Head | undefined>(store('heads').get(match));
        if (head === undefined || head.revision !== revision) throw new Stale();
        store('notes').delete(match);
        store('headers').put(header);
        store('heads').put({ ...head, revision: revision + 1 } satisfies Head);
      }),

    remove: (match) =>
      within(['headers', 'heads', 'choices', 'notes', 'studies'], 'readwrite', (store) => {
        for (const name of ['headers', 'heads', 'notes']) store(name).delete(match);
        store('choices').delete(from(match, 0));
        store('studies').delete(IDBKeyRange.bound([match], [match, []]));
      }),

    studies: {
      keep: (match, key, found) =>
        within(['studies'], 'readwrite', (store) => {
          store('studies').put({ match, key, found });
        }),
      find: (match, key) =>
        within(['studies'], 'readonly', async (store) => {
          const kept = await settled<{ readonly found: unknown } | undefined>(store('studies').get([match, key]));
          return kept?.found ?? null;
        }),
    },
  };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const refuse = (why: unknown) => reject(new Error(`this browser keeps no matches here (${why})`));
    const opening = asked(name, refuse);
    if (opening === null) return;
    opening.onupgradeneeded = ({ oldVersion }) => upgrade(opening, oldVersion);
    opening.onsuccess = () => {
      // A newer page may want to change how things are stored: it must not wait for this one.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => refuse(opening.error?.message);
    opening.onblocked = () => reject(new Error('an older Turnpoint is open in another tab: close it and reload'));
  });
}

/** Where storage is switched off, some browsers refuse the very question. */
function asked(name: string, refuse: (why: unknown) => void): IDBOpenDBRequest | null {
  try {
    return indexedDB.open(name, 3);
  } catch (fault) {
    refuse(fault);
    return null;
  }
}

function settled<X>(request: IDBRequest): Promise<X> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as X);
    request.onerror = () => reject(request.error);
  });
}

/** The keys of a match's choices from a step on. */
function from(match: string, step: number): IDBKeyRange {
  return IDBKeyRange.bound([match, step], [match, Number.POSITIVE_INFINITY]);
}

function putChoices(store: IDBObjectStore, match: string, step: number, choices: readonly RecordedChoice[]): void {
  for (const [i, { seat, choice }] of choices.entries()) store.put({ match, step: step + i, seat, choice });
}
