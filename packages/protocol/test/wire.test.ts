import { expect, test } from 'vitest';
import { type Call, type Channel, connect, type Door, type Listener, serve } from '../src/index.ts';
import { inFull, shortened } from '../src/short-reply.ts';

/** Two ends of a channel that carries JSON, later and in order. */
function channels(): [Channel, Channel] {
  const takes: ((message: unknown) => void)[] = [];
  const end = (own: number): Channel => ({
    post: (message) => {
      const text = JSON.stringify(message);
      queueMicrotask(() => takes[1 - own]?.(JSON.parse(text)));
    },
    receive: (take) => {
      takes[own] = take;
    },
  });
  return [end(0), end(1)];
}

const FIRST = { first: true, log: [], from: 0 };

/** A door that writes down what is called on it. */
function doorOf(calls: unknown[], opened: Listener[] = []): Door {
  const noting = (name: string) =>
    new Proxy(
      {},
      {
        // Awaited, it must not take itself for a promise.
        get: (_, verb) =>
          verb === 'then' ? undefined : async (...args: unknown[]) => void calls.push([name, verb, ...args]),
      },
    );
  const open = (listener: Listener | null) => {
    if (listener !== null) {
      opened.push(listener);
      listener.sight(FIRST as never);
    }
    return noting('port') as never;
  };
  return {
    library: noting('library') as never,
    review: noting('review') as never,
    sit: async (match, seat, listener) => {
      calls.push(['sit', match, seat]);
      if (seat === 9) throw new Error('this seat is not yours');
      return open(listener);
    },
    watch: async (match, listener) => {
      calls.push(['watch', match]);
      return open(listener);
    },
    tempo: async (match, milliseconds) => void calls.push(['tempo', match, milliseconds]),
  };
}

function connected() {
  const calls: unknown[] = [];
  const opened: Listener[] = [];
  const [near, far] = channels();
  serve(doorOf(calls, opened), far);
  return { calls, opened, near, door: connect(near) };
}

test('calls cross the channel with their arguments, and pushes find their port', async () => {
  const { calls, opened, door } = connected();
  const [one, other]: unknown[][] = [[], []];
  const port = await door.sit('m', 1, { sight: (sight) => one?.push(sight), fault: (text) => one?.push(text) });
  await door.watch('m', { sight: (sight) => other?.push(sight), fault: () => {} });
  await port.choose([{ kind: 'x' }], 4);
  await door.library.remove('m');
  await door.tempo('m', 5);
  expect(calls).toEqual([
    ['sit', 'm', 1],
    ['watch', 'm'],
    ['port', 'choose', [{ kind: 'x' }], 4],
    ['library', 'remove', 'm'],
    ['tempo', 'm', 5],
  ]);
  opened[0]?.fault('gone');
  await port.why({});
  expect([one, other]).toEqual([[FIRST, 'gone'], [FIRST]]);
});

test('a refusal of the far side reaches the caller as its sentence', async () => {
  const { door } = connected();
  await expect(door.sit('m', 9, null)).rejects.toThrow('this seat is not yours');
});

test('a closed port answers nothing and is pushed nothing', async () => {
  const { door, opened } = connected();
  const seen: unknown[] = [];
  const port = await door.sit('m', 1, { sight: (sight) => seen.push(sight), fault: () => {} });
  await port.close();
  opened[0]?.sight({} as never);
  await expect(port.why({})).rejects.toMatchObject({ code: 'port-closed', message: 'this port is closed' });
  expect(seen).toHaveLength(1);
});

test('only verbs that are meant to be called can be, and a spectator has none to choose with', async () => {
  const { near, calls } = connected();
  const answers: unknown[] = [];
  near.receive((message) => answers.push(message));
  const tried: Omit<Call, 'call'>[] = [
    { on: 'library', verb: 'constructor', args: [] },
    { on: 'review', verb: '__proto__', args: [] },
    { on: 'door', verb: 'toString', args: [] },
    { on: 'door', verb: 'watch', args: ['m', 1, false] },
    { on: 1, verb: 'choose', args: [[], 0] },
    { on: 77, verb: 'text', args: [] },
    { on: 'nowhere' as never, verb: 'text', args: [] },
  ];
  for (const [call, each] of tried.entries()) {
    near.post({ call, ...each });
    await new Promise((next) => setImmediate(next));
  }
  expect(answers.map((answer) => (answer as { ok?: boolean }).ok)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(calls).toEqual([['watch', 'm']]);
});

test('calls may follow the opening of their port at once', async () => {
  const { near, calls } = connected();
  near.post({ call: 1, on: 'door', verb: 'sit', args: ['m', 1, 5, false] } satisfies Call);
  near.post({ call: 2, on: 5, verb: 'text', args: [] } satisfies Call);
  await new Promise((next) => setImmediate(next));
  expect(calls).toEqual([
    ['sit', 'm', 1],
    ['port', 'text'],
  ]);
});

test('when the channel is lost the far side closes what was open, also what is open only later', async () => {
  const calls: unknown[] = [];
  const [near, far] = channels();
  const end = serve(doorOf(calls), far);
  const door = connect(near);
  await door.sit('m', 1, null);
  void door.watch('m', null);
  await Promise.resolve();
  end();
  near.post({ call: 9, on: 'library', verb: 'list', args: [] } satisfies Call);
  await new Promise((next) => setImmediate(next));
  expect(calls).toEqual([
    ['sit', 'm', 1],
    ['watch', 'm'],
    ['port', 'close'],
    ['port', 'close'],
  ]);
});

test('when the far side is gone whoever waits and whoever calls later is told', async () => {
  const door = connect({ post: () => {}, receive: () => {} });
  const faults: string[] = [];
  const waiting = door.library.list();
  void door.sit('m', 0, { sight: () => {}, fault: (sentence) => faults.push(sentence) }).catch(() => {});
  door.fail('it could not be loaded');
  await expect(waiting).rejects.toThrow('it could not be loaded');
  await expect(door.library.list()).rejects.toThrow('it could not be loaded');
  expect(faults).toEqual(['it could not be loaded']);
});

test('a choice that is done is answered in two numbers, and read as it was before', () => {
  const done = { call: 12, ok: true, value: { kind: 'done' } } as const;
  expect(JSON.stringify(shortened(done))).toBe('[0,12]');
  expect(inFull(shortened(done))).toEqual(done);
});

test.each([
  { call: 12, ok: true, value: { kind: 'stale' } },
  { call: 12, ok: true, value: null },
  { call: 12, ok: false, code: 'fault', error: 'no' },
  [1, 4, 9],
  { port: 1, sight: { kind: 'done' } },
] as const)('everything else stays as it is: %j', (message) => {
  expect(shortened(message)).toBe(message);
  expect(inFull(message)).toBe(message);
});
