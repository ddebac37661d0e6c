import { once } from 'node:events';
import { CALLS } from '@turnpoint/protocol/schemas';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Allowance } from '../src/online/allowance.ts';
import { Club } from './club.ts';

const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());
afterEach(() => vi.restoreAllMocks());

const TERMS = { undo: 'none', clock: null, spectators: 'none', standIn: null };
const PLACE = { seat: 0, name: 'Ann', seal: '', terms: TERMS };
const NEW = {
  game: 'no',
  options: {},
  players: [{ name: 'Ann', kind: 'person', level: null }],
  deal: { ticket: 'no' },
};
const TABLE = { game: 'no', options: {}, places: [{ kind: 'open' }], terms: TERMS, listed: false };

/** What each call costs beside that it is one, and with what it may be called. */
const PRICES: Readonly<Record<string, Readonly<Record<string, readonly [price: number, ...args: unknown[]]>>>> = {
  door: {
    pulse: [0],
    tempo: [0, 'no', 0],
    sit: [0, 'no', 0, 1, true],
    watch: [0, 'no', null, 1, true],
    enter: [0, 'no', 1, true],
  },
  library: {
    deal: [0],
    cannotStart: [0, 'no', {}, 2],
    create: [1, NEW],
    list: [10],
    summary: [0, 'no'],
    import: [10, 'no', []],
    remove: [0, 'no'],
    salvage: [0, 'no'],
  },
  review: {
    record: [1, 'no'],
    replay: [2, 'no'],
    sightAt: [1, 'no', null, 0],
    textAt: [1, 'no', null, 0],
    check: [2, 'no'],
    branch: [2, 'no', { step: 0, person: null, names: [] }],
    onward: [0, 'no'],
    chain: [5, 'no'],
  },
  lobby: { open: [2, TABLE], list: [2] },
  port: {
    lookBack: [1, 0],
    text: [0],
    close: [0],
    owes: [0],
    choose: [0, [{ kind: 'x' }], 0],
    undo: [0, null],
    back: [0],
    holiday: [0, 0],
    leaveOrders: [0, null],
    callToWait: [0],
    rematch: [0],
    say: [0, 'hello'],
    vote: [0, { kind: 'abort', seat: null }, true],
    why: [0, {}],
    foresee: [1, []],
    sit: [0, PLACE],
    stand: [0],
    settle: [0, TERMS, true],
    agree: [0, TERMS],
    reveal: [0, 'part'],
    fill: [0, 1],
    free: [0, 0],
  },
};

/** What a request counts as: one, where it is not named. */
const REQUESTS: Readonly<Record<string, number>> = {
  'GET /api/me/export': 50,
  'GET /api/matches': 25,
  'POST /api/matches': 2,
  'GET /api/matches/{match}/deal': 25,
};

/** What allowances are asked for while somebody does this, and whose they are. */
async function taken(act: () => Promise<unknown>): Promise<{ costs: number[]; of: unknown[] }> {
  const spy = vi.spyOn(Allowance.prototype, 'take');
  await act();
  const found = { costs: spy.mock.calls.map(([cost = 1]) => cost), of: [...spy.mock.contexts] };
  spy.mockRestore();
  return found;
}

/** Asks over a socket that belongs to nobody else, and waits for the answer. */
async function asked(socket: Awaited<ReturnType<Club['guest']>>['socket'], call: object): Promise<void> {
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ call: 1, ...call }));
  await answered;
}

test('every call has a price, and that is what is charged for it', async () => {
  expect(Object.fromEntries(Object.entries(PRICES).map(([on, verbs]) => [on, Object.keys(verbs)]))).toEqual(CALLS);
  const { socket } = await club.guest('Ann');
  for (const [on, verbs] of Object.entries(PRICES))
    for (const [verb, [price, ...args]] of Object.entries(verbs)) {
      const { costs } = await taken(() => asked(socket, { on: on === 'port' ? 7 : on, verb, args }));
      expect([on, verb, costs]).toEqual([on, verb, price === 0 ? [1] : [1, price]]);
    }
});

test('a message costs by its length, one for each 20,000 signs, before it is read', async () => {
  const { socket } = await club.guest('Ann');
  for (const [length, cost] of [
    [19_000, []],
    [21_000, [1]],
    [99_000, [4]],
  ] as const) {
    const { costs } = await taken(() => asked(socket, { on: 'door', verb: 'x'.repeat(length), args: [] }));
    expect([length, costs]).toEqual([length, [...cost, 1]]);
  }
});

test('what costs more is counted by person, over all their sockets, and what is one call by socket', async () => {
  const [ann, bea] = [await club.guest('Ann'), await club.guest('Bea')];
  const again = club.socket(ann.cookie);
  await once(again, 'open');
  const list = { on: 'library', verb: 'list', args: [] };
  const [one, two, other] = [
    await taken(() => asked(ann.socket, list)),
    await taken(() => asked(again, list)),
    await taken(() => asked(bea.socket, list)),
  ];
  expect([one.of[1] === two.of[1], one.of[1] === other.of[1], one.of[0] === two.of[0]]).toEqual([true, false, false]);
});

test('every request over HTTP counts as much as it costs, for its person', async () => {
  const cookie = await club.badge('Ann');
  const { paths } = (await (await club.ask('/api/openapi.json')).json()) as { paths: Record<string, object> };
  const [known] = (await taken(() => club.ask('/api/tokens', { cookie }))).of;
  const routes = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => [verb.toUpperCase(), path] as const),
  );
  expect(routes.map((route) => route.join(' '))).toEqual(expect.arrayContaining(Object.keys(REQUESTS)));
  // Who forgets themselves is nobody afterwards.
  const last = ([method, path]: readonly [string, string]) => Number(`${method} ${path}` === 'DELETE /api/me');
  for (const [method, path] of routes.sort((a, b) => last(a) - last(b))) {
    const address = path.replace('{match}', 'no').replace('{seat}', '0').replace('{token}', 'no');
    const { costs, of } = await taken(() =>
      club.ask(address, { method, cookie, ...(method !== 'GET' && { body: '{}' }) }),
    );
    const isForAnybody = of[0] !== known;
    expect([method, path, costs]).toEqual([method, path, [isForAnybody ? 1 : (REQUESTS[`${method} ${path}`] ?? 1)]]);
  }
});

describe('an allowance', () => {
  const at = (now: { ms: number }) => new Allowance({ most: 10, perSecond: 2 }, () => now.ms);

  test('is used up by what is taken, and what is refused costs nothing', () => {
    const allowance = at({ ms: 0 });
    expect([allowance.take(7), allowance.take(4), allowance.take(3), allowance.take()]).toEqual([
      ...[true, false, true, false],
    ]);
  });

  test('grows by so much a second, and not beyond what may come at once', () => {
    const now = { ms: 0 };
    const allowance = at(now);
    allowance.take(10);
    now.ms = 1_500;
    expect([allowance.take(4), allowance.take(3)]).toEqual([false, true]);
    now.ms = 3_600_000;
    expect([allowance.take(11), allowance.take(10)]).toEqual([false, true]);
  });
});
