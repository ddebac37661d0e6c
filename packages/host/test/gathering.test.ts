import { commitment, type MatchRecord } from '@turnpoint/kernel';
import { type Gathering, type GatheringPort, type NewGathering, partsFit } from '@turnpoint/protocol';
import { outsideOf } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import { createHost, memoryStorage, memoryTables, type Storage } from '../src/index.ts';
import { drop, Evening, FOUR, HUSH, person, playOut, TERMS, until } from './evening.ts';

const DAY = 86_400_000;
const OPEN = { kind: 'open' } as const;
const table = (parts: Partial<NewGathering> = {}): NewGathering => ({
  game: FOUR.id,
  options: FOUR.defaults(2),
  places: [OPEN, OPEN],
  terms: TERMS,
  listed: true,
  ...parts,
});

class Lounge extends Evening {
  override readonly host = createHost(this.outside, memoryTables());

  async open(who = 'ann', parts: Partial<NewGathering> = {}): Promise<string> {
    const made = await this.host.lobby(who)?.open(table(parts));
    if (!made?.ok) throw new Error('refused');
    return made.id;
  }

  async enter(id: string, who: string): Promise<GatheringPort & { now(): Gathering }> {
    const seen: Gathering[] = [];
    const port = await this.host.lobby(who)?.enter(id, { sight: (each) => seen.push(each), fault: () => {} });
    if (port === undefined) throw new Error('no lobby');
    return { ...port, now: () => seen.at(-1) as Gathering };
  }
}

const sit = (port: Seen, seat: number, name: string, { terms } = port.now()) =>
  port.sit({ seat, name, seal: commitment(`part of ${name}`), terms });
const reveal = (port: GatheringPort, name: string) => port.reveal(`part of ${name}`);

async function full(): Promise<{ lounge: Lounge; id: string; ann: Seen; bea: Seen }> {
  const lounge = new Lounge();
  const id = await lounge.open();
  const [ann, bea] = [await lounge.enter(id, 'ann'), await lounge.enter(id, 'bea')];
  await sit(ann, 0, 'Ann');
  await sit(bea, 1, 'Bea');
  return { lounge, id, ann, bea };
}
type Seen = GatheringPort & { now(): Gathering };

