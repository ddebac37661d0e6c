import type { MatchRecord } from '@turnpoint/kernel';
import type { Summary } from './protocol.ts';

export interface Stored {
  readonly summary: Summary;
  readonly record: MatchRecord;
}

/**
 * Matches on this device, in IndexedDB: it can be reached from the worker (localStorage cannot), so a choice is stored
 * before the page hears of it, and two tabs cannot both append to one match.
 */
const database: Promise<IDBDatabase> = new Promise((resolve, reject) => {
  const opening = indexedDB.open('turnpoint', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'summary.id' });
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
});

export class Stale extends Error {}

function settled<X>(request: IDBRequest<X>): Promise<X> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function matches(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database).transaction('matches', mode).objectStore('matches');
}

export async function allStored(): Promise<Stored[]> {
  return settled((await matches('readonly')).getAll() as IDBRequest<Stored[]>);
}

export async function stored(id: string): Promise<Stored | null> {
  return (await settled((await matches('readonly')).get(id) as IDBRequest<Stored | undefined>)) ?? null;
}

/** Throws `Stale` when the match on the device no longer has `steps` choices: another tab has gone on with it. */
export async function put(match: Stored, steps: number | null): Promise<void> {
  const store = await matches('readwrite');
  const before = await settled(store.get(match.summary.id) as IDBRequest<Stored | undefined>);
  if (steps !== null && before?.record.choices.length !== steps) throw new Stale('the match went on elsewhere');
  await settled(store.put(match));
}

export async function forget(id: string): Promise<void> {
  await settled((await matches('readwrite')).delete(id));
}
