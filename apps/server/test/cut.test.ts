import { once } from 'node:events';
import { type Channel, connect, type Far, IN_CHANGES } from '@turnpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Club } from './club.ts';
import { playSeat } from './play-seat.ts';
import { begin } from './two-seats.ts';

/** Every how many messages of the match the socket is cut once: `TURNPOINT_CUTS=1` for each of them. */
const EVERY = Number(process.env.TURNPOINT_CUTS ?? 9);

const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());

/** A client as the page has it, whose socket is cut at one message, sent or received: that one is lost, and all after it. */
class Client {
  readonly far: Far;
  messages = 0;
  readonly #cookie: string;
  readonly #cutAt: number;
  readonly #sockets: WebSocket[] = [];

  constructor(cookie: string, cutAt: number) {
    this.#cookie = cookie;
    this.#cutAt = cutAt;
    this.far = connect(this.#channel(), `client ${cutAt}`);
  }

  #channel(): Channel {
    const socket = new WebSocket(`${club.base.replace('http', 'ws')}/api/socket`, IN_CHANGES, {
      headers: { cookie: this.#cookie },
    });
    this.#sockets.push(socket);
    const opened = once(socket, 'open');
    socket.on('close', () => {
      if (!this.#isLeft) this.far.resume(this.#channel());
    });
    const passes = (): boolean => {
      if (this.#sockets.at(-1) !== socket) return false;
      if (this.messages++ !== this.#cutAt) return true;
      socket.terminate();
      return false;
    };
    return {
      post: (message) => void opened.then(() => passes() && socket.send(JSON.stringify(message))).catch(() => {}),
      receive: (take) =>
        void socket.on('message', (data) => {
          if (passes()) take(JSON.parse(String(data)));
        }),
    };
  }

  #isLeft = false;

  async leave(): Promise<void> {
    this.#isLeft = true;
    const socket = this.#sockets.at(-1) as WebSocket;
    const gone = once(socket, 'close');
    socket.close();
    await gone;
  }
}

/** A whole match through a socket that is cut once; what its players see at the end, and how many messages it took. */
async function played(cookie: string, cutAt: number): Promise<{ ends: unknown; messages: number }> {
  const client = new Client(cookie, cutAt);
  const { far } = client;
  // What would make a second match is not sent again: whoever asked looks whether there is one.
  const match = await begin(far).catch(async () => (await far.library.list()).matches[0]?.id ?? begin(far));
  const ends = await Promise.all(
    [0, 1].map((seat) => playSeat({ sit: (listener) => far.sit(match, seat, listener), fault: expect.unreachable })),
  );
  const { log } = await far.review.replay(match);
  await far.library.remove(match);
  await client.leave();
  return { ends: [ends.map(({ look }) => look), log], messages: client.messages };
}

test('a socket that is cut at any message of a match changes nothing of how it ends', {
  timeout: 60_000 + 600_000 / EVERY,
}, async () => {
  const cookie = await club.badge('Ann');
  const whole = await played(cookie, -1);
  let cuts = 0;
  for (let at = 0; at < whole.messages; at += EVERY) {
    const cut = await played(cookie, at);
    expect(cut.ends, `cut at message ${at} of ${whole.messages}`).toEqual(whole.ends);
    cuts++;
  }
  if (EVERY === 1) console.log(`${cuts} cuts, one at each of ${whole.messages} messages`);
  expect(cuts).toBeGreaterThan(5);
});