describe('a table is gathered, then dealt by all', () => {
  test('whoever sits down is seen by all at once; the last one begins the deal', async () => {
    const { ann, bea } = await full();
    expect(ann.now().places).toMatchObject([{ name: 'Ann' }, { name: 'Bea' }]);
    expect([ann.now().mine, bea.now().mine]).toEqual([[0], [1]]);
    expect([ann.now().isOwner, bea.now().isOwner]).toEqual([true, false]);
    expect(ann.now().state).toEqual({ kind: 'dealing' });
  });

  test('a place may be kept for somebody by name; whoever sits there has it', async () => {
    const lounge = new Lounge();
    const invited = { kind: 'open', invited: 'Bea' } as const;
    const ann = await lounge.enter(await lounge.open('ann', { places: [OPEN, invited] }), 'ann');
    expect(ann.now().places).toEqual([OPEN, invited]);
    await sit(ann, 1, 'Ann');
    expect(ann.now().places[1]).toMatchObject({ kind: 'person', name: 'Ann' });
    await ann.stand();
    expect(ann.now().places).toEqual([OPEN, OPEN]);
  });

  test('of the options everybody sees what all may know', async () => {
    const secret = { ...FOUR, openOptions: () => ({ shown: 1 }) };
    const lounge = new Lounge({ catalogue: outsideOf([secret]).catalogue });
    const ann = await lounge.enter(await lounge.open(), 'ann');
    expect(ann.now().options).toEqual({ shown: 1 });
    await sit(ann, 0, 'Ann');
    expect((await lounge.host.lobby('bea')?.list())?.[0]?.options).toEqual({ shown: 1 });
  });

  test('when all parts lie open the match is founded from them, and each has their seat', async () => {
    const { lounge, ann, bea } = await full();
    await reveal(ann, 'Ann');
    expect(bea.now().places[0]).toMatchObject({ revealed: true });
    await reveal(bea, 'Bea');
    const { state } = bea.now();
    if (state.kind !== 'begun') throw new Error('not begun');
    const header = (await lounge.outside.storage.read(state.match))?.header;
    expect(header?.holders).toEqual(['ann', 'bea']);
    expect(partsFit(header?.parts ?? [], header?.seed ?? '')).toBe(true);
    expect(header?.parts?.[0]?.seal).toBe(ann.now().seal);
    expect((await lounge.sit(state.match, 1, 'bea')).now().look.seat).toBe(1);
    await expect(lounge.sit(state.match, 0, 'bea')).rejects.toThrow('not yours');
    await expect(lounge.door('eve').watch(state.match, null)).rejects.toThrow('no such match');
  });

  test('who comes while the match is founded founds it too, and nobody is told of a fault', async () => {
    const storage = memoryStorage();
    const held: (() => void)[] = [];
    const create: Storage['create'] = async (match) => {
      await new Promise<void>((go) => held.push(go));
      return storage.create(match);
    };
    const lounge = new Lounge({ storage: { ...storage, create } });
    const id = await lounge.open();
    const [ann, bea] = [await lounge.enter(id, 'ann'), await lounge.enter(id, 'bea')];
    await sit(ann, 0, 'Ann');
    await sit(bea, 1, 'Bea');
    await reveal(ann, 'Ann');
    const last = reveal(bea, 'Bea');
    await until(() => held.length === 1);
    const again = lounge.enter(id, 'ann');
    await until(() => held.length === 2);
    for (const go of held) go();
    await expect(Promise.all([last, again])).resolves.toBeTruthy();
    expect((await again).now().state).toMatchObject({ kind: 'begun' });
  });

  test('no secret and nobody else is in what a visitor sees', async () => {
    const { lounge, id, ann, bea } = await full();
    await reveal(ann, 'Ann');
    const stranger = await lounge.enter(id, 'eve-the-third');
    for (const { now } of [bea, stranger]) {
      expect(JSON.stringify(now())).not.toMatch(/part of|ann"|bea"|"secret"|"who"/);
    }
  });

  test('a part that does not fit its seal is refused', async () => {
    const { ann, bea } = await full();
    await expect(ann.reveal('another part')).rejects.toThrow('does not fit your seal');
    await expect(reveal(bea, 'Ann')).rejects.toThrow('does not fit your seal');
    expect(ann.now().places[0]).toMatchObject({ revealed: false });
  });

  test('who does not open their part voids the deal: all see who, and the others seal anew', async () => {
    const { lounge, ann, bea } = await full();
    await reveal(ann, 'Ann');
    lounge.clock.turn(15_000);
    await until(() => ann.now().broken !== null);
    expect(ann.now()).toMatchObject({ state: { kind: 'gathering' }, broken: 'Bea' });
    expect(ann.now().places).toEqual([
      { kind: 'person', name: 'Ann', seal: '', revealed: false, agrees: true, isOwner: true, hasDeck: false },
      OPEN,
    ]);
    await sit(bea, 1, 'Bea');
    expect(ann.now().state).toEqual({ kind: 'gathering' });
    await ann.sit({ seat: 0, name: 'Ann', seal: commitment('a new part'), terms: TERMS });
    expect(ann.now()).toMatchObject({ state: { kind: 'dealing' }, broken: null });
  });

  test('where days are played the deal waits as long as a turn for who has gone, and goes on when they look in again', async () => {
    const lounge = new Lounge();
    const id = await lounge.open('ann', { terms: { ...TERMS, clock: { kind: 'days', days: 3 } } });
    const ann = await lounge.enter(id, 'ann');
    await sit(ann, 0, 'Ann');
    await ann.close();
    const bea = await lounge.enter(id, 'bea');
    await sit(bea, 1, 'Bea');
    await reveal(bea, 'Bea');
    lounge.clock.turn(2 * DAY);
    await new Promise((next) => setImmediate(next));
    // Who looks in meanwhile makes it no longer.
    await (await lounge.enter(id, 'bea')).close();
    expect(bea.now()).toMatchObject({ state: { kind: 'dealing' }, broken: null });
    await reveal(await lounge.enter(id, 'ann'), 'Ann');
    expect(bea.now().state.kind).toBe('begun');

    const other = await lounge.open('ann', { terms: { ...TERMS, clock: { kind: 'days', days: 3 } } });
    const [cid, dan] = [await lounge.enter(other, 'cid'), await lounge.enter(other, 'dan')];
    await sit(cid, 0, 'Cid');
    await sit(dan, 1, 'Dan');
    await reveal(dan, 'Dan');
    lounge.clock.turn(3 * DAY - 1);
    await (await lounge.enter(other, 'eve')).close();
    expect(dan.now()).toMatchObject({ state: { kind: 'dealing' } });
    lounge.clock.turn(1);
    await until(() => dan.now().broken === 'Cid');
  });

  test('of several parts that stay closed all see whose they are', async () => {
    const { lounge, ann } = await full();
    lounge.clock.turn(15_000);
    await until(() => ann.now().broken !== null);
    expect(ann.now()).toMatchObject({ broken: 'Ann, Bea', places: [OPEN, OPEN] });
  });

  /** Bea sits down, all deal, and her part stays closed until the deal is void. */
  async function keptWaiting({ lounge, ann, bea }: Awaited<ReturnType<typeof full>>): Promise<void> {
    if (bea.now().mine.length === 0) await sit(bea, 1, 'Bea');
    if (ann.now().state.kind === 'gathering') await sit(ann, 0, 'Ann');
    await reveal(ann, 'Ann');
    lounge.clock.turn(15_000);
    await until(() => ann.now().broken !== null);
  }

  test('who keeps a second deal waiting stays away for ten minutes, from this table alone', async () => {
    const there = await full();
    const { lounge, id, ann, bea } = there;
    await keptWaiting(there);
    await keptWaiting(there);
    await expect(sit(bea, 1, 'Bea')).rejects.toThrow('waited for you in vain');
    await expect(sit(bea, 1, 'Another name')).rejects.toThrow('waited for you in vain');
    expect(JSON.stringify(ann.now())).not.toMatch(/bea"|missed/);
    const elsewhere = await lounge.enter(await lounge.open('cid'), 'bea');
    await sit(elsewhere, 1, 'Bea');
    lounge.clock.turn(599_999);
    await expect(sit(bea, 1, 'Bea')).rejects.toThrow('waited for you in vain');
    lounge.clock.turn(1);
    await keptWaiting(there);
    await expect(sit(bea, 1, 'Bea')).rejects.toThrow('waited for you in vain');
    const cid = await lounge.enter(id, 'cid');
    await sit(cid, 1, 'Cid');
    await sit(ann, 0, 'Ann');
    expect(cid.now().state).toEqual({ kind: 'dealing' });
  });

  test('a table whose owner stays away is theirs who has sat there longest, and the owner may come again', async () => {
    const { lounge, ann, bea } = await full();
    const keepWaiting = async () => {
      await reveal(bea, 'Bea');
      lounge.clock.turn(15_000);
      await until(() => bea.now().broken !== null);
    };
    await keepWaiting();
    expect([ann.now().isOwner, bea.now().isOwner]).toEqual([true, false]);
    await sit(ann, 0, 'Ann');
    await sit(bea, 1, 'Bea');
    await keepWaiting();
    expect([ann.now().isOwner, bea.now().isOwner]).toEqual([false, true]);
    lounge.clock.turn(600_000);
    await sit(ann, 0, 'Ann');
    await sit(bea, 1, 'Bea');
    await reveal(ann, 'Ann');
    await reveal(bea, 'Bea');
    expect(ann.now().state.kind).toBe('begun');
  });

  test('time that was given to one deal does not end the next', async () => {
    const { lounge, ann, bea } = await full();
    lounge.clock.turn(14_000);
    await bea.stand();
    await sit(bea, 1, 'Bea the second');
    lounge.clock.turn(2_000);
    for (let i = 0; i < 20; i++) await new Promise((next) => setImmediate(next));
    for (const port of [ann, bea]) expect(port.now()).toMatchObject({ state: { kind: 'dealing' }, broken: null });
  });

  test('who only looks on cannot stop a deal', async () => {
    const { lounge, id, ann } = await full();
    await reveal(ann, 'Ann');
    const eve = await lounge.enter(id, 'eve');
    await expect(eve.stand()).rejects.toThrow('no place');
    expect(ann.now()).toMatchObject({ state: { kind: 'dealing' }, places: [{ revealed: true }, {}] });
  });

  test('who opened a table and does not play has no say in the match', async () => {
    const lounge = new Lounge();
    const id = await lounge.open('eve');
    const [ann, bea] = [await lounge.enter(id, 'ann'), await lounge.enter(id, 'bea')];
    await sit(ann, 1, 'Ann');
    await sit(bea, 0, 'Bea');
    for (const [port, name] of [[ann, 'Ann'] as const, [bea, 'Bea'] as const]) await reveal(port, name);
    const { match } = ann.now().state as { match: string };
    expect((await lounge.outside.storage.read(match))?.header.owner).toBe('ann');
    await expect(lounge.door('eve').watch(match, null)).rejects.toThrow('no such match');
  });

  test('the owner lets bots take what is open, others cannot', async () => {
    const lounge = new Lounge();
    const id = await lounge.open();
    const [ann, bea] = [await lounge.enter(id, 'ann'), await lounge.enter(id, 'bea')];
    await expect(bea.fill(2)).rejects.toThrow('only who made this table');
    await expect(ann.fill(2)).rejects.toThrow('sit down first');
    await sit(ann, 1, 'Ann');
    await ann.fill(2);
    await reveal(ann, 'Ann');
    const { state } = ann.now();
    if (state.kind !== 'begun') throw new Error('not begun');
    const header = (await lounge.outside.storage.read(state.match))?.header;
    expect(header?.players).toMatchObject([
      { name: 'Ada', kind: 'bot', level: 2 },
      { name: 'Ann', kind: 'person' },
    ]);
  });

  test('places are taken once, names are told apart, and who stands up leaves an open place', async () => {
    const lounge = new Lounge();
    const id = await lounge.open();
    const [ann, bea] = [await lounge.enter(id, 'ann'), await lounge.enter(id, 'bea')];
    await sit(ann, 0, 'Ann');
    await expect(sit(bea, 0, 'Bea')).rejects.toThrow('taken');
    await expect(sit(bea, 1, ' ann ')).rejects.toThrow('name is taken');
    await expect(sit(bea, 1, 'A\u202ean\u200bn')).resolves.toBeUndefined();
    expect(ann.now().places[1]).toMatchObject({ name: 'A an n' });
    await bea.stand();
    await expect(sit(bea, 1, 'Ann\u200b')).rejects.toThrow('name is taken');
    await expect(sit(bea, 1, '\u200b')).rejects.toThrow('1 to 24');
    await expect(sit(bea, 1, '')).rejects.toThrow('1 to 24');
    await expect(sit(bea, 9, 'Bea')).rejects.toThrow('no such place');
    await expect(bea.sit({ seat: 1, name: 'Bea', seal: 'x', terms: TERMS })).rejects.toThrow('64');
    await ann.stand();
    expect(bea.now().places).toEqual([OPEN, OPEN]);
  });
});

describe('what a table agrees on', () => {
  const SLOW = { ...TERMS, clock: { kind: 'days', days: 3 } } as const;

  /** Ann and Bea sit, Cid is still missing. */
  async function waiting() {
    const lounge = new Lounge();
    const id = await lounge.open('ann', { game: HUSH.id, options: HUSH.defaults(3), places: [OPEN, OPEN, OPEN] });
    const [ann, bea, cid] = [
      await lounge.enter(id, 'ann'),
      await lounge.enter(id, 'bea'),
      await lounge.enter(id, 'cid'),
    ];
    await sit(ann, 0, 'Ann');
    await sit(bea, 1, 'Bea');
    return { ann, bea, cid };
  }
  const agrees = ({ now }: Seen) => now().places.flatMap((place) => (place.kind === 'person' ? [place.agrees] : []));

  test('a change asks the others again, and nothing is dealt before all agree', async () => {
    const { ann, bea, cid } = await waiting();
    await ann.settle(SLOW, false);
    expect(bea.now()).toMatchObject({ terms: SLOW, listed: false });
    expect(agrees(bea)).toEqual([true, false]);
    await sit(cid, 2, 'Cid');
    expect(cid.now().state).toEqual({ kind: 'gathering' });
    await expect(bea.agree(TERMS)).rejects.toThrow('changed again');
    await bea.agree(SLOW);
    expect(cid.now().state).toEqual({ kind: 'dealing' });
  });

  test('who sat down to terms that had just changed is asked, and sealing anew answers nothing', async () => {
    const { ann, bea, cid } = await waiting();
    const before = cid.now();
    await ann.settle(SLOW, false);
    await bea.agree(SLOW);
    await sit(cid, 2, 'Cid', before);
    expect(agrees(ann)).toEqual([true, true, false]);
    await sit(cid, 2, 'Cid');
    expect(agrees(ann)).toEqual([true, true, false]);
    expect(ann.now().state).toEqual({ kind: 'gathering' });
    await cid.agree(SLOW);
    expect(ann.now().state).toEqual({ kind: 'dealing' });
  });

  test('only the owner changes it, and saying the same again asks nobody', async () => {
    const { ann, bea } = await waiting();
    await expect(bea.settle(SLOW, true)).rejects.toThrow('only who made this table');
    await ann.settle(TERMS, false);
    expect(agrees(ann)).toEqual([true, true]);
    expect(ann.now().listed).toBe(false);
  });

  test('when the owner leaves, the table is theirs who has sat there longest', async () => {
    const { ann, bea, cid } = await waiting();
    await ann.stand();
    expect([ann.now().isOwner, bea.now().isOwner, cid.now().isOwner]).toEqual([false, true, false]);
    await sit(cid, 0, 'Cid');
    await bea.settle(SLOW, true);
    expect(cid.now().places.map((place) => place.kind === 'person' && place.isOwner)).toEqual([false, true, false]);
  });
});

test('the owner frees the place of who does not agree to changed terms, and nobody else’s', async () => {
  const lounge = new Lounge();
  const id = await lounge.open();
  const [ann, bea, cem] = [await lounge.enter(id, 'ann'), await lounge.enter(id, 'bea'), await lounge.enter(id, 'cem')];
  await sit(bea, 1, 'Bea');
  await expect(cem.free(1)).rejects.toThrow('only who made this table');
  await ann.free(1);
  expect(ann.now().places[1]).toMatchObject({ name: 'Bea' });
  await ann.settle({ ...TERMS, spectators: 'public' }, true);
  await expect(ann.free(7)).rejects.toThrow('no such place');
  await ann.free(1);
  // A message that comes twice does nothing more.
  await ann.free(1);
  expect([bea.now().mine, bea.now().places[1]]).toEqual([[], OPEN]);
  await sit(cem, 1, 'Cem');
  await sit(ann, 0, 'Ann');
  expect(ann.now().state).toEqual({ kind: 'dealing' });
  await expect(ann.free(1)).rejects.toThrow('complete');
});

test('who asks for the lobby within a second is told by one look at the storage; what changes here is told at once', async () => {
  let looked = 0;
  class Counted extends Lounge {
    override readonly host = createHost(this.outside, {
      ...memoryTables(),
      listed: async () => {
        looked++;
        return [];
      },
    });
  }
  const lounge = new Counted();
  const ask = () => Promise.all(['ann', 'bea', 'cem'].map((who) => lounge.host.lobby(who)?.list()));
  await ask();
  await ask();
  expect(looked).toBe(1);
  await lounge.open();
  await ask();
  expect(looked).toBe(2);
  lounge.clock.turn(1_000);
  await ask();
  expect(looked).toBe(3);
  // A clock that is set back hides nothing.
  lounge.clock.turn(-3_600_000);
  await ask();
  expect(looked).toBe(4);
});

describe('a table that all have left', () => {
  test('is theirs who sits down next, and until then in no lobby', async () => {
    const lounge = new Lounge();
    const id = await lounge.open();
    const [ann, bea] = [await lounge.enter(id, 'ann'), await lounge.enter(id, 'bea')];
    const listed = async () => (await lounge.host.lobby('eve')?.list())?.length;
    expect(await listed()).toBe(0);
    await sit(ann, 0, 'Ann');
    expect(await listed()).toBe(1);
    await ann.stand();
    expect(await listed()).toBe(0);
    await sit(bea, 0, 'Bea');
    expect([ann.now().isOwner, bea.now().isOwner, await listed()]).toEqual([false, true, 1]);
  });

  test('or that nobody came to for a day, a fortnight where days are played, is no longer offered', async () => {
    const days = { ...TERMS, clock: { kind: 'days', days: 3 } } as const;
    for (const [terms, offered] of [[TERMS, 1] as const, [days, 14] as const]) {
      const lounge = new Lounge();
      const ann = await lounge.enter(await lounge.open('ann', { terms }), 'ann');
      await sit(ann, 0, 'Ann');
      const listed = async () => (await lounge.host.lobby('eve')?.list())?.length;
      lounge.clock.turn(offered * 86_400_000);
      expect(await listed()).toBe(1);
      lounge.clock.turn(1);
      expect(await listed()).toBe(0);
    }
  });
});

describe('the lobby', () => {
  test('lists what was listed and still gathers', async () => {
    const lounge = new Lounge();
    await lounge.open('ann', { listed: false });
    const id = await lounge.open('ann');
    const list = async () => (await lounge.host.lobby('eve')?.list())?.map((each) => each.id);
    const [ann, bea] = [await lounge.enter(id, 'ann'), await lounge.enter(id, 'bea')];
    await sit(ann, 0, 'Ann');
    expect(await list()).toEqual([id]);
    await sit(bea, 1, 'Bea');
    expect(await list()).toEqual([]);
  });

  test('opens no table that the rules refuse', async () => {
    const lounge = new Lounge();
    const opened = await lounge.host.lobby('ann')?.open(table({ places: [OPEN] }));
    expect(opened).toMatchObject({ ok: false });
  });
});

test('who looks on where it is allowed can watch and has no seat', async () => {
  const lounge = new Lounge();
  const id = await lounge.open('ann', {
    places: [OPEN, { kind: 'bot', level: 1 }],
    terms: { ...TERMS, spectators: 'public' },
  });
  const ann = await lounge.enter(id, 'ann');
  await sit(ann, 0, 'Ann');
  await reveal(ann, 'Ann');
  const { state } = ann.now();
  if (state.kind !== 'begun') throw new Error('not begun');
  expect(await lounge.door('eve').library.summary(state.match)).toMatchObject({ seats: [], mine: null });
  await lounge.door('eve').watch(state.match, null);
  await expect(lounge.sit(state.match, 0, 'eve')).rejects.toThrow();
});

describe('a match that began on a device', () => {
  /** Ann and Bo have made two choices at one screen. */
  async function begun(): Promise<{ lounge: Lounge; record: MatchRecord }> {
    const device = new Evening();
    const match = await device.begin(FOUR, [person('Ann'), person('Bo')]);
    const seats = [await device.sit(match, 0), await device.sit(match, 1)];
    for (const [at, seat] of seats.entries()) await seat.pick(drop(at));
    return { lounge: new Lounge(), record: await device.door().library.handOver(match) };
  }

  test('goes on at a table elsewhere, where each has their seat', async () => {
    const { lounge, record } = await begun();
    const id = await lounge.open('ann', { brought: JSON.stringify(record) });
    const [ann, bea] = [await lounge.enter(id, 'ann'), await lounge.enter(id, 'bea')];
    expect(ann.now().brought).toBe(2);
    expect(JSON.stringify(bea.now())).not.toContain(record.seed);
    await sit(ann, 0, 'Ann');
    await sit(bea, 1, 'Bea');
    for (const [port, name] of [[ann, 'Ann'] as const, [bea, 'Bea'] as const]) await reveal(port, name);
    const { match } = ann.now().state as { match: string };
    const seat = await lounge.sit(match, 0, 'ann');
    expect(seat.now().look.step).toBe(2);
    await expect(lounge.sit(match, 1, 'ann')).rejects.toThrow('not yours');
    expect(await seat.pick(drop(3))).toEqual({ kind: 'done' });
    const stored = await lounge.outside.storage.read(match);
    expect(stored?.choices).toHaveLength(3);
    expect(stored?.aside?.asked[0]?.step).toBe(2);
  });

  test('is played again before it is believed', async () => {
    const { lounge, record } = await begun();
    const bring = (brought: string, places: NewGathering['places'] = [OPEN, OPEN]) =>
      lounge.host.lobby('ann')?.open(table({ brought, places }));
    await expect(bring('{}')).rejects.toThrow();
    await expect(bring(JSON.stringify({ ...record, seed: 'another' }))).rejects.toThrow();
    await expect(bring(JSON.stringify(record), [OPEN, OPEN, OPEN])).rejects.toThrow('other seats');
    const over = new Evening();
    const match = await over.begin(FOUR, [person('Ann'), person('Bo')]);
    await playOut(over, match);
    await expect(bring(JSON.stringify(await over.door().library.handOver(match)))).rejects.toThrow('is over');
  });

  test('is handed over to nobody else', async () => {
    const device = new Evening();
    const match = await device.begin(FOUR, [person('Ann'), person('Bo')]);
    await expect(device.door('eve').library.handOver(match)).rejects.toThrow('no such match');
  });
});
