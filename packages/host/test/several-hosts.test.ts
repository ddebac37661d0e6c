import type { Game } from '@turnpoint/kernel';
import { HandClock } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import { firstAside, type Header, MISSED, memoryStorage, type Storage } from '../src/index.ts';
import { bot, drop, Evening, FOUR, HUSH, person, TERMS, until } from './evening.ts';

const two = [person('Ann'), person('Bea')];
const TIMED = { ...TERMS, clock: { kind: 'choice', seconds: 5 } } as const;

/** Hosts on one storage that hear nothing of each other. */
async function apart(game: Game, players = two) {
  const storage = memoryStorage();
  const clock = new HandClock();
  const hosts = [new Evening({ storage, time: clock }), new Evening({ storage, time: clock })] as const;
  return { storage, clock, hosts, match: await hosts[0].begin(game, players) };
}

const turn = () => new Promise((next) => setImmediate(next));

test('an unseen answer at another host neither shows nor stands in the way', async () => {
  const { hosts, match, storage } = await apart(HUSH);
  const [ann, bea] = [await hosts[0].sit(match, 0), await hosts[1].sit(match, 1)];
  await ann.pick(ann.now().look.choices[0] as object);
  const before = bea.sights.length;
  const again = await hosts[1].sit(match, 1);
  expect([bea.sights.length, JSON.stringify(again.now().look)]).toEqual([before, JSON.stringify(bea.now().look)]);
  expect(await bea.pick(bea.now().look.choices[0] as object)).toEqual({ kind: 'done' });
  expect((await storage.read(match))?.choices).toHaveLength(2);
});

test('whoever comes sees what is stored, also where a host has an older match in memory', async () => {
  const { hosts, match } = await apart(FOUR);
  await hosts[1].sit(match, 1);
  const ann = await hosts[0].sit(match, 0);
  await ann.pick(drop(3));
  expect((await hosts[1].sit(match, 1)).now().look.step).toBe(1);
  expect((await hosts[1].door().library.summary(match))?.asked).toEqual([1]);
});

test('a choice made for a newer look than the host has is no stale one', async () => {
  const { hosts, match } = await apart(FOUR);
  const bea = await hosts[1].sit(match, 1);
  const ann = await hosts[0].sit(match, 0);
  await ann.pick(drop(3));
  expect(await bea.choose([drop(3)], 1)).toEqual({ kind: 'done' });
});

test('what nobody told of is seen after a while', async () => {
  const { hosts, match, clock } = await apart(FOUR);
  const [ann, bea] = [await hosts[0].sit(match, 0), await hosts[1].sit(match, 1)];
  await ann.pick(drop(3));
  expect(bea.now().look.step).toBe(0);
  clock.turn(20_000);
  await until(() => bea.now().look.step === 1);
});

test('when the bus was away, matches that are looked at are compared with what is stored at once', async () => {
  const storage = memoryStorage();
  const heard: ((news: string) => void)[] = [];
  const bus = { tell: () => {}, hear: (listener: (news: string) => void) => void heard.push(listener) };
  const hosts = [new Evening({ storage }), new Evening({ storage, bus })] as const;
  const match = await hosts[0].begin(FOUR, two);
  const [ann, bea] = [await hosts[0].sit(match, 0), await hosts[1].sit(match, 1)];
  await ann.pick(drop(3));
  for (const listener of heard) listener(MISSED);
  await until(() => bea.now().look.step === 1);
});

test('bots of two hosts answer once', async () => {
  const { hosts, match, storage, clock } = await apart(FOUR, [person('Ann'), bot('Bot')]);
  const [ann] = [await hosts[0].sit(match, 0), await hosts[1].sit(match, 0)];
  await hosts[0].door().tempo(match, 500);
  await hosts[1].door().tempo(match, 500);
  await ann.pick(drop(3));
  await hosts[1].sit(match, 0);
  await turn();
  clock.turn(500);
  await until(() => ann.now().look.step === 2);
  await turn();
  expect((await storage.read(match))?.choices.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('clocks of two hosts ring once for one question, and what follows has time of its own', async () => {
  const { hosts, storage, clock } = await apart(FOUR);
  const id = await hosts[0].begin(HUSH, [...two, person('Cid')]);
  const stored = await storage.read(id);
  const header = { ...stored?.header, id: 'timed', terms: TIMED } as Header;
  await storage.create({ header, choices: [], end: null, changed: 0, aside: firstAside(header, 0, 0) });
  const [one] = [await hosts[0].sit('timed', 0), await hosts[1].sit('timed', 1)];
  await one.pick(one.now().look.choices[0] as object);
  clock.turn(5000);
  await turn();
  const { choices } = (await storage.read('timed')) ?? { choices: [] };
  const late = choices.filter(({ choice }) => choice.kind === 'time-out');
  expect(late.map(({ seat }) => seat)).toEqual([1]);
});

describe('nothing is seen that is not stored', () => {
  /** Its appends wait until they are let go. */
  function slow(storage: Storage) {
    const held: (() => void)[] = [];
    const append: Storage['append'] = async (...args) => {
      await new Promise<void>((go) => held.push(go));
      return storage.append(...args);
    };
    return { storage: { ...storage, append }, held };
  }

  test('not even by who comes, asks or lists while it is being stored', async () => {
    const { storage, held } = slow(memoryStorage());
    const evening = new Evening({ storage });
    const match = await evening.begin(FOUR, two);
    const ann = await evening.sit(match, 0);
    const [text, chosen] = [JSON.stringify(await ann.text()), ann.pick(drop(3))];
    await until(() => held.length > 0);
    expect(JSON.stringify(await ann.text())).toBe(text);
    expect(await ann.owes()).toBe(true);
    held[0]?.();
    await chosen;
    expect(await ann.owes()).toBe(false);
  });

  test('a clock whose choice cannot be stored rings again later', async () => {
    const storage = memoryStorage();
    let isFull = true;
    const full: Storage = {
      ...storage,
      append: (...args) => (isFull ? Promise.reject(new Error('the device is full')) : storage.append(...args)),
    };
    const evening = new Evening({ storage: full });
    const stored = await storage.read(await evening.begin(HUSH, two));
    const header = { ...stored?.header, id: 'timed', terms: TIMED } as Header;
    await storage.create({ header, choices: [], end: null, changed: 0, aside: firstAside(header, 0, 0) });
    const ann = await evening.sit('timed', 0);
    evening.clock.turn(5000);
    await turn();
    isFull = false;
    evening.clock.turn(20_000);
    await turn();
    evening.clock.turn(5000);
    await until(() => ann.now().look.outcome !== null);
  });
});
