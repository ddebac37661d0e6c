import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Far, connect as far } from '@turnpoint/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type WebSocket from 'ws';
import { statement } from '../src/storage/database.ts';
import { Club } from './club.ts';
import { begin } from './two-seats.ts';

const club = new Club();
beforeAll(() => club.open({ maxSockets: 30 }));
afterAll(() => club.close());

/** Another socket of somebody. */
async function connected(socket: WebSocket): Promise<Far> {
  await once(socket, 'open');
  return far({
    post: (message) => socket.send(JSON.stringify(message)),
    receive: (take) => socket.on('message', (data) => take(JSON.parse(String(data)))),
  });
}

/** The status with which a socket is turned away; null when it opens. */
async function turnedAway(cookie: string, headers = {}): Promise<number | null> {
  const socket = club.socket(cookie, headers);
  return Promise.race([
    once(socket, 'open').then(() => null),
    once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode as number),
  ]);
}

const seq = (n: number) => Array.from({ length: n }, (_, i) => i);
const rows = (table: string, values: string, n: number) =>
  statement(
    `WITH RECURSIVE up(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM up WHERE i < ${n}) ${table} SELECT ${values} FROM up`,
  );

/** Knocks at the socket's door and is gone before it opens. */
async function knockAndRun(cookie: string, afterMs: number): Promise<void> {
  const { port, host } = new URL(club.base);
  const wire = connect(Number(port), '127.0.0.1');
  wire.on('error', () => {});
  const lines = ['GET /api/socket HTTP/1.1', `host: ${host}`, 'upgrade: websocket', 'connection: upgrade'];
  const more = ['sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==', `cookie: ${cookie}`];
  await once(wire, 'connect');
  await new Promise((written) => wire.write(`${[...lines, ...more].join('\r\n')}\r\n\r\n`, written));
  await new Promise((passed) => setTimeout(passed, afterMs));
  wire.resetAndDestroy();
}

test('who hangs up before they are let in, known or not, harms nobody', async () => {
  const ann = await club.badge('Ann');
  for (const i of seq(60)) await knockAndRun(i % 2 === 0 ? ann : '', i % 3);
  expect((await club.ask('/healthz')).status).toBe(200);
});

describe('what one person may take', () => {
  test('24 sockets; others still find room, until 30 are open in all', async () => {
    const [ann, bea] = [await club.badge('Ann'), await club.badge('Bea')];
    expect(await Promise.all(seq(24).map(() => turnedAway(ann)))).toEqual(seq(24).map(() => null));
    expect(await turnedAway(ann)).toBe(429);
    expect(await Promise.all(seq(6).map(() => turnedAway(bea)))).toEqual(seq(6).map(() => null));
    expect(await turnedAway(bea)).toBe(429);
  });

  test('2,000 matches, and 100 new tables a day', async () => {
    const other = new Club();
    await other.open();
    const ann = await other.guest('Ann');
    const id = ann.cookie.replace(/^turnpoint=(.*)\..*$/, '$1');
    const theirs = rows('INSERT INTO theirs (who, match)', "$1, 'm' || i", 2_000)(id);
    const tables = rows(
      'INSERT INTO gatherings (id, revision, offered, opened, owner, body)',
      "'g' || i, 0, 0, $2, $1, '{}'",
      100,
    )(id, Date.now());
    await begin(ann);
    const table = {
      game: 'end-of-line',
      options: (await import('@turnpoint/end-of-line/rules')).endOfLine.defaults(2),
      places: [{ kind: 'open' }, { kind: 'open' }],
      terms: { undo: 'none', clock: null, spectators: 'none', standIn: null },
      listed: false,
    } as const;
    expect(await ann.lobby.open(table)).toMatchObject({ ok: true });
    await other.database.write([theirs]);
    await other.database.write([tables]);
    await expect(begin(ann)).rejects.toThrow('too many matches');
    await expect(ann.lobby.open(table)).rejects.toThrow('too many matches');
    await begin(await other.guest('Bea'));
    await other.close();
  });

  test('2,000 calls at once; what comes too fast is told so and the socket stays', async () => {
    const other = new Club();
    await other.open();
    const ann = await other.guest('Ann');
    // On a slow machine allowances would grow meanwhile.
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const answers = await Promise.allSettled(seq(2_300).map(() => ann.library.deal()));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(2_000);
    now.mockRestore();
    await other.close();
  });

  test('128 open ports on a socket; what is closed makes room', async () => {
    const other = new Club();
    await other.open();
    const ann = await other.guest('Ann');
    const match = await begin(ann);
    const opened = await Promise.all(seq(128).map(() => ann.watch(match, null)));
    await expect(ann.watch(match, null)).rejects.toThrow('too much is open');
    await opened[0]?.close();
    await ann.watch(match, null);
    await other.close();
  });

  test('what costs the server much, at all sockets together; small calls go on', async () => {
    const other = new Club();
    await other.open();
    const ann = await other.guest('Ann');
    const again = connected(other.socket(ann.cookie));
    const asked = seq(300).flatMap(() => [ann.lobby.list(), again.then(({ lobby }) => lobby.list())]);
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]).toMatchObject({ reason: { code: 'too-many-calls' } });
    await expect(ann.library.deal()).resolves.toBeTruthy();
    await expect((await other.guest('Bea')).lobby.list()).resolves.toEqual([]);
    await other.close();
  });

  test('looks back and looks ahead, which play much again', async () => {
    const other = new Club();
    await other.open();
    const ann = await other.guest('Ann');
    const port = await ann.sit(await begin(ann), 0, null);
    const asked = seq(300).flatMap(() => [port.lookBack(0), port.foresee([])]);
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]).toMatchObject({ reason: { code: 'too-many-calls' } });
    await expect(port.owes()).resolves.toBeDefined();
    await other.close();
  });

  test('messages of 2 MB, three at once: then they are not even read', async () => {
    const other = new Club();
    await other.open();
    const { socket } = await other.guest('Ann');
    for (const _ of seq(9)) socket.send(JSON.stringify({ call: 1, on: 'door', verb: 'x'.repeat(2_000_000), args: [] }));
    expect((await once(socket, 'close'))[0]).toBe(1008);
    await other.close();
  });

  test('strangers of one address, 1,000 requests at once', async () => {
    const other = new Club();
    await other.open();
    const codes = new Set<number>();
    // Allowances grow meanwhile, so a slow machine needs more of them.
    for (let asked = 0; asked < 10_000 && !codes.has(429); asked += 100)
      for (const { status } of await Promise.all(seq(100).map(() => other.ask('/api/me')))) codes.add(status);
    expect([...codes]).toEqual([200, 429]);
    await other.close();
  });

  test('60 guests at once from one address', async () => {
    const other = new Club();
    await other.open();
    const put = () => other.ask('/api/me', { method: 'PUT', body: '{"name":"Ann"}' });
    const statuses = (await Promise.all(seq(64).map(put))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(64);
    expect(statuses.slice(0, 60)).toEqual(seq(60).map(() => 200));
    expect(await (await put()).json()).toMatchObject({ error: 'too-many-guests' });
    await other.close();
  });
});

