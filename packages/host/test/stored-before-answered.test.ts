import { commitment } from '@turnpoint/kernel';
import type { Door, GatheringPort, Lobby, SeatPort, Terms } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { createHost, type Host, memoryStorage, memoryTables } from '../src/index.ts';
import { drop, Evening, FOUR, person, playOut, TERMS } from './evening.ts';

/** Lets what is written wait, or fail, once it is told to. */
class Gate {
  #mode: 'open' | 'held' | 'broken' = 'open';
  readonly held: (() => void)[] = [];

  set(mode: 'held' | 'broken'): void {
    this.#mode = mode;
  }

  /** The same, whose writing verbs come through here. What may be lost (notes, snapshots, studies) is none of these. */
  guard<Kept extends object>(kept: Kept, verbs: readonly (keyof Kept & string)[]): Kept {
    const guarded = verbs.map((verb) => {
      const write = kept[verb] as (...args: readonly unknown[]) => Promise<unknown>;
      return [
        verb,
        async (...args: readonly unknown[]) => {
          if (this.#mode === 'broken') throw new Error('the disk is full');
          if (this.#mode === 'held') await new Promise<void>((go) => this.held.push(go));
          return Reflect.apply(write, kept, args);
        },
      ];
    });
    return { ...kept, ...Object.fromEntries(guarded) };
  }
}

async function turns(): Promise<void> {
  for (let left = 25; left > 0; left--) await new Promise((next) => setImmediate(next));
}

/** What somebody may do, prepared up to the call itself. */
interface Prepared {
  readonly evening: Evening;
  readonly host: Host;
  readonly ann: Door;
  readonly lobby: Lobby;
  seat(terms?: Partial<Terms>): Promise<SeatPort>;
  finished(): Promise<string>;
  table(): Promise<GatheringPort & { readonly id: string }>;
}

const OPEN = { kind: 'open' } as const;
const SITTING = { seat: 0, name: 'Ann', seal: commitment('Ann'), terms: TERMS };
const wish = (places: object[] = [OPEN, OPEN]) =>
  ({ game: FOUR.id, options: FOUR.defaults(2), places, terms: TERMS, listed: true }) as never;

/** Every call that changes what is kept: prepared, and then made. */
const CALLS: Readonly<Record<string, (at: Prepared) => Promise<() => Promise<unknown>>>> = {
  async create({ ann }) {
    const { ticket } = await ann.library.deal();
    const players = [person('Ann'), person('Bea')];
    return () => ann.library.create({ game: FOUR.id, options: FOUR.defaults(2), players, deal: { ticket } });
  },
  async import({ ann, finished }) {
    const record = await ann.review.record(await finished());
    await ann.library.remove((await ann.library.list()).matches[0]?.id ?? '');
    return () => ann.library.import(JSON.stringify(record), []);
  },
  async visit({ evening, ann, finished }) {
    const record = await ann.review.record(await finished());
    return () => evening.host.door('bea').library.visit(JSON.stringify(record), [person('Ann'), person('Bea')]);
  },
  async keep({ evening, ann, finished }) {
    const { library } = evening.host.door('bea');
    const record = await ann.review.record(await finished());
    const visit = await library.visit(JSON.stringify(record), [person('Ann'), person('Bea')]);
    return () => library.keep(visit);
  },
  async remove({ ann, finished }) {
    const id = await finished();
    return () => ann.library.remove(id);
  },
  async 'remove with others'({ evening, ann, seat }) {
    const [first, second] = [await seat({ standIn: 1 }), await evening.host.door('bea').sit('together-1', 1, null)];
    for (const port of [first, second]) await port.vote({ kind: 'abort', seat: null }, true);
    return () => ann.library.remove('together-1');
  },
  async branch({ ann, finished }) {
    const id = await finished();
    return () => ann.review.branch(id, { step: 2, person: 0, names: ['Ann', 'Bot'] });
  },
  async nameBranch({ ann, finished }) {
    const branch = await ann.review.branch(await finished(), { step: 2, person: 0, names: ['Ann', 'Bot'] });
    return () => ann.review.nameBranch(branch, 'what if');
  },
  async choose({ seat }) {
    const port = await seat();
    return () => port.choose([drop(3)], 0);
  },
  async 'choose with a receipt'({ seat }) {
    const port = await seat();
    return () => port.choose([drop(3)], 0, { client: 'page', number: 1 });
  },
  async undo({ seat }) {
    const port = await seat();
    await port.choose([drop(3)], 0);
    return () => port.undo(null);
  },
  async vote({ seat }) {
    const port = await seat();
    return () => port.vote({ kind: 'abort', seat: null }, true);
  },
  async leave({ seat }) {
    const port = await seat({ standIn: 1 });
    return () => port.vote({ kind: 'stand-in', seat: 0 }, true);
  },
  async back({ seat }) {
    const port = await seat({ standIn: 1 });
    await port.vote({ kind: 'stand-in', seat: 0 }, true);
    return () => port.back();
  },
  async holiday({ seat }) {
    const port = await seat({ clock: { kind: 'days', days: 1 } });
    return () => port.holiday(2);
  },
  async say({ seat }) {
    const port = await seat();
    return () => port.say('hello');
  },
  async rematch({ evening, seat }) {
    const [first, second] = [await seat({ standIn: 1 }), await evening.host.door('bea').sit('together-1', 1, null)];
    for (const port of [first, second]) await port.vote({ kind: 'abort', seat: null }, true);
    return () => first.rematch();
  },
  open:
    async ({ lobby }) =>
    () =>
      lobby.open(wish()),
  async sit({ table }) {
    const port = await table();
    return () => port.sit(SITTING);
  },
  async stand({ table }) {
    const port = await table();
    await port.sit(SITTING);
    return () => port.stand();
  },
  async settle({ table }) {
    const port = await table();
    return () => port.settle({ ...TERMS, undo: 'none' }, true);
  },
  async agree({ table }) {
    const port = await table();
    await port.settle({ ...TERMS, undo: 'none' }, true);
    await port.sit(SITTING);
    return () => port.agree({ ...TERMS, undo: 'none' });
  },
  async fill({ table }) {
    const port = await table();
    await port.sit(SITTING);
    return () => port.fill(1);
  },
  async 'reveal, which founds the match'({ table }) {
    const port = await table();
    await port.sit(SITTING);
    await port.fill(1);
    return () => port.reveal('Ann');
  },
  async free({ table, evening }) {
    const port = await table();
    const bea = await evening.host.lobby('bea')?.enter(port.id, { sight: () => {}, fault: () => {} });
    await bea?.sit({ ...SITTING, name: 'Bea', seal: commitment('Bea') });
    await port.settle({ ...TERMS, undo: 'none' }, true);
    return () => port.free(0);
  },
  async 'say at a table'({ table }) {
    const port = await table();
    await port.sit(SITTING);
    return () => port.say('hello');
  },
  async forget({ host, seat, table, finished }) {
    await finished();
    await seat();
    const port = await table();
    await port.sit(SITTING);
    await port.say('hello');
    return () => host.forget('ann');
  },
};

function prepared(gate: Gate): Prepared {
  const storage = gate.guard(memoryStorage(), ['create', 'append', 'remove', 'rename']);
  const tables = gate.guard(memoryTables(), ['create', 'change', 'forget', 'unname', 'say']);
  const evening = new Evening({ storage });
  const host = createHost(evening.outside, tables);
  Object.assign(evening, { host });
  const lobby = host.lobby('ann') as Lobby;
  return {
    evening,
    host,
    ann: host.door('ann'),
    lobby,
    seat: async (terms = {}) => host.door('ann').sit(await evening.together(FOUR, terms), 0, null),
    async finished() {
      const match = await evening.begin(FOUR, [person('Ann'), person('Bea')]);
      await playOut(evening, match);
      return match;
    },
    async table() {
      const opened = await lobby.open(wish());
      if (!opened.ok) throw new Error('refused');
      return { ...(await lobby.enter(opened.id, { sight: () => {}, fault: () => {} })), id: opened.id };
    },
  };
}

describe.each(Object.entries(CALLS))('%s', (_, prepare) => {
  test('is answered when all that it writes is stored, and not before', async () => {
    const gate = new Gate();
    const call = await prepare(prepared(gate));
    gate.set('held');
    let isAnswered = false;
    const answered = call().then(() => {
      isAnswered = true;
    });
    let written = 0;
    for (await turns(); gate.held.length > 0; await turns()) {
      expect([isAnswered, written]).toEqual([false, written]);
      // The latest first: what nobody waits for is then still held when the call is answered.
      gate.held.pop()?.();
      written++;
    }
    await answered;
    expect(written).toBeGreaterThan(0);
  });

  test('is not said to be done when it cannot be stored', async () => {
    const gate = new Gate();
    const call = await prepare(prepared(gate));
    gate.set('broken');
    await expect(call()).rejects.toThrow('the disk is full');
  });
});
