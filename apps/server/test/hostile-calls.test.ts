import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { PostgresServer } from '@turnpoint/testkit/servers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { matchStorage } from '../src/storage/matches.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { Club } from './club.ts';
import { frames } from './hostile/messages.ts';
import { type HostileRequest, requests } from './hostile/requests.ts';
import { begin } from './two-seats.ts';

/** How many are sent, nine of ten over sockets: TURNPOINT_MESSAGES=1000000 takes some minutes. */
const MESSAGES = Number(process.env.TURNPOINT_MESSAGES ?? 4_000);
/** Of one socket and of one guest over HTTP: more at once would only be told to wait. */
const AT_ONCE = { socket: 900, http: 30 };
/** TURNPOINT_HOSTILE=<number> sends others. */
const SEED = Number(process.env.TURNPOINT_HOSTILE ?? 1);

const postgres = new PostgresServer();
beforeAll(() => postgres.start(), 60_000);
afterAll(() => postgres.stop(), 60_000);

/** They take different things: PostgreSQL keeps no text with a NUL in it. */
const DATABASES: readonly (readonly [string, () => Promise<Database | undefined>])[] = [
  ['SQLite', async () => undefined],
  ['PostgreSQL', async () => openPostgres(await postgres.empty())],
];

/** Every answer: nothing of the match, of the server's files or of its database. */
function mustBeSafe(answer: string, match: string): void {
  if (/\.ts:\d|\n {4}at |SQLITE|"seed":"/.test(answer)) throw new Error(`it tells too much: ${answer}`);
  if (answer.includes('"look"') && answer.includes(match)) throw new Error(`it shows the match: ${answer}`);
}

interface Described {
  readonly paths: Record<
    string,
    Record<string, { readonly responses: Record<number, { readonly description: string }> }>
  >;
}

/** By method and address: whatever is refused must be described. */
const operationsOf = ({ paths }: Described) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}/?(\\?|$)`),
      responses,
    })),
  );

describe.each(DATABASES)('with %s', (_, opened) => {
  const club = new Club();
  beforeAll(async () => club.open({ trustProxy: 1 }, await opened()));
  afterAll(() => club.close());

  const counts = new Map<string, number>();
  const count = (code: string) => counts.set(code, (counts.get(code) ?? 0) + 1);

  let api: ReturnType<typeof operationsOf> = [];

  /** Sends them all at once over a new socket; each gets one answer. */
  async function overSocket(cookie: string, sent: readonly (string | Buffer)[], match: string): Promise<void> {
    const socket = club.socket(cookie);
    await once(socket, 'open');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let left = sent.length;
    socket.on('message', (data) => {
      const answer = String(data);
      try {
        mustBeSafe(answer, match);
      } catch (fault) {
        reject(fault);
      }
      const { port, ok, code } = JSON.parse(answer) as { port?: number; ok?: boolean; code?: string };
      // What was opened tells of itself between the answers.
      if (port !== undefined) return;
      count(ok ? 'answered' : String(code));
      if (--left === 0) resolve();
    });
    socket.on('close', () => reject(new Error('the server hung up')));
    for (const frame of sent) socket.send(frame);
    await promise;
    socket.close();
  }

  /** A stranger, and the address that they come from. */
  interface Eve {
    readonly cookie: string;
    readonly from: string;
  }

  const agent = new Agent({ keepAlive: true, maxSockets: 8 });

  async function overHttp({ method, path, body, isKnown }: HostileRequest, { cookie, from }: Eve, match: string) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, ...(isKnown && { cookie }) };
    const asked = request(club.base + path.replace(/^(?!\/)/, '/'), { method, headers, agent });
    asked.end(method === 'GET' ? undefined : body);
    const [answer] = await once(asked, 'response');
    const told = await text(answer);
    mustBeSafe(told, match);
    expect(answer.statusCode, told).toBeLessThan(500);
    const code = /^\{"error":"([\w-]+)"/.exec(told)?.[1] ?? 'answered';
    const described = api.find((each) => each.method === method && each.path.test(path))?.responses;
    // What cannot be read as an address is no path of any.
    if (described !== undefined && code !== 'answered' && code !== 'bad-address')
      expect(described[answer.statusCode ?? 0]?.description.split(', '), `${method} ${path}`).toContain(code);
    count(code);
  }

  test(`whatever a stranger sends, ${MESSAGES} times: one answer to each, nothing of the match, and nothing changed`, {
    timeout: 60_000 + MESSAGES,
  }, async () => {
    const ann = await club.guest('Ann');
    const match = await begin(ann);
    const seen: unknown[] = [];
    await ann.sit(match, 0, { sight: (sight) => seen.push(sight), fault: () => {} });
    const stored = () => matchStorage(club.database).read(match);
    const before = await stored();
    const described = (await (await club.ask('/api/openapi.json')).json()) as Described;
    api = operationsOf(described);
    const [asFrames, asRequests] = [frames(match), requests(Object.keys(described.paths), match)];
    const http = Math.ceil(MESSAGES / 10);
    let [seed, guests] = [SEED, 0];

    /** A new guest from an address of their own: an address brings only so many. */
    async function eve(): Promise<Eve> {
      const from = `198.51.${(++guests >> 8) % 256}.${guests % 256}`;
      const init = { method: 'PUT', body: '{"name":"Eve"}', headers: { 'x-forwarded-for': from } };
      return { from, cookie: ((await club.ask('/api/me', init)).headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
    }

    for (let left = MESSAGES - http; left > 0; left -= AT_ONCE.socket) {
      const sent = fc.sample(asFrames, { numRuns: Math.min(left, AT_ONCE.socket), seed: ++seed });
      await overSocket((await eve()).cookie, sent, match);
    }
    for (let left = http; left > 0; left -= AT_ONCE.http) {
      const stranger = await eve();
      const sent = fc.sample(asRequests, { numRuns: Math.min(left, AT_ONCE.http), seed: ++seed });
      await Promise.all(sent.map((each) => overHttp(each, stranger, match)));
    }

    console.log(`${MESSAGES} hostile messages, TURNPOINT_HOSTILE=${SEED}:`, Object.fromEntries([...counts].sort()));
    expect([...counts.values()].reduce((a, b) => a + b)).toBe(MESSAGES);
    expect(counts.size).toBeGreaterThan(8);
    expect(await stored()).toEqual(before);
    expect(seen).toHaveLength(1);
    // A fault would be ours, and `not-owner` would tell that there is such a match.
    expect([counts.get('fault'), counts.get('not-owner')]).toEqual([undefined, undefined]);
  });
});
