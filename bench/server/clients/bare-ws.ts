import WebSocket from 'ws';
import { Both, choiceAt, count, opened, type Pair, type Served } from './pair.ts';

export async function bareWs({ port }: Served, n: number): Promise<Pair> {
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
