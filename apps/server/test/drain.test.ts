import { once } from 'node:events';
import { type Channel, connect, type Far, type Sight } from '@turnpoint/protocol';
import { PostgresServer } from '@turnpoint/testkit/servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainAndClose } from '../src/operations/drain.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { Club } from './club.ts';
import { begin, playBoth } from './two-seats.ts';

const server = new PostgresServer();
beforeAll(() => server.start(), 60_000);
afterAll(() => server.stop(), 60_000);

/** A page that opens its next socket at whichever node is still there, as it would behind a load balancer. */
async function page(nodes: Club[], cookie: string, whenBack: (ms: number) => void): Promise<Far> {
  let door: Far | null = null;

  async function line(): Promise<Channel> {
    for (;;) {
      const node = nodes[0] as Club;
      const socket = node.socket(cookie);
      const isOpen = await once(socket, 'open').then(
        () => true,
        () => false,
      );
      if (!isOpen) {
        nodes.push(nodes.shift() as Club);
        continue;
      }
      socket.once('close', async () => {
        const lost = performance.now();
        const next = await line();
        whenBack(performance.now() - lost);
        door?.resume(next);
      });
      return {
        post: (message) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
        receive: (take) => socket.on('message', (data) => take(JSON.parse(String(data)))),
      };
    }
  }

  door = connect(await line(), 'a page');
  return door;
}

test('a node closes in the middle of a match: its client goes on at another one and loses no call', async () => {
  const url = await server.empty();
  const nodes = [new Club(), new Club()] as const;
  for (const node of nodes) await node.open({}, await openPostgres(url));
  const gaps: number[] = [];
  const door = await page([...nodes], await nodes[0].badge('Ann'), (ms) => gaps.push(ms));
  const match = await begin(door);
  const acknowledged: number[] = [];
  let closed: Promise<void> | null = null;
  const end = await playBoth(door, match, (step) => {
    acknowledged.push(step);
    if (step === 3) closed = drainAndClose(nodes[0].app, 0);
  });
  await closed;
  expect(end.look.outcome).not.toBeNull();
  // Every choice was answered, in order, none twice and none left out.
  expect(acknowledged).toEqual(acknowledged.map((_, at) => at + 1));
  expect(gaps).toHaveLength(1);
  expect(gaps[0]).toBeLessThan(1_500);
  await expect(nodes[0].ask('/healthz')).rejects.toThrow();
  for (const node of nodes) await node.close();
});

test('while it drains it says so and takes nobody in', async () => {
  const node = new Club();
  await node.open();
  const cookie = await node.badge('Ann');
  node.app.drain.isOn = true;
  expect((await node.ask('/readyz')).status).toBe(503);
  const [, answer] = await once(node.socket(cookie), 'unexpected-response');
  expect(answer.statusCode).toBe(503);
  await node.close();
});

test('a request that is under way when it closes is answered', async () => {
  const node = new Club();
  await node.open();
  const ann = await node.guest('Ann');
  const seat = `/api/matches/${await begin(ann)}/seats/1`;
  const { look } = (await (await node.ask(seat, { cookie: ann.cookie })).json()) as { look: Sight['look'] };
  await ann.leave();
  const { write } = node.database;
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  node.database.write = async (batch) => {
    asked.resolve();
    await held.promise;
    return write(batch);
  };
  const body = JSON.stringify({ choices: [look.choices[0]], at: look.step });
  const chosen = node.ask(`${seat}/choose`, { cookie: ann.cookie, method: 'POST', body });
  await asked.promise;
  const closed = node.close();
  // It has begun to close then.
  await expect.poll(() => node.app.drain.isOn).toBe(true);
  held.resolve();
  expect(await (await chosen).json()).toEqual({ kind: 'done' });
  await closed;
});
