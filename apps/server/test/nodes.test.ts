import { once } from 'node:events';
import { sameJson, stream } from '@turnpoint/kernel';
import { type Channel, connect, type Far, IN_CHANGES } from '@turnpoint/protocol';
import { PostgresServer, RedisServer, TurnpointServer } from '@turnpoint/testkit/servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { playSeat } from './play-seat.ts';
import { begin } from './two-seats.ts';

/** How often something fails: TURNPOINT_NODE_KILLS=60 takes about a minute. */
const INCIDENTS = Number(process.env.TURNPOINT_NODE_KILLS ?? 3);
const MATCHES = 3;

const [postgres, redis] = [new PostgresServer(), new RedisServer()];
const nodes: TurnpointServer[] = [];
let isOver = false;

beforeAll(async () => {
  await Promise.all([postgres.start(), redis.start()]);
  // A word that Redis has lost is missed for a second here.
  const settings = { DATABASE_URL: await postgres.empty(), REDIS_URL: redis.url, LOOK_AGAIN_SECONDS: '1' };
  for (let n = 0; n < 3; n++) nodes.push(new TurnpointServer(settings));
  await Promise.all(nodes.map((node) => node.start()));
}, 60_000);

afterAll(async () => {
  isOver = true;
  await Promise.all(nodes.map((node) => node.remove()));
  await Promise.all([postgres.stop(), redis.remove()]);
}, 60_000);

interface Page {
  readonly door: Far;
  /** A person has so many sockets: who has played a match to its end gives theirs back. */
  close(): void;
}

/** A page that goes to the next node that answers whenever its socket is lost. */
async function page(cookie: string, first: number, client: string): Promise<Page> {
  let door: Far | null = null;
  let latest: WebSocket | null = null;
  let isClosed = false;
  let at = first;
  async function line(): Promise<Channel> {
    for (; ; at++) {
      // One at a time is killed: without any left this would look for one for ever.
      if (!nodes.some(({ isUp }) => isUp)) throw new Error('no node is left');
      const node = nodes[at % nodes.length] as TurnpointServer;
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
      latest = socket;
      socket.once('close', async () => {
        if (!isOver && !isClosed) door?.resume(await line());
      });
      return {
        post: (message) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
        receive: (take) => socket.on('message', (data) => take(JSON.parse(String(data)))),
      };
    }
  }
  door = connect(await line(), client, (pause, act) => setTimeout(act, pause));
  return {
    door,
    close(): void {
      isClosed = true;
      latest?.close();
    },
  };
}

/** Until it is answered: whatever is away comes back. */
async function again<X>(ask: () => Promise<X>): Promise<X> {
  for (;;) {
    const answer = await ask().then(
      (found) => ({ found }),
      () => null,
    );
    if (answer !== null) return answer.found;
    await new Promise((next) => setImmediate(next));
  }
}

type Acknowledge = (step: number, choice: object) => void;

interface Begun {
  readonly pages: readonly [Page, Page];
  readonly match: string;
}

/** Something fails and comes back, one thing after another, each when so many more choices were made. */
class Weather {
  readonly #int = stream('weather');
  readonly happened: string[] = [];
  #left = 3;
  #under: Promise<void> | null = null;

  choiceMade(): void {
    if (this.happened.length >= INCIDENTS || this.#under !== null || --this.#left > 0) return;
    this.#left = 1 + this.#int(9);
    const kind = (['node', 'redis', 'postgres'] as const)[this.happened.length % 3] ?? 'node';
    this.happened.push(kind);
    this.#under = this.#strike(kind).finally(() => {
      this.#under = null;
    });
  }

  get settled(): Promise<void> {
    return this.#under ?? Promise.resolve();
  }

  async #strike(kind: 'node' | 'redis' | 'postgres'): Promise<void> {
    if (kind === 'postgres') return postgres.restart();
    if (kind === 'redis') {
      await redis.stop();
      return redis.start();
    }
    const node = nodes[this.#int(3)] as TurnpointServer;
    await node.kill();
    await node.start();
  }
}

test(
  `nodes are killed, Redis and PostgreSQL restarted, ${INCIDENTS} times in the middle of play: nothing acknowledged is lost`,
  async () => {
    const cookie = (await nodes[1]?.badge('Ann')) ?? '';
    const weather = new Weather();
    let opened = 0;

    /** What makes a match is not asked twice, so all are made while nothing fails. */
    async function made(): Promise<Begun> {
      const own = ++opened;
      const pages = [await page(cookie, own, `page ${own}`), await page(cookie, own + 1, `other ${own}`)] as const;
      return { pages, match: await begin(pages[0].door) };
    }

    async function playOne({ pages, match }: Begun): Promise<void> {
      const acknowledged = new Map<number, object>();
      const acknowledge: Acknowledge = (step, choice) => {
        acknowledged.set(step, choice);
        weather.choiceMade();
      };
      const ends = await Promise.all(
        pages.map(({ door }, seat) =>
          playSeat({ sit: (listener) => again(() => door.sit(match, seat, listener)), acknowledge }),
        ),
      );
      await weather.settled;
      expect(ends[0]?.look.outcome).toEqual(ends[1]?.look.outcome);
      const record = await again(() => pages[1].door.review.record(match));
      const lost = [...acknowledged].filter(([step, choice]) => !sameJson(record.choices[step]?.choice, choice));
      expect(lost).toEqual([]);
      expect(await again(() => pages[0].door.review.check(match))).toMatchObject({ sealFits: true, endFits: true });
      for (const each of pages) each.close();
    }

    while (weather.happened.length < INCIDENTS) {
      const matches = await Promise.all(Array.from({ length: MATCHES }, made));
      await Promise.all(matches.map(playOne));
    }
    console.log(`${opened} matches through ${weather.happened.length} incidents`);
  },
  120_000 + INCIDENTS * 20_000,
);

test('bots think on whichever node has time, also when Redis has lost their thought', async () => {
  const cookie = (await nodes[1]?.badge('Bea')) ?? '';
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify({
    game: 'end-of-line',
    players: [
      { name: 'Bea', kind: 'person', level: null },
      { name: 'Bot', kind: 'bot', level: 1 },
    ],
  });
  const made = await fetch(`${nodes[1]?.base}/api/matches`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  const { door } = await page(cookie, 2, 'her page');
  const end = await playSeat({ sit: (listener) => door.sit(id, 0, listener) });
  expect(end.look.outcome).not.toBeNull();
}, 120_000);
