import type { Header, KeptReceipt, Stored } from '@turnpoint/host';
import type { MatchRecord } from '@turnpoint/kernel';
import type { Player } from '@turnpoint/protocol';
import { DEVICE } from './device.ts';

/** What changes with every choice. */
export interface Head {
  readonly match: string;
  readonly revision: number;
  readonly steps: number;
  readonly end: string | null;
  readonly changed: number;
  /** Left out by those who wrote before there were any. */
  readonly receipts?: readonly KeptReceipt[];
  readonly aside?: Stored['aside'];
}

/** What version 1 kept of a match: one object with everything, written anew with every choice. */
interface Whole {
  readonly summary: {
    readonly id: string;
    readonly players: readonly Player[];
    readonly started: number;
    readonly changed: number;
    readonly outcome: object | null;
    readonly seal: string;
    readonly daily: string | null;
    readonly from: Header['from'];
  };
  readonly record: MatchRecord;
}

/** Makes the stores that the version before did not have, and brings over what it has kept. */
export function upgrade(opening: IDBOpenDBRequest, before: number): void {
  if (before < 2) upgradeToRows(opening);
  opening.result.createObjectStore('studies', { keyPath: ['match', 'key'] });
}

function upgradeToRows({ result: database, transaction }: IDBOpenDBRequest): void {
  const headers = database.createObjectStore('headers', { keyPath: 'id' });
  const heads = database.createObjectStore('heads', { keyPath: 'match' });
  const choices = database.createObjectStore('choices', { keyPath: ['match', 'step'] });
  database.createObjectStore('notes', { keyPath: 'match' });
  if (transaction === null || !database.objectStoreNames.contains('matches')) return;

  const matches = transaction.objectStore('matches').getAll();
  matches.onsuccess = () => {
    for (const { summary, record } of matches.result as Whole[]) {
      const { id, players, started, changed, outcome, seal, daily, from } = summary;
      const { game, version, options, seed } = record;
      const holders = players.map(({ kind }) => (kind === 'person' ? DEVICE : null));
      const fixed = { id, game, version, options, seed, players, holders, owner: DEVICE };
      headers.add({ ...fixed, started, seal, daily, from } satisfies Header);
      for (const [step, { seat, choice }] of record.choices.entries()) choices.add({ match: id, step, seat, choice });
      const end = outcome === null ? null : record.end;
      heads.add({ match: id, revision: 0, steps: record.choices.length, end, changed } satisfies Head);
    }
    database.deleteObjectStore('matches');
  };
}
