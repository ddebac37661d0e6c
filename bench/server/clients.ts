import { createRequire } from 'node:module';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { connect, IN_CHANGES, type SeatPort, type Sight } from '@turnpoint/protocol';
import WebSocket from 'ws';
import { DAY, recorded } from './the-match.ts';

/** Two sockets at one match. */
export interface Pair {
  /** A new match, which both see. */
  begin(): Promise<void>;
  /** Fulfilled when both have heard of the choice with this number. */
  choose(step: number): Promise<void>;
}

export interface Served {
  readonly port: number;
  readonly cookies?: readonly string[];
}

/** What came in, over all sockets. */
export const heard = { bytes: 0, messages: 0 };
const count = (data: unknown): string => {
  const text = data instanceof ArrayBuffer ? '' : String(data);
  heard.bytes += data instanceof ArrayBuffer ? data.byteLength : text.length;
  heard.messages++;
  return text;
};
/** What `npm run bench` has fetched. */
const require = createRequire(new URL('../../tools/peers/package.json', import.meta.url));

/** Waits until both have reached a step. */
class Both {
  readonly #at = [-1, -1];
  #waiting: { step: number; resolve: () => void } | null = null;

  reach(seat: number, step: number): void {
    this.#at[seat] = step;
    if (this.#waiting !== null && this.#at.every((at) => at >= (this.#waiting?.step ?? 0))) {
      const { resolve } = this.#waiting;
      this.#waiting = null;
      resolve();
    }
  }

  until(step: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting = { step, resolve };
    return promise;
  }

  forget(): void {
    this.#at.fill(-1);
  }
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
const choiceAt = (step: number) => recorded[step] as (typeof recorded)[number];

async function turnpoint({ port, cookies = [] }: Served, n: number): Promise<Pair> {
  const both = new Both();
  const headers = { cookie: cookies[n % cookies.length] ?? '' };
  const doors = await Promise.all(
    [0, 1].map(async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, IN_CHANGES, { headers });
      await opened(socket);
      return connect({
        post: (message) => socket.send(JSON.stringify(message)),
        receive: (take) => socket.on('message', (data) => take(JSON.parse(count(data)))),
      });
    }),
  );
  let ports: SeatPort[] = [];
  const person = { name: 'Guest', kind: 'person', level: null } as const;
  return {
    async begin() {
      await Promise.all(ports.map((seat) => seat.close()));
      both.forget();
      const match = {
        game: 'end-of-line',
        options: endOfLine.defaults(2),
        players: [person, person],
        deal: { daily: DAY },
      };
      const made = await doors[0]?.library.create(match);
      if (!made?.ok) throw new Error('no match');
      const listener = (seat: number) => ({
        sight: ({ look }: Sight) => both.reach(seat, look.step),
        fault: (sentence: string) => console.error(sentence),
      });
      ports = await Promise.all(doors.map((door, seat) => door.sit(made.id, seat, listener(seat))));
    },
    async choose(step) {
      const { seat, choice } = choiceAt(step);
      const seen = both.until(step + 1);
      const answer = await ports[seat]?.choose([choice], step);
      if (answer?.kind !== 'done') throw new Error(`choice ${step}: ${answer?.kind}`);
      await seen;
    },
  };
}

async function bareWs({ port }: Served, n: number): Promise<Pair> {
  const both = new Both();
  const sockets = [0, 1].map((seat) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    return socket.on('message', (data) => both.reach(seat, JSON.parse(count(data)).step));
  });
  await Promise.all(sockets.map(opened));
  let matches = 0;
  const say = (seat: number, message: object) =>
    sockets[seat]?.send(JSON.stringify({ match: `${n} ${matches}`, seat, ...message }));
  return {
    begin() {
      matches++;
      both.forget();
      const seen = both.until(0);
      for (const seat of [0, 1]) say(seat, {});
      return seen;
    },
    choose(step) {
      const { seat, choice } = choiceAt(step);
      const seen = both.until(step + 1);
      say(seat, { choice, step });
      return seen;
    },
  };
}

/** Each match is a room of its own, which both leave when it is over. */
async function colyseus({ port }: Served): Promise<Pair> {
  const { Client } = require('@colyseus/sdk');
  const clients = [0, 1].map(() => new Client(`ws://127.0.0.1:${port}`));
  const both = new Both();
  let rooms: ColyseusRoom[] = [];
  return {
    async begin() {
      await Promise.all(rooms.map((room) => room.leave()));
      both.forget();
      const first: ColyseusRoom = await clients[0].create('match');
      rooms = [first, await clients[1].joinById(first.roomId)];
      rooms.forEach((room, seat) => {
        room.reconnection.enabled = false;
        const take = room.connection.events.onmessage;
        room.connection.events.onmessage = (event) => {
          count(event.data);
          take(event);
        };
        room.onMessage('chosen', ({ step }) => both.reach(seat, step));
      });
    },
    choose(step) {
      const { seat, choice } = choiceAt(step);
      const seen = both.until(step + 1);
      rooms[seat]?.send('choose', { seat, choice, step });
      return seen;
    },
  };
}

interface ColyseusRoom {
  readonly roomId: string;
  readonly reconnection: { enabled: boolean };
  readonly connection: { readonly events: { onmessage: (event: { data: ArrayBuffer }) => void } };
  onMessage(kind: string, take: (message: { step: number }) => void): void;
  send(kind: string, message: object): void;
  leave(): Promise<void>;
}

async function boardgameIo({ port }: Served, n: number): Promise<Pair> {
  const { io } = require('socket.io-client');
  const both = new Both();
  const sockets = [0, 1].map((seat) => {
    const socket = io(`http://127.0.0.1:${port}/end-of-line`, { transports: ['websocket'], forceNew: true });
    socket.on('sync', (_: string, { state }: { state: { _stateID: number } }) => both.reach(seat, state._stateID));
    socket.on('update', (_: string, { _stateID }: { _stateID: number }) => both.reach(seat, _stateID));
    socket.io.engine.on('message', count);
    return socket;
  });
  let matches = 0;
  const id = () => `${n}-${matches}`;
  return {
    async begin() {
      matches++;
      both.forget();
      const seen = both.until(0);
      // The first who asks for a match makes it.
      for (const seat of [0, 1]) sockets[seat].emit('sync', id(), String(seat), undefined, 2);
      await seen;
    },
    choose(step) {
      const { seat, choice } = choiceAt(step);
      const { kind, face = '', cell = -1 } = choice as { kind: string; face?: string; cell?: number };
      const payload = { type: 'move', args: [kind, face, cell], playerID: String(seat), credentials: undefined };
      const seen = both.until(step + 1);
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, step, id(), String(seat));
      return seen;
    },
  };
}

export const CLIENTS: Readonly<Record<string, (served: Served, n: number) => Promise<Pair>>> = {
  turnpoint,
  'bare ws': bareWs,
  colyseus,
  'boardgame.io': boardgameIo,
};
