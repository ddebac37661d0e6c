import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Channel, connect, type Far, IN_CHANGES, type SeatPort, type Sight } from '@turnpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PostgresServer } from './storage/postgres-server.ts';
import { RedisServer } from './storage/redis-server.ts';
import { begin } from './two-seats.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'turnpoint-nodes-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Turnpoint</title>');

const [postgres, redis] = [new PostgresServer(), new RedisServer()];
const nodes: Node[] = [];
let isOver = false;

/** A server in a process of its own, one of several on the same PostgreSQL and Redis. */
class Node {
  readonly #url: string;
  #child: ChildProcess | null = null;
  base = '';

  constructor(url: string) {
    this.#url = url;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      WEB_ROOT: folder,
      DATABASE_URL: this.#url,
      REDIS_URL: redis.url,
      PORT: '0',
      HOST: '127.0.0.1',
    };
    this.#child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(this.#child.stdout as NodeJS.ReadableStream, 'data');
    this.base = /http:\/\/[\d.:]+/.exec(String(line))?.[0] ?? '';
  }

  get isUp(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async kill(): Promise<void> {
    if (!this.isUp) return;
    const gone = once(this.#child as ChildProcess, 'exit');
    this.#child?.kill('SIGKILL');
    await gone;
  }
}

beforeAll(async () => {
  await Promise.all([postgres.start(), redis.start()]);
  const url = await postgres.empty();
  nodes.push(new Node(url), new Node(url), new Node(url));
  await Promise.all(nodes.map((node) => node.start()));
}, 60_000);

afterAll(async () => {
  isOver = true;
  await Promise.all(nodes.map((node) => node.kill()));
  await Promise.all([postgres.stop(), redis.remove()]);
  rmSync(folder, { recursive: true });
}, 60_000);

/** A page that goes to the next node that answers whenever its socket is lost. */
async function page(cookie: string, first: number, client: string): Promise<Far> {
  let door: Far | null = null;
  let at = first;
  async function line(): Promise<Channel> {
    for (; ; at++) {
      const node = nodes[at % nodes.length] as Node;
      if (!node.isUp) continue;
      const socket = new WebSocket(`${node.base.replace('http', 'ws')}/api/socket`, IN_CHANGES, {
        headers: { cookie },
      });
      socket.on('error', () => {});
      const isOpen = await once(socket, 'open').then(
        () => true,
        () => false,
      );
      if (!isOpen) continue;
      socket.once('close', async () => {
        if (!isOver) door?.resume(await line());
      });
      return {
        post: (message) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
        receive: (take) => socket.on('message', (data) => take(JSON.parse(String(data)))),
      };
    }
  }
  door = connect(await line(), client);
  return door;
}

/** Plays one seat; every choice that was said to be stored is told of. What fails is tried again on what is seen then. */
async function playSeat(door: Far, match: string, seat: number, acknowledge: () => Promise<void>): Promise<Sight> {
  let latest: Sight | null = null;
  let wake = Promise.withResolvers<void>();
  const listener = {
    sight(sight: Sight) {
      latest = sight;
      wake.resolve();
    },
    fault: () => {},
  };
  const port: SeatPort = await door.sit(match, seat, listener);
  for (;;) {
    const { look } = latest as unknown as Sight;
    if (look.outcome !== null) return latest as unknown as Sight;
    wake = Promise.withResolvers();
    const choice = look.choices[look.step % look.choices.length];
    if (choice === undefined) {
      await wake.promise;
      continue;
    }
    const answer = await port.choose([choice], look.step).catch(() => null);
    if (answer?.kind === 'done') await acknowledge();
    if ((latest as unknown as Sight).look === look && answer?.kind === 'done') await wake.promise;
  }
}

test('a node is killed, Redis and PostgreSQL are restarted in the middle of play: nothing acknowledged is lost', async () => {
  const headers = { 'content-type': 'application/json' };
  const named = await fetch(`${nodes[1]?.base}/api/me`, { method: 'PUT', headers, body: '{"name":"Ann"}' });
  const cookie = (named.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const doors = [await page(cookie, 0, 'one page'), await page(cookie, 1, 'another page')] as const;
  const match = await begin(doors[0]);
  let acknowledged = 0;
  const incidents: Record<number, () => Promise<void>> = {
    3: async () => nodes[0]?.kill(),
    6: async () => {
      await redis.stop();
      await redis.start();
    },
    9: () => postgres.restart(),
  };
  const acknowledge = async () => incidents[++acknowledged]?.();
  const ends = await Promise.all(doors.map((door, seat) => playSeat(door, match, seat, acknowledge)));
  expect(ends[0]?.look.outcome).toEqual(ends[1]?.look.outcome);
  const record = await doors[1].review.record(match);
  expect(record.choices).toHaveLength(acknowledged);
  expect(await doors[0].review.check(match)).toMatchObject({ sealFits: true, endFits: true });
}, 120_000);

test('bots think on whichever node has time, also when Redis has lost their thought', async () => {
  const headers = { 'content-type': 'application/json' };
  const named = await fetch(`${nodes[1]?.base}/api/me`, { method: 'PUT', headers, body: '{"name":"Bea"}' });
  const cookie = (named.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const body = JSON.stringify({
    game: 'end-of-line',
    players: [
      { name: 'Bea', kind: 'person', level: null },
      { name: 'Bot', kind: 'bot', level: 1 },
    ],
  });
  const made = await fetch(`${nodes[1]?.base}/api/matches`, { method: 'POST', headers: { ...headers, cookie }, body });
  const { id } = (await made.json()) as { id: string };
  const end = await playSeat(await page(cookie, 2, 'her page'), id, 0, async () => {});
  expect(end.look.outcome).not.toBeNull();
}, 120_000);
