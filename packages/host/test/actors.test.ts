import type { Types } from '@turnpoint/kernel';
import type { Sight } from '@turnpoint/protocol';
import { HandClock } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import { type Outside, type TurnNews, thinkingBy } from '../src/index.ts';
import { bot, drop, Evening, FOUR, HUSH, person, type Seated, until } from './evening.ts';

const MINUTE = 60_000;

const withBot = [person('Ann'), bot('Bot')];

describe('bots are actors of the host', () => {
  test('a bot answers by itself while somebody looks on, and its choice is stored', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, withBot);
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(3));
    await until(() => ann.now().look.step === 2);
    expect((await evening.outside.storage.read(match))?.choices.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('it takes the time of the table, not of its thought', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, withBot);
    await evening.door().tempo(match, 800);
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(3));
    await new Promise((next) => setImmediate(next));
    expect(ann.now().look.step).toBe(1);
    evening.clock.turn(799);
    await new Promise((next) => setImmediate(next));
    expect(ann.now().look.step).toBe(1);
    evening.clock.turn(1);
    await until(() => ann.now().look.step === 2);
  });

  test('among people nobody hurries it so much that its thinking could be timed', async () => {
    const evening = new Evening();
    const match = await evening.together(FOUR, { standIn: 1, clock: { kind: 'choice', seconds: 10 } });
    const bea = await evening.sit(match, 1, 'bea');
    await evening.door('bea').tempo(match, 0);
    evening.clock.turn(10_000);
    await until(() => bea.company().standIns.length === 1);
    for (let i = 0; i < 20; i++) await new Promise((next) => setImmediate(next));
    evening.clock.turn(499);
    for (let i = 0; i < 20; i++) await new Promise((next) => setImmediate(next));
    expect(bea.now().look.step).toBe(0);
    evening.clock.turn(1);
    await until(() => bea.now().look.step === 1);
  });

  test('a shorter tempo ends the waiting', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, withBot);
    await evening.door().tempo(match, 800);
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(3));
    await evening.door().tempo(match, 0);
    await until(() => ann.now().look.step === 2);
  });

  test('a thought about what was taken back is dropped', async () => {
    const answers: ((choice: Types['choice']) => void)[] = [];
    const evening = new Evening({
      thinking: thinkingBy(() => new Promise((resolve) => answers.push(resolve))),
    });
    const match = await evening.begin(FOUR, withBot);
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(3));
    await ann.undo(null);
    await ann.pick(drop(4));
    answers[0]?.(drop(0));
    await until(() => answers.length === 2);
    expect(ann.now().look.step).toBe(1);
    answers[1]?.(drop(6));
    await until(() => ann.now().look.step === 2);
    expect((await evening.outside.storage.read(match))?.choices.at(-1)).toEqual({ seat: 1, choice: drop(6) });
  });

  test('while a bot thinks every question is answered', async () => {
    const evening = new Evening({
      thinking: thinkingBy(() => new Promise(() => {})),
    });
    const match = await evening.begin(FOUR, withBot);
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(3));
    expect(await ann.why(drop(3))).toMatchObject({ clause: expect.any(String) });
    expect(await ann.text()).not.toEqual([]);
  });

  test('a bot that fails is told of in one sentence', async () => {
    const evening = new Evening({
      thinking: thinkingBy(() => Promise.reject(new Error('the bots could not be loaded'))),
    });
    const match = await evening.begin(FOUR, withBot);
    const ann = await evening.sit(match, 0);
    await ann.pick(drop(3));
    await until(() => ann.faults.length > 0);
    expect(ann.faults).toEqual(['the bots could not be loaded']);
  });

  test('nothing goes on when nobody looks', async () => {
    const evening = new Evening();
    const match = await evening.begin(FOUR, [bot('One'), bot('Other')]);
    await new Promise((next) => setImmediate(next));
    expect((await evening.outside.storage.read(match))?.choices).toEqual([]);
    const seen: Sight[] = [];
    const port = await evening.door().watch(match, { sight: (sight) => seen.push(sight), fault: () => {} });
    await until(() => seen.at(-1)?.look.outcome != null);
    expect((await evening.outside.storage.read(match))?.end).not.toBeNull();
    await port.close();
  });
});

