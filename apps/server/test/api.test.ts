import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { connect } from '@turnpoint/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Club } from './club.ts';
import { begin } from './two-seats.ts';

const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());

const post = (path: string, body: object, headers = {}) =>
  club.ask(path, { method: 'POST', body: JSON.stringify(body), headers });

async function tokenOf(cookie: string, scopes: readonly string[]): Promise<string> {
  const answer = await club.ask('/api/tokens', {
    cookie,
    method: 'POST',
    body: JSON.stringify({ label: 'bot', scopes }),
  });
  return ((await answer.json()) as { token: string }).token;
}

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

test('the bot of the guide plays a whole match', async () => {
  const guide = readFileSync(new URL('../../../docs/guides/write-a-bot.md', import.meta.url), 'utf8');
  const code = /```js\n\/\/ bot\.mjs\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(40);
  const token = await tokenOf(await club.badge('Ann'), ['read', 'play', 'make']);
  const env = { ...process.env, TURNPOINT_URL: club.base, TURNPOINT_TOKEN: token };
  const bot = spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, faults, [status]] = await Promise.all([text(bot.stdout), text(bot.stderr), once(bot, 'exit')]);
  expect([status, faults]).toEqual([0, '']);
  expect(said).toMatch(/^(not )?won\n$/);
});

describe('tokens', () => {
  test('do what they are for and nothing else', async () => {
    const ann = await club.guest('Ann');
    const match = await begin(ann);
    const seat = `/api/matches/${match}/seats/1`;
    const [reads, plays] = [await tokenOf(ann.cookie, ['read']), await tokenOf(ann.cookie, ['play'])];
    const sight = await (await club.ask(seat, { headers: bearing(reads) })).json();
    const { look } = sight as { look: { choices: object[]; step: number } };
    const choose = { choices: [look.choices[0]], at: look.step };
    const code = async (answer: Response) => ((await answer.json()) as { error?: string }).error;
    expect(await code(await post(`${seat}/choose`, choose, bearing(reads)))).toBe('missing-scope');
    expect(await code(await club.ask(seat, { headers: bearing(plays) }))).toBe('missing-scope');
    expect(await code(await post('/api/matches', {}, bearing(plays)))).toBe('missing-scope');
    expect(await code(await club.ask('/api/tokens', { headers: bearing(plays) }))).toBe('missing-scope');
    expect(await (await post(`${seat}/choose`, choose, bearing(plays))).json()).toEqual({ kind: 'done' });
    await ann.leave();
  });

  test('open a socket with the same scopes', async () => {
    const token = await tokenOf(await club.badge('Ann'), ['read']);
    const socket = new WebSocket(`${club.base.replace('http', 'ws')}/api/socket`, { headers: bearing(token) });
    await once(socket, 'open');
    const door = connect({
      post: (message) => socket.send(JSON.stringify(message)),
      receive: (take) => socket.on('message', (data) => take(JSON.parse(String(data)))),
    });
    expect(await door.library.list()).toMatchObject({ matches: [] });
    await expect(begin(door)).rejects.toThrow('this token may not do that');
    socket.close();
  });

  test('are refused when they are taken back, wrong, or their person is gone', async () => {
    const cookie = await club.badge('Ann');
    const [first, second] = [await tokenOf(cookie, ['read']), await tokenOf(cookie, ['read'])];
    const status = async (token: string) => (await club.ask('/api/matches', { headers: bearing(token) })).status;
    expect(await status(first)).toBe(200);
    expect(await status(first.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(401);
    expect(await status('')).toBe(401);
    const [{ id }] = (await (await club.ask('/api/tokens', { cookie })).json()) as [{ id: string }];
    const take = () => club.ask(`/api/tokens/${id}`, { cookie, method: 'DELETE', body: '{}' });
    expect([(await take()).status, (await take()).status]).toEqual([200, 404]);
    expect([await status(first), await status(second)].toSorted()).toEqual([200, 401]);
    await club.ask('/api/me', { cookie, method: 'DELETE', body: '{}' });
    expect([await status(first), await status(second)]).toEqual([401, 401]);
  });
});

describe('what is open ends', () => {
  /** A socket and a stream, and whether they were ended. */
  async function opened(headers: Record<string, string>, match: string) {
    const socket = new WebSocket(`${club.base.replace('http', 'ws')}/api/socket`, { headers });
    await once(socket, 'open');
    const streamed = await club.ask(`/api/matches/${match}/seats/0/stream`, { headers });
    const ended = Promise.all([once(socket, 'close'), streamed.text().catch(() => '')]);
    return { socket, ended };
  }

  test('with the token that it came with, and nothing else does', async () => {
    const ann = await club.guest('Ann');
    const { cookie } = ann;
    const match = await begin(ann);
    const [first, second] = [await tokenOf(cookie, ['read']), await tokenOf(cookie, ['read'])];
    const [one, other] = [await opened(bearing(first), match), await opened(bearing(second), match)];
    const [, id] = /^tp_([\w-]{22})_/.exec(first) ?? [];
    await club.ask(`/api/tokens/${id}`, { cookie, method: 'DELETE', body: '{}' });
    await one.ended;
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    await club.ask('/api/me', { cookie, method: 'DELETE', body: '{}' });
    await other.ended;
  });

  test('with the person whose page it is', async () => {
    const [ann, bea] = [await club.guest('Ann'), await club.guest('Bea')];
    const ended = once(ann.socket, 'close');
    await club.ask('/api/me', { cookie: ann.cookie, method: 'DELETE', body: '{}' });
    await ended;
    expect(bea.socket.readyState).toBe(WebSocket.OPEN);
  });
});

test('a person has 24 streams', async () => {
  const ann = await club.guest('Ann');
  const match = await begin(ann);
  const stream = () => club.ask(`/api/matches/${match}/seats/0/stream`, { cookie: ann.cookie });
  const all = await Promise.all(Array.from({ length: 24 }, stream));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await stream();
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: 'too-many-sockets' }]);
  await all[0]?.body?.cancel();
  await expect.poll(async () => (await stream()).status).toBe(200);
});

describe('what is asked', () => {
  test('is checked: the answer says where it does not fit', async () => {
    const token = await tokenOf(await club.badge('Ann'), ['read', 'play', 'make']);
    const asked = async (path: string, body: object) => (await post(path, body, bearing(token))).json();
    expect(await asked('/api/matches', { game: 'end-of-line', players: 7 })).toMatchObject({ error: 'bad-request' });
    expect(await asked('/api/matches', { game: 'end-of-line', players: [], more: 1 })).toMatchObject({
      sentence: expect.stringMatching(/players|more/),
    });
    expect(await asked('/api/matches/nothing/seats/0/choose', { choices: [{}], at: 0 })).toMatchObject({
      error: 'no-such-match',
    });
    for (const seat of ['99', '%20', '0x1', '1e0'])
      expect(await asked(`/api/matches/nothing/seats/${seat}/choose`, {})).toMatchObject({ error: 'not-found' });
  });

  test('may be nothing, where nothing is to be said', async () => {
    const cookie = await club.badge('Ann');
    /** It says JSON, and sends none. */
    const code = async (path: string, method: string) => {
      const answer = await club.ask(path, { cookie, method });
      return [answer.status, ((await answer.json()) as { error?: string }).error];
    };
    expect(await code('/api/tokens/none', 'DELETE')).toEqual([404, 'no-such-token']);
    expect(await code('/api/me', 'PUT')).toEqual([400, 'bad-name']);
    expect(await code('/api/me', 'DELETE')).toEqual([200, undefined]);
  });

  test('is described as OpenAPI and as a page', async () => {
    const described = (await (await club.ask('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
      components: { schemas: object };
    };
    expect(described.openapi).toBe('3.1.0');
    const text = JSON.stringify(described);
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');
    expect(referred.filter((name) => !(name in described.components.schemas))).toEqual([]);
    expect(text).not.toMatch(/\$defs|"\$ref":"(?!#\/components)/);
    const page = await (await club.ask('/api')).text();
    for (const [path, operations] of Object.entries(described.paths))
      for (const method of Object.keys(operations)) expect(page).toContain(`${method.toUpperCase()} ${path}`);
    expect(page).not.toContain('<script');
  });
});

test('a stream ends when the server closes, and its seat is free', async () => {
  const other = new Club();
  await other.open();
  const ann = await other.guest('Ann');
  const match = await begin(ann);
  const streamed = await other.ask(`/api/matches/${match}/seats/0/stream`, { cookie: ann.cookie });
  expect(streamed.headers.get('content-type')).toBe('application/x-ndjson');
  const all = streamed.text();
  await other.close();
  expect(JSON.parse((await all).trim())).toMatchObject({ look: { seat: 0, step: 0 } });
});