test('behind a proxy an address is what the proxy says, whatever its visitor claims', async () => {
  const other = new Club();
  await other.open({ trustProxy: 1 });
  const put = (claimed: number) => {
    const headers = { 'x-forwarded-for': `198.51.100.${claimed}, 192.0.2.1` };
    return other.ask('/api/me', { method: 'PUT', body: '{"name":"Ann"}', headers });
  };
  const statuses = (await Promise.all(seq(90).map(put))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  await other.close();
});

describe('how large things may be', () => {
  test('64 kB over HTTP', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(70_000) });
    const answer = await club.ask('/api/me', { method: 'PUT', body });
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ error: 'too-large' })]);
  });

  test('2.1 MB over a socket: more is hung up on', async () => {
    const other = new Club();
    await other.open();
    const { socket } = await other.guest('Ann');
    socket.send('x'.repeat(2_200_000));
    expect((await once(socket, 'close'))[0]).toBe(1009);
    await other.close();
  });
});

describe('pages of other sites', () => {
  test.each([{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'can change nothing and open no socket: %o',
    async (headers) => {
      const cookie = await club.badge('Ann');
      const answer = await club.ask('/api/me', { method: 'PUT', body: '{"name":"Eve"}', cookie, headers });
      expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ error: 'foreign-origin' })]);
      expect(await turnedAway(cookie, headers)).toBe(403);
    },
  );
});

test('who stops reading an answer is hung up on', { timeout: 20_000 }, async () => {
  const other = new Club();
  writeFileSync(join(other.folder, 'long.txt'), 'x'.repeat(60_000_000));
  await other.open({ idleMs: 1_500 });
  const wire = connect(Number(new URL(other.base).port), '127.0.0.1');
  wire.on('error', () => {});
  wire.pause();
  await once(wire, 'connect');
  wire.write('GET /long.txt HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const open = () => new Promise<number>((told) => other.app.server.getConnections((_, n) => told(n)));
  await expect.poll(open).toBe(1);
  await expect.poll(open, { timeout: 15_000 }).toBe(0);
  wire.destroy();
  await other.close();
});

test('what is no JSON is told with a code', async () => {
  const answer = await club.ask('/api/me', { method: 'PUT', body: '{' });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: 'bad-request' })]);
});