test('matches that nobody has open leave memory again', async () => {
  const evening = new Evening();
  const matches: string[] = [];
  for (let i = 0; i < 30; i++) matches.push(await evening.begin(FOUR, withBot));
  const ann = await evening.sit(matches[0] as string, 0);
  for (const match of matches) await (await evening.sit(match, 0)).close();
  expect(evening.host.size).toBeLessThan(15);
  await ann.pick(drop(0));
  expect(ann.sights.length).toBeGreaterThan(1);
});

test('matches that are opened at the same time are each opened once, whoever comes between', async () => {
  const evening = new Evening();
  const matches: string[] = [];
  for (let i = 0; i < 120; i++) matches.push(await evening.begin(FOUR, [person('Ann'), person('Bea')]));
  const first: Promise<Seated>[] = [];
  for (const [i, match] of matches.entries()) {
    first.push(evening.sit(match, 0));
    if (i % 12 === 0) await null;
  }
  const anns = await Promise.all(first);
  for (const [i, ann] of anns.entries()) {
    const bea = await evening.sit(matches[i] as string, 1);
    await ann.pick(drop(0));
    expect(bea.now().look.step).toBe(1);
  }
});

describe('a match that has left memory leaves no timer behind', () => {
  /** With a count of the timers that are wound. */
  function counted(parts: Partial<Outside> = {}) {
    const clock = new HandClock();
    const wound = new Set<() => void>();
    const after = (milliseconds: number, act: () => void) => {
      const ring = () => {
        wound.delete(ring);
        act();
      };
      wound.add(ring);
      const callOff = clock.after(milliseconds, ring);
      return () => {
        wound.delete(ring);
        callOff();
      };
    };
    const evening = new Evening({ time: { now: () => clock.now(), after }, ...parts });
    return { evening, wound, clock };
  }

  test('where all sit at one device', async () => {
    const { evening, wound } = counted();
    for (let i = 0; i < 20; i++) {
      const ann = await evening.sit(await evening.begin(FOUR, [person('Ann'), person('Bea')]), 0);
      await ann.pick(drop(0));
      await ann.close();
    }
    expect(wound.size).toBe(evening.host.size);
    expect(wound.size).toBeLessThan(15);
  });

  test('where somebody has days for a turn: their clock runs on, and who is asked next is told', async () => {
    const told: TurnNews[] = [];
    const { evening, wound, clock } = counted({ herald: { turn: (news) => void told.push(news) } });
    const matches: string[] = [];
    for (let i = 0; i < 20; i++) matches.push(await evening.together(HUSH, { clock: { kind: 'days', days: 3 } }, 3));
    for (const _ of [1, 2, 3]) for (const match of matches) await (await evening.sit(match, 0, 'ann')).close();
    for (let passed = 0; passed < MINUTE; passed += 10_000) clock.turn(10_000);
    const inMemory = evening.host.size;
    expect(inMemory).toBeLessThan(15);
    // One for each seat that is asked, and one for all of a match that is not here.
    expect(wound.size).toBe(3 * inMemory + (20 - inMemory));
    for (let day = 0; day < 3; day++) {
      clock.turn(24 * 60 * MINUTE);
      await new Promise((next) => setImmediate(next));
    }
    await until(() => new Set(told.map(({ match }) => match)).size === 20);
  });

  test('where somebody was connected to another host', async () => {
    const listeners: ((news: string) => void)[] = [];
    const { evening, wound, clock } = counted({ bus: { tell: () => {}, hear: (hear) => void listeners.push(hear) } });
    for (let i = 0; i < 20; i++) {
      const match = await evening.together(FOUR, {});
      const ann = await evening.sit(match, 0, 'ann');
      for (const hear of listeners) hear(`here ${match} 1`);
      await ann.close();
    }
    for (let passed = 0; passed < 90_000; passed += 10_000) clock.turn(10_000);
    expect(wound.size).toBe(0);
  });
});
