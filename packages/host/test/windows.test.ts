import type { Closing, Windows } from '@turnpoint/kernel';
import { outsideOf } from '@turnpoint/testkit/ports';
import { hushWindows } from '@turnpoint/testkit/toy/hush/windows';
import { describe, expect, test } from 'vitest';
import { createHost, type Outside } from '../src/index.ts';
import { Evening, FOUR, HUSH, person, type Seated, until } from './evening.ts';

const TIMED: Closing = { kind: 'clock', seconds: 5, wait: 20 };
const rulesOf = (way: Closing) => hushWindows(way) as unknown as Windows;

/** A table of Hush whose windows close in this way, after who leads has called somebody out. */
async function called(way: Closing, seed: string, { orders = [] as readonly (object | null)[], seats = 3 } = {}) {
  const evening = new Evening({}, rulesOf(way), seed);
  const match = await evening.together(HUSH, { spectators: 'public' }, seats);
  const names = ['ann', 'bea', 'cid'];
  const sat: Seated[] = [];
  for (const [seat, who] of names.slice(0, seats).entries()) sat.push(await evening.sit(match, seat, who));
  for (const [seat, left] of orders.entries()) if (left !== null) await sat[seat]?.leaveOrders(left);
  for (const each of sat) await each.pick(each.now().look.choices[0] as object);
  const [leader] = sat[0]?.now().look.asked ?? [];
  const caller = sat[leader ?? 0] as Seated;
  const before = sat.map(({ sights }) => sights.length);
  const call = caller.now().look.choices.find(({ kind }) => kind === 'call') as object;
  const done = await caller.pick(call);
  const asked = (sat[0] as Seated).now().look.asked;
  return { evening, match, sat, caller, asked, before, call: done };
}

const isOpen = ({ now }: Seated) => (now().look.view as { stack: { kind: string }[] }).stack.at(-1)?.kind === 'window';

/** A deal in which at least so many of those asked hold a 6, and at least one of them does not. */
async function dealt(way: Closing, holders: number, rest = {}) {
  for (let n = 0; ; n++) {
    const table = await called(way, `deal ${n}`, rest);
    const held = table.asked.filter((seat) => {
      const { hands } = (table.sat[seat] as Seated).now().look.view as { hands: (number[] | null)[] };
      return hands[seat]?.includes(6) === true;
    });
    if (held.length === holders && table.asked.length > 1) return { ...table, held };
  }
}

describe('a window with a time of its own', () => {
  test('stays open for all its time, whatever was answered, and closes then', async () => {
    const { evening, sat, held } = await dealt(TIMED, 1);
    const holder = sat[held[0] as number] as Seated;
    evening.clock.turn(1000);
    const others = sat.filter((each) => each !== holder);
    const pushed = others.map(({ sights, companies }) => [sights.length, companies.length]);
    expect(await holder.pick({ kind: 'hush' })).toEqual({ kind: 'done' });
    // Who has answered sees so; nobody else sees anything, at no time before its end.
    expect(holder.now().look).toMatchObject({ prompt: null, answer: { kind: 'hush' } });
    evening.clock.turn(3999);
    expect(others.map(({ sights, companies }) => [sights.length, companies.length])).toEqual(pushed);
    expect(isOpen(holder)).toBe(true);
    evening.clock.turn(1);
    await until(() => sat.every((each) => !isOpen(each)));
    expect(holder.now().log.flatMap(({ entries }) => entries)).toContainEqual(
      expect.objectContaining({ type: 'hushed' }),
    );
  });

  test('who has not answered has passed', async () => {
    const { evening, sat, held } = await dealt(TIMED, 1);
    evening.clock.turn(5000);
    await until(() => sat.every((each) => !isOpen(each)));
    expect((sat[held[0] as number] as Seated).now().log.flatMap(({ entries }) => entries)).not.toContainEqual(
      expect.objectContaining({ type: 'hushed' }),
    );
  });

  test('a seat that could only pass is not asked, and looks to others like one that is', async () => {
    const { sat, asked, held } = await dealt(TIMED, 1);
    const other = sat[asked.find((seat) => !held.includes(seat)) as number] as Seated;
    expect(other.now().look).toMatchObject({ prompt: null, answer: { kind: 'pass' } });
    expect((sat[held[0] as number] as Seated).now().look.answer).toBeNull();
    expect(other.now().look.asked).toEqual(asked);
  });

  test('an answer is final', async () => {
    const { sat, held } = await dealt(TIMED, 1);
    const holder = sat[held[0] as number] as Seated;
    await holder.pick({ kind: 'pass' });
    expect(await holder.undo(null)).toBe('sealed');
    expect(await holder.pick({ kind: 'hush' })).toMatchObject({ kind: 'refused' });
  });

  test('whoever is asked may call to wait, once and for all to see: it closes 20 seconds after', async () => {
    const { evening, sat, asked, caller } = await dealt(TIMED, 1);
    const [first] = asked.map((seat) => sat[seat] as Seated);
    expect(caller.company().window).toEqual({ until: evening.clock.now() + 5000, waits: [] });
    evening.clock.turn(2000);
    await first?.callToWait();
    await first?.callToWait();
    const until20 = evening.clock.now() + 20_000;
    expect(caller.company().window).toEqual({ until: until20, waits: [asked[0]] });
    await expect(caller.callToWait()).rejects.toThrow('no window is open for you');
    evening.clock.turn(19_999);
    expect(isOpen(caller)).toBe(true);
    evening.clock.turn(1);
    await until(() => !isOpen(caller));
    expect(caller.company().window).toBeNull();
  });

  test('a host that opens the match later holds the same answers, and closes it', async () => {
    const { evening, sat, match, held } = await dealt(TIMED, 1);
    await (sat[held[0] as number] as Seated).pick({ kind: 'hush' });
    const second: Outside = { ...evening.outside };
    const host = createHost(second);
    const seen: boolean[] = [];
    await host.door('ann').sit(match, 0, { fault() {}, sight: ({ look }) => seen.push(look.asked.length > 1) });
    expect(seen).toEqual([true]);
    evening.clock.turn(15_000);
    await until(() => seen.length > 1);
  });

  test('who leaves takes no answer of others along', async () => {
    const { evening, sat, asked, caller, held } = await dealt(TIMED, 1);
    const holder = sat[held[0] as number] as Seated;
    await holder.pick({ kind: 'hush' });
    const leaver = sat[asked.find((seat) => !held.includes(seat)) as number] as Seated;
    const { by, target } = (leaver.now().look.view as { stack: { by: number; target: number }[] }).stack.at(-1) ?? {};
    await leaver.pick({ kind: 'resign' });
    if (![by, target].includes(leaver.now().look.seat ?? -1))
      expect(holder.now().look.answer).toEqual({ kind: 'hush' });
    evening.clock.turn(10_000);
    await until(() => !isOpen(caller));
  });
});

