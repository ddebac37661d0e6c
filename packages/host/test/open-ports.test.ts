import { commitment } from '@turnpoint/kernel';
import { type Call, type Listener, type Push, type Reply, serve } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { createHost, type Host, memoryStorage, memoryTables } from '../src/index.ts';
import { drop, Evening, FOUR, person, TERMS } from './evening.ts';

/** Fails at the n-th time that it is asked for anything, and not before or after. */
class Trouble {
  #left = Number.POSITIVE_INFINITY;

  at(nth: number): void {
    this.#left = nth;
  }

  /** Did it come to that? */
  get hasCome(): boolean {
    return this.#left <= 0;
  }

  meet(): void {
    this.#left--;
    if (this.#left === 0) throw new Error('it broke');
  }

  in<Kept extends object>(kept: Kept, verbs: readonly (keyof Kept & string)[]): Kept {
    const met = verbs.map((verb) => {
      const act = kept[verb] as (...args: readonly unknown[]) => Promise<unknown>;
      return [
        verb,
        async (...args: readonly unknown[]) => {
          this.meet();
          return Reflect.apply(act, kept, args);
        },
      ];
    });
    return { ...kept, ...Object.fromEntries(met) };
  }
}

const OPEN = { kind: 'open' } as const;

/** A match and a table, and what may break whenever somebody opens them. */
async function laid() {
  const trouble = new Trouble();
  const storage = trouble.in(memoryStorage(), ['read']);
  const evening = new Evening({ storage });
  const host = createHost(evening.outside, trouble.in(memoryTables(), ['read', 'said']));
  Object.assign(evening, { host });
  const match = await evening.together(FOUR, { spectators: 'delayed' });
  const lobby = host.lobby('ann');
  const wish = { game: FOUR.id, options: FOUR.defaults(2), places: [OPEN, OPEN], terms: TERMS, listed: true };
  const opened = await lobby?.open(wish);
  if (!opened?.ok) throw new Error('refused');
  return { trouble, evening, host, match, table: opened.id };
}

type Laid = Awaited<ReturnType<typeof laid>>;

/** Listens, and may break at being told anything. */
function listening(trouble: Trouble): { readonly listener: Listener; readonly heard: unknown[] } {
  const heard: unknown[] = [];
  const hear = (what: unknown) => {
    trouble.meet();
    heard.push(what);
  };
  return { listener: { sight: hear, company: hear, talk: hear, fault: () => {} }, heard };
}

const WAYS: Readonly<Record<string, (at: Laid, listener: Listener) => Promise<{ close(): Promise<void> }>>> = {
  'a seat': ({ host, match }, listener) => host.door('ann').sit(match, 0, listener),
  'a look from outside': ({ host, match }, listener) => host.door('eve').watch(match, listener),
  'a look from within': ({ host, match }, listener) => host.door('bea').watch(match, listener),
  'a table': ({ host, table }, listener) => {
    const { sight, talk, fault } = listener as never as { sight(): void; talk(): void; fault(): void };
    return (
      host.lobby('ann') as never as { enter: (id: string, l: object) => Promise<{ close(): Promise<void> }> }
    ).enter(table, { sight, talk, fault });
  },
};

/** Something changes everywhere: who still listens would hear of it. */
async function stir({ evening, host, match, table }: Laid): Promise<void> {
  const bea = await host.door('bea').sit(match, 1, null);
  const ann = await host.door('ann').sit(match, 0, null);
  await ann.choose([drop(3)], 0);
  await bea.say('hello');
  for (const port of [ann, bea]) await port.close();
  const port = await host.lobby('bea')?.enter(table, { sight: () => {}, fault: () => {} });
  await port?.sit({ seat: 0, name: 'Bea', seal: commitment('Bea'), terms: TERMS });
  await port?.close();
  evening.clock.turn(200_000);
  for (let left = 20; left > 0; left--) await new Promise((next) => setImmediate(next));
}

/** How many matches stay in memory that nobody has open, when many others were opened meanwhile. */
async function staying(host: Host, evening: Evening): Promise<number> {
  for (let n = 0; n < 10; n++) {
    const id = await evening.begin(FOUR, [person('Ann'), person('Bea')]);
    await (await host.door('ann').sit(id, 0, null)).close();
  }
  return host.size;
}

describe.each(Object.entries(WAYS))('what fails while %s is opened', (_, open) => {
  test('leaves nothing open, wherever it fails', async () => {
    let nth = 0;
    for (let isDone = false; !isDone; ) {
      const at = await laid();
      const { listener, heard } = listening(at.trouble);
      at.trouble.at(++nth);
      const port = await open(at, listener).catch((fault: Error) => {
        expect(fault.message).toContain('it broke');
        return null;
      });
      isDone = !at.trouble.hasCome;
      at.trouble.at(Number.POSITIVE_INFINITY);
      // Without a fault it is open, and what is told afterwards is heard until it is closed.
      await port?.close();
      const before = heard.length;
      await stir(at);
      expect([nth, heard.length]).toEqual([nth, before]);
      expect([nth, await staying(at.host, at.evening)]).toEqual([nth, 8]);
    }
    expect(nth).toBeGreaterThan(2);
  });
});

describe('over a channel', () => {
  async function served() {
    const at = await laid();
    const posted: (Reply | Push)[] = [];
    let take: (message: unknown) => unknown = () => {};
    const channel = {
      post: (message: unknown) => void posted.push(message as Reply),
      receive: (taking: (message: unknown) => unknown) => {
        take = taking;
      },
    };
    const leave = serve(at.host.door('ann'), channel, { lobby: at.host.lobby('ann'), mostPorts: 2 });
    const call = async (message: Omit<Call, 'call'>) => {
      posted.length = 0;
      await take({ call: 9, ...message });
      return posted.find((each) => 'call' in each) as Reply;
    };
    return { ...at, call, leave, posted };
  }

  test('a port that could not be opened has its number and its place free', async () => {
    const { call, match, table, trouble } = await served();
    const ways = [
      ['sit', [match, 0, 1, true]],
      ['watch', [match, null, 1, true]],
      ['enter', [table, 1, true]],
    ] as const;
    for (const [verb, args] of ways) {
      for (let n = 0; n < 3; n++) {
        trouble.at(1);
        expect(await call({ on: 'door', verb, args })).toMatchObject({ ok: false, code: 'fault' });
        expect(await call({ on: 1, verb: 'text', args: [] })).toMatchObject({ ok: false, code: 'port-closed' });
      }
      trouble.at(Number.POSITIVE_INFINITY);
      expect(await call({ on: 'door', verb, args })).toMatchObject({ ok: true });
      expect(await call({ on: 'door', verb, args })).toMatchObject({ ok: false, code: 'port-open' });
      expect(await call({ on: 1, verb: 'close', args: [] })).toMatchObject({ ok: true });
      expect(await call({ on: 1, verb: 'close', args: [] })).toMatchObject({ ok: false, code: 'port-closed' });
    }
  });

  test('when it is lost, all that was open or is just being opened is closed', async () => {
    const at = await served();
    expect(await at.call({ on: 'door', verb: 'sit', args: [at.match, 0, 1, true] })).toMatchObject({ ok: true });
    const opening = at.call({ on: 'door', verb: 'enter', args: [at.table, 2, true] });
    await at.leave();
    await opening;
    at.posted.length = 0;
    await stir(at);
    expect([at.posted, await staying(at.host, at.evening)]).toEqual([[], 8]);
  });
});
