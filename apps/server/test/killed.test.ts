import { once } from 'node:events';
import { stream } from '@turnpoint/kernel';
import { connect, type Far, type Sight } from '@turnpoint/protocol';
import { TurnpointServer } from '@turnpoint/testkit/servers';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { begin, playBoth } from './two-seats.ts';

/** How often the server is killed: TURNPOINT_KILLS=200 takes some minutes. */
const KILLS = Number(process.env.TURNPOINT_KILLS ?? 4);
const MATCHES = 6;

const server = new TurnpointServer();
afterAll(() => server.remove());

async function doorOf({ base }: TurnpointServer, cookie: string): Promise<Far> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  socket.on('error', () => {});
  await once(socket, 'open');
  const door = connect({
    post: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    receive: (take) => socket.on('message', (data) => take(JSON.parse(String(data)))),
  });
  socket.on('close', () => door.fail('gone'));
  return door;
}

test(`killed ${KILLS} times under load: every acknowledged choice is there again`, {
  timeout: 60_000 + KILLS * 20_000,
}, async () => {
  const int = stream('kills');
  await server.start();
  const cookie = await server.badge('Ann');
  for (let n = 0; n < KILLS; n++) {
    const door = await doorOf(server, cookie);
    const matches: string[] = [];
    for (let i = 0; i < MATCHES; i++) matches.push(await begin(door));
    const acknowledged = new Map<string, number>();
    let left = 1 + int(60);
    const enough = Promise.withResolvers<void>();
    const playing = matches.map((match) =>
      playBoth(door, match, (step) => {
        acknowledged.set(match, step);
        if (--left === 0) enough.resolve();
      }).catch(() => {}),
    );
    await Promise.race([enough.promise, Promise.all(playing)]);
    await server.kill();
    await Promise.all(playing);
    await server.start();
    const again = await doorOf(server, cookie);
    for (const match of matches) {
      const sights: Sight[] = [];
      const port = await again.sit(match, 0, { sight: (sight) => sights.push(sight), fault: () => {} });
      expect(sights[0]?.look.step).toBeGreaterThanOrEqual(acknowledged.get(match) ?? 0);
      await port.close();
    }
    expect(acknowledged.size).toBeGreaterThan(0);
  }
});
