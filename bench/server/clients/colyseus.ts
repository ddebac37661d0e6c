import { createRequire } from 'node:module';
import { Both, choiceAt, count, type Pair, type Served } from './pair.ts';

/** What `npm run bench` has fetched. */
const require = createRequire(new URL('../../../tools/peers/package.json', import.meta.url));

/** Each match is a room of its own, which both leave when it is over. */
export async function colyseus({ port }: Served): Promise<Pair> {
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
