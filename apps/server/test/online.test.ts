import type { SeatPort, Sight } from '@turnpoint/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Club, type Guest } from './club.ts';
import { gathered, OPEN, optionsOf, sitDown } from './gathered.ts';

const club = new Club();
beforeAll(() => club.open());
afterAll(() => club.close());

/** Sits at a seat and plays whatever comes first until the match is over. */
async function playOn(guest: Guest, match: string, seat: number): Promise<Sight> {
  const sights: Sight[] = [];
  const waiting: (() => void)[] = [];
  const port: SeatPort = await guest.sit(match, seat, {
    sight(sight) {
      sights.push(sight);
      for (const wake of waiting.splice(0)) wake();
    },
    fault: () => {},
  });
  for (;;) {
    const sight = sights.at(-1) as Sight;
    const { look } = sight;
    if (look.outcome !== null) {
      await port.close();
      return sight;
    }
    const [choice] = look.choices;
    const next = new Promise<void>((wake) => waiting.push(wake));
    if (choice !== undefined) await port.choose([choice], look.step);
    if (sights.at(-1) === sight) await next;
  }
}

describe('people on two machines', () => {
  // Those with most to hide are played in spectator.test.ts, before somebody who watches.
  test.each(['end-of-line', 'timestream'])(
    'gather, deal and play a whole match of %s, and all end with the same',
    async (game) => {
      const guests = [await club.guest('Ann'), await club.guest('Bea')];
      const match = await gathered(guests, game);
      const ends = await Promise.all(guests.map((guest, seat) => playOn(guest, match, seat)));
      expect(ends[0]?.look.outcome).not.toBeNull();
      expect(ends[0]?.look.outcome).toEqual(ends[1]?.look.outcome);
      const check = await guests[0]?.review.check(match);
      expect(check).toMatchObject({ sealFits: true, endFits: true });
      await Promise.all(guests.map((guest) => guest.leave()));
    },
    60_000,
  );

  test('a bot takes a place that stays open, and thinks in a thread of its own', async () => {
    const ann = await club.guest('Ann');
    const options = await optionsOf('end-of-line', 2);
    const terms = { undo: 'until-next', clock: null, spectators: 'none', standIn: null } as const;
    const made = await ann.lobby.open({ game: 'end-of-line', options, places: [OPEN, OPEN], terms, listed: false });
    if (!made.ok) throw new Error('refused');
    const table = await sitDown(ann, made.id, 0);
    await table.fill(2);
    await table.reveal('part of Ann');
    const { state } = await table.until(({ state: now }) => now.kind === 'begun');
    if (state.kind !== 'begun') throw new Error('not begun');
    await ann.tempo(state.match, 0);
    expect((await playOn(ann, state.match, 0)).look.outcome).not.toBeNull();
    await ann.leave();
  }, 60_000);
});

describe('who comes in', () => {
  test('nobody without a badge, from another site, or with a badge of their own making', async () => {
    const refused = (cookie: string, headers = {}) =>
      new Promise<number | undefined>((resolve) =>
        club.socket(cookie, headers).once('unexpected-response', (_, answer) => resolve(answer.statusCode)),
      );
    const cookie = await club.badge('Ann');
    expect(await refused('')).toBe(401);
    expect(await refused(cookie, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await refused(cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(401);
  });

  test('what is no call gets one sentence, and the socket stays', async () => {
    const ann = await club.guest('Ann');
    const said = (text: string) =>
      new Promise<{ error: string }>((resolve) => {
        ann.socket.once('message', (data) => resolve(JSON.parse(String(data))));
        ann.socket.send(text);
      });
    expect((await said('{')).error).toBe('this message is no call');
    expect((await said('{"call":1,"on":"library","verb":"__proto__","args":[]}')).error).toContain('there is no call');
    expect((await said('{"call":1,"on":"library","verb":"summary","args":[7]}')).error).toContain('"summary"');
    expect((await said('{"call":1,"on":9,"verb":"text","args":[]}')).error).toBe('this port is closed');
    expect(await ann.library.summary('nothing')).toBeNull();
    await ann.leave();
  });
});

describe('who one is', () => {
  test('a guest is made by a name, renamed, told what is kept, and forgotten', async () => {
    expect(await (await club.ask('/api/me')).json()).toEqual({ name: null });
    expect((await club.ask('/api/me/export')).status).toBe(401);
    expect((await club.ask('/api/me', { method: 'PUT', body: '{"name":""}' })).status).toBe(400);
    const cookie = await club.badge('Ann');
    expect(await (await club.ask('/api/me', { cookie })).json()).toEqual({ name: 'Ann' });
    await club.ask('/api/me', { cookie, method: 'PUT', body: '{"name":"Anna"}' });
    expect(await (await club.ask('/api/me/export', { cookie })).json()).toMatchObject({
      name: 'Anna',
      matches: [],
      tokens: [],
      said: [],
    });
    const foreign = await club.ask('/api/me', {
      cookie,
      method: 'DELETE',
      body: '{}',
      headers: { origin: 'https://x.example' },
    });
    expect(foreign.status).toBe(403);
    expect((await club.ask('/api/me', { cookie, method: 'DELETE', body: '{}' })).status).toBe(200);
    expect(await (await club.ask('/api/me', { cookie })).json()).toEqual({ name: null });
  });
});
