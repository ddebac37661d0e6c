import { endOfLine } from '@turnpoint/end-of-line/rules';
import { type Channel, connect, IN_CHANGES, type SeatPort, type Sight } from '@turnpoint/protocol';
import WebSocket from 'ws';
import { DAY } from '../the-match.ts';
import { Both, choiceAt, count, opened, type Pair, type Served } from './pair.ts';

/** As a page does it: only what has changed comes in, and each choice carries a receipt. */
export async function turnpoint({ port, cookies = [] }: Served, n: number): Promise<Pair> {
  const both = new Both();
  const headers = { cookie: cookies[n % cookies.length] ?? '' };
  const doors = await Promise.all(
    [0, 1].map(async (seat) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, IN_CHANGES, { headers });
      await opened(socket);
      const channel: Channel = {
        post: (message) => socket.send(JSON.stringify(message)),
        receive: (take) => socket.on('message', (data) => take(JSON.parse(count(data)))),
      };
      return connect(channel, `page ${n} ${seat}`);
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
