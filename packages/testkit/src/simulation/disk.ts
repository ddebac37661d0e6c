import type { Storage } from '@turnpoint/host';
import type { Planted } from './plant.ts';
import type { Truth } from './truth.ts';
import { FOREVER, type Life, type World } from './world.ts';

interface Disk {
  readonly world: World;
  /** What all nodes share. */
  readonly storage: Storage;
  readonly truth: Truth;
  readonly planted: Planted | null;
}

/**
 * One node's handle to the storage. What it asks for is carried out later, or not at all, or carried out and answered as
 * failed; after the node has crashed it may still be carried out, and is answered never.
 */
export function handleOf({ world, storage, truth, planted }: Disk, life: Life): Storage {
  function done<X>(act: () => Promise<X>): Promise<X> {
    return new Promise((resolve, reject) => {
      const answer = (tell: () => void) => world.later(life, tell);
      const fail = () => reject(new Error('the storage could not be reached'));
      world.later(FOREVER, () => {
        if (!life.isAlive && world.int(2) === 0) return;
        if (world.fails(60)) return answer(fail);
        const result = act();
        result.catch(() => {});
        const isLost = world.fails(60);
        answer(() => (isLost ? fail() : void result.then(resolve, reject)));
      });
    });
  }

  const append: Storage['append'] = async (change, step, choices, end) => {
    const revision = planted === 'writes-over' ? truth.revision : change.revision;
    const next = await storage.append({ ...change, revision }, step, choices, end);
    truth.append(change, step, choices);
    return next;
  };

  const { snapshots } = storage;
  return {
    create: (match) => done(() => storage.create(match)),
    read: (match) => done(() => storage.read(match)),
    append(change, step, choices, end) {
      const stored = done(() => append(change, step, choices, end));
      if (planted !== 'acknowledges-early') return stored;
      stored.catch(() => {});
      return Promise.resolve(change.revision + 1);
    },
    note: (match, note) => done(() => storage.note(match, note)),
    list: (who) => done(() => storage.list(who)),
    remove: (match) => done(() => storage.remove(match)),
    rename: (match, revision, header, who) => done(() => storage.rename(match, revision, header, who)),
    ...(snapshots !== undefined && {
      snapshots: {
        keep: (match, snapshot) => done(() => snapshots.keep(match, snapshot)),
        find: (match) => done(() => snapshots.find(match)),
      },
    }),
  };
}