describe('orders', () => {
  const AT_ONCE: Closing = { kind: 'at-once' };
  const everybody = [{ hush: true }, { hush: true }, { hush: true }];

  test('answer for their seats at once, in the same change as the play', async () => {
    const { sat, caller, before, call } = await called(AT_ONCE, 'at once', { orders: everybody });
    expect(caller.now().log.flatMap(({ entries }) => entries)).toContainEqual(
      expect.objectContaining({ type: 'called' }),
    );
    expect([isOpen(caller), call]).toEqual([false, { kind: 'done' }]);
    expect(sat.map(({ sights }, seat) => sights.length - (before[seat] ?? 0))).toEqual(sat.map(() => 1));
  });

  test('without any nobody answers; with them a seat that can does', async () => {
    const hushed = async (orders: readonly object[]) => {
      const found: boolean[] = [];
      for (let n = 0; n < 12; n++) {
        const { caller } = await called(AT_ONCE, `orders ${n}`, { orders });
        found.push(caller.now().log.some(({ entries }) => entries.some(({ type }) => type === 'hushed')));
      }
      return found;
    };
    expect(await hushed([])).not.toContain(true);
    expect(await hushed(everybody)).toContain(true);
  });

  test('are told to their own seat alone, and come back with it', async () => {
    const { evening, match, sat } = await called(TIMED, 'private');
    const [ann, bea] = sat as [Seated, Seated];
    const pushed = [bea.sights.length, bea.companies.length];
    await ann.leaveOrders({ hush: true });
    expect(ann.now().orders).toEqual({ hush: true });
    expect([bea.sights.length, bea.companies.length]).toEqual(pushed);
    expect(bea.now().orders).toBeNull();
    expect((await evening.sit(match, 0, 'ann')).now().orders).toEqual({ hush: true });
    await ann.leaveOrders(null);
    expect(ann.now().orders).toBeNull();
  });

  test('count from the next window on', async () => {
    const { sat, held } = await dealt(TIMED, 1);
    const holder = sat[held[0] as number] as Seated;
    await holder.leaveOrders({ hush: true });
    expect(holder.now().look.prompt).not.toBeNull();
  });

  test('that are none of the game are refused, and so are any where it has no windows', async () => {
    const { sat } = await called(TIMED, 'refused');
    await expect(sat[0]?.leaveOrders({ hush: 1 })).rejects.toThrow('no orders');
    await expect(sat[0]?.leaveOrders({ hush: true, more: 1 })).rejects.toThrow('no orders');
    const plain = new Evening();
    const four = await plain.sit(await plain.begin(FOUR, [person('Ann'), person('Bo')]), 0);
    await expect(four.leaveOrders({})).rejects.toThrow('no orders');
    await expect(four.callToWait()).rejects.toThrow('no window');
  });

  test('work where all sit at one device too, and are stored', async () => {
    const evening = new Evening({}, rulesOf(AT_ONCE));
    const match = await evening.begin(HUSH, [person('Ann'), person('Bo'), person('Cy')]);
    const ann = await evening.sit(match, 0);
    await ann.leaveOrders({ hush: true });
    await ann.close();
    const again = createHost(outsideOf([HUSH], { storage: evening.outside.storage }, rulesOf(AT_ONCE)));
    const orders: unknown[] = [];
    await again.door('ann').sit(match, 0, { fault() {}, sight: (sight) => orders.push(sight.orders) });
    expect(orders).toEqual([{ hush: true }]);
    // One screen has no clock of its own: its people are asked in public.
    const timed = new Evening({}, rulesOf(TIMED));
    const seats = [0, 1, 2];
    const other = await timed.begin(HUSH, [person('Ann'), person('Bo'), person('Cy')]);
    const ports = await Promise.all(seats.map((seat) => timed.sit(other, seat)));
    for (const port of ports) await port.pick(port.now().look.choices[0] as object);
    const leader = ports[ports[0]?.now().look.asked[0] ?? 0] as Seated;
    await leader.pick(leader.now().look.choices.find(({ kind }) => kind === 'call') as object);
    for (const port of ports) if (port.now().look.prompt !== null) await port.pick({ kind: 'pass' });
    expect(ports.every((port) => !isOpen(port))).toBe(true);
  });
});
