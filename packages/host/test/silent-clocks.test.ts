import type { Game } from '@turnpoint/kernel';
import type { Terms } from '@turnpoint/protocol';
import { HandClock } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import { memoryStorage, type Storage } from '../src/index.ts';
import { bot, drop, Evening, FOUR, person, type Seated, until, WON } from './evening.ts';

const DAY = 86_400_000;

/** A clock that says how much of it is still to ring. */
class CountedClock extends HandClock {
  readonly #wound = new Set<object>();

  get wound(): number {
    return this.#wound.size;
  }

  override after(milliseconds: number, act: () => void): () => void {
    const ring = {};
    this.#wound.add(ring);
    const callOff = super.after(milliseconds, () => {
      this.#wound.delete(ring);
      act();
    });
    return () => {
      this.#wound.delete(ring);
      callOff();
    };
  }
}

/** A storage that notes what is written of a match. */
function noted(storage: Storage, writes: string[]): Storage {
  return {
    ...storage,
    append: (change, ...rest) => {
      writes.push(change.match);
      return storage.append(change, ...rest);
    },
  };
}

const some = () => new Promise((next) => setImmediate(next));

/** Turns the clock a little further, and much further. */
async function later(clock: HandClock): Promise<void> {
  for (const step of [5_000, 10_000, 60_000, 180_000, 600_000, DAY, DAY, 3 * DAY, 15 * DAY]) {
    clock.turn(step);
    for (let left = 8; left > 0; left--) await some();
  }
}

const CLOCKS: Readonly<Record<string, Partial<Terms>>> = {
  'a time for each choice': { clock: { kind: 'choice', seconds: 60 }, standIn: 1 },
  'a time for each choice, without bots': { clock: { kind: 'choice', seconds: 60 } },
  banks: { clock: { kind: 'bank', seconds: 60, increment: 1 }, standIn: 1 },
  days: { clock: { kind: 'days', days: 1 }, standIn: 1 },
  'no clock, but a bot for who is away': { standIn: 1 },
  'guests who look later': { clock: { kind: 'choice', seconds: 60 }, spectators: 'delayed', standIn: 1 },
};

interface Table {
  readonly at: Evening;
  readonly match: string;
  readonly seats: readonly [Seated, Seated];
  /** Everybody closes what they look through. */
  leave(): Promise<void>;
}

const ENDS: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  async 'called off'({ seats }) {
    for (const seat of seats) await seat.vote({ kind: 'abort', seat: null }, true);
  },
  async finished({ seats }) {
    for (const [i, column] of WON.entries()) await seats[i % 2]?.pick(drop(column));
  },
  async 'removed by all'({ at, match, seats }) {
    for (const seat of seats) await seat.vote({ kind: 'abort', seat: null }, true);
    for (const who of ['ann', 'bea']) await at.door(who).library.remove(match);
  },
  async 'all forgotten'({ at }) {
    for (const who of ['ann', 'bea']) await at.host.forget(who);
  },
};

async function begun(
  terms: Partial<Terms>,
): Promise<Table & { readonly clock: CountedClock; readonly writes: string[] }> {
  const [clock, writes]: [CountedClock, string[]] = [new CountedClock(), []];
  const at = new Evening({ time: clock, storage: noted(memoryStorage(), writes) });
  const match = await at.together(FOUR, terms);
  const seats = [await at.sit(match, 0, 'ann'), await at.sit(match, 1, 'bea')] as const;
  const isWatched = terms.spectators !== undefined;
  const guests = isWatched ? [await at.door('eve').watch(match, { sight: () => {}, fault: () => {} })] : [];
  const leave = async () => {
    for (const port of [...seats, ...guests]) await port.close();
  };
  return { at, match, seats, leave, clock, writes };
}

/** Others are opened until this one leaves the memory. */
async function putAway({ at }: Table, game: Game = FOUR): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const port = await at.sit(await at.begin(game, [person('Ann'), person('Bea')]), 0);
    await port.close();
  }
}

describe.each(Object.entries(CLOCKS))('with %s', (_, terms) => {
  describe.each(Object.entries(ENDS))('a match that is %s', (_end, end) => {
    test('is never written again, whoever still looks at it', async () => {
      const table = await begun(terms);
      await end(table);
      table.writes.length = 0;
      await later(table.clock);
      expect(table.writes).toEqual([]);
    });

    test('leaves no clock wound when all have closed it', async () => {
      const table = await begun(terms);
      const { at, clock } = table;
      await end(table);
      await table.leave();
      await later(clock);
      await putAway(table);
      await later(clock);
      expect([clock.wound, at.host.size <= 9]).toEqual([0, true]);
    });
  });

  test('a match that has left the memory and is then forgotten by all leaves no clock wound', async () => {
    const table = await begun(terms);
    await table.leave();
    await putAway(table);
    for (const who of ['ann', 'bea']) await table.at.host.forget(who);
    table.writes.length = 0;
    // Who has just gone is told to be away, long before any clock would ring.
    for (const step of [30_000, 25_000]) {
      table.clock.turn(step);
      for (let left = 8; left > 0; left--) await some();
    }
    expect([table.clock.wound, table.writes]).toEqual([0, []]);
  });
});

test('who is told that a match was removed is told once, however long they stay', async () => {
  const table = await begun({ clock: { kind: 'choice', seconds: 60 }, standIn: 1 });
  await ENDS['removed by all']?.(table);
  await later(table.clock);
  expect(table.seats.map(({ faults }) => faults)).toEqual([['the match was removed'], ['the match was removed']]);
});

test('nothing is asked or told any more of a match that was removed at another node', async () => {
  const [clock, kept, asked]: [HandClock, Storage, string[]] = [new HandClock(), memoryStorage(), []];
  const ears: ((news: string) => void)[] = [];
  const storage: Storage = {
    ...kept,
    read(match) {
      asked.push(match);
      return kept.read(match);
    },
  };
  const bus = {
    tell: (news: string) => void asked.push(news),
    hear: (listener: (news: string) => void) => void ears.push(listener),
  };
  const at = new Evening({ time: clock, storage, bus });
  const match = await at.together(FOUR, { clock: { kind: 'choice', seconds: 60 }, standIn: 1 });
  for (const [seat, who] of ['ann', 'bea'].entries()) await at.sit(match, seat, who);
  await kept.remove(match);
  for (const hear of ears) hear(match);
  for (let left = 8; left > 0; left--) await some();
  asked.length = 0;
  await later(clock);
  expect(asked).toEqual([]);
});

test('a bot that thinks about a match that is removed meanwhile says nothing of it', async () => {
  const at = new Evening();
  const match = await at.begin(FOUR, [person('Ann'), bot('Bot')]);
  const ann = await at.sit(match, 0);
  await at.door().tempo(match, 5_000);
  await ann.pick(drop(3));
  await at.door().library.remove(match);
  at.clock.turn(5_000);
  await until(() => ann.faults.length > 0);
  for (let left = 20; left > 0; left--) await some();
  expect(ann.faults).toEqual(['the match was removed']);
});
