import type { Motion } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import { type TurnNews, thinkingBy } from '../src/index.ts';
import { drop, Evening, FOUR, HUSH, type Seated, until } from './evening.ts';

const MINUTE = 60_000;
const turn = () => new Promise((next) => setImmediate(next));

async function three(terms: Parameters<Evening['together']>[1] = { standIn: 1 }) {
  const evening = new Evening();
  const match = await evening.together(HUSH, terms, 3);
  const names = ['ann', 'bea', 'cid'];
  const seated: Seated[] = [];
  for (const [seat, who] of names.entries()) seated.push(await evening.sit(match, seat, who));
  const [ann, bea, cid] = seated as [Seated, Seated, Seated];
  return { evening, match, ann, bea, cid };
}

async function two(standIn: 1 | null = 1) {
  const evening = new Evening();
  const match = await evening.together(FOUR, { standIn });
  return { evening, match, ann: await evening.sit(match, 0, 'ann'), bea: await evening.sit(match, 1, 'bea') };
}

const away = (seated: Seated) => seated.company().seats.map((each) => each.away !== null);
const sitIn = (seat: number): Motion => ({ kind: 'stand-in', seat });

describe('presence', () => {
  test('who is connected is here; who comes back within a moment was never away', async () => {
    const { evening, match, ann, bea } = await two();
    expect(away(bea)).toEqual([false, false]);
    await ann.close();
    evening.clock.turn(5000);
    const again = await evening.sit(match, 0, 'ann');
    evening.clock.turn(8000);
    await turn();
    expect(away(bea)).toEqual([false, false]);
    await again.close();
    evening.clock.turn(8000);
    expect(away(bea)).toEqual([true, false]);
  });

  test('no choice is told by it', async () => {
    const { evening, ann, bea, cid } = await three();
    const before = cid.companies.length;
    for (const seated of [ann, bea]) await seated.pick(seated.now().look.choices[0] as object);
    evening.clock.turn(1000);
    expect(cid.companies.length).toBe(before);
  });

  /** Two hosts of one storage that hear each other; the clock of the other one can be set back. */
  function hosts() {
    const listeners: ((news: string) => void)[] = [];
    const bus = {
      tell: (news: string) => {
        for (const hear of listeners) hear(news);
      },
      hear: (hear: (news: string) => void) => void listeners.push(hear),
    };
    const evening = new Evening({ bus });
    const { clock, outside } = evening;
    const set = { back: 0 };
    const time = { now: () => clock.now() - set.back, after: clock.after.bind(clock) };
    return { evening, other: new Evening({ ...outside, time, bus }), set };
  }

  async function pass(evening: Evening, milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 10_000) {
      evening.clock.turn(10_000);
      await turn();
    }
  }

  test('another host hears who is connected here, and forgets it when nothing more is heard', async () => {
    const { evening, other } = hosts();
    const match = await evening.together(FOUR, {});
    const bea = await other.sit(match, 1, 'bea');
    expect(away(bea)).toEqual([true, false]);
    const ann = await evening.sit(match, 0, 'ann');
    expect(away(bea)).toEqual([false, false]);
    await ann.close();
    await pass(evening, 90_000);
    expect(away(bea)).toEqual([true, false]);
  });

  test('another host goes on hearing it when the clock here is set back', async () => {
    const { evening, other, set } = hosts();
    const match = await evening.together(FOUR, {});
    const [ann] = [await evening.sit(match, 0, 'ann'), await other.sit(match, 1, 'bea')];
    set.back = 60 * MINUTE;
    await pass(evening, 90_000);
    expect(away(ann)).toEqual([false, false]);
  });
});

describe('who leaves does not end a table', () => {
  test('nor does who is connected and does not choose: after ten minutes without a clock the others may vote', async () => {
    const { evening, ann, bea } = await two();
    evening.clock.turn(9 * MINUTE);
    await turn();
    await expect(bea.vote(sitIn(0), true)).rejects.toThrow('at the table');
    expect(bea.company().seats).toMatchObject([{ isSlow: false }, { isSlow: false }]);
    evening.clock.turn(MINUTE);
    await turn();
    expect(bea.company().seats).toMatchObject([{ away: null, isSlow: true }, { isSlow: false }]);
    await bea.vote(sitIn(0), true);
    await until(() => bea.company().standIns.length === 1);
    await ann.back();
    await until(() => bea.company().standIns[0]?.to !== null);
    // They have all their time once more.
    await expect(bea.vote(sitIn(0), true)).rejects.toThrow('at the table');
    await ann.pick(drop(3));
    expect(ann.company().seats).toMatchObject([{ isSlow: false }, { isSlow: false }]);
  });

  test('who leaves the seat to a bot does so at any moment, asked or not, and has no vote any more', async () => {
    const { evening, ann, bea, cid } = await three();
    await ann.vote({ kind: 'abort', seat: null }, true);
    await cid.vote(sitIn(2), true);
    expect(ann.company().standIns).toEqual([{ seat: 2, level: 1, from: 0, to: null, left: true }]);
    expect([ann.company().mayLeave, cid.company().mayLeave]).toEqual([true, undefined]);
    expect(ann.company().isOff).toBe(false);
    // Nobody waits for them: the bot answers for them.
    for (const seated of [ann, bea]) await seated.pick(seated.now().look.choices[0] as object);
    evening.botsAnswer();
    await until(() => ann.now().look.step === 3);
    await cid.back();
    expect(ann.company().standIns).toMatchObject([{ seat: 2, to: 3 }]);
    // Those who stay had agreed already.
    await cid.vote({ kind: 'abort', seat: null }, true);
    await bea.vote(sitIn(1), true);
    expect(ann.company().isOff).toBe(true);
  });

  test.each([{ standIn: null }, { standIn: 1, clock: { kind: 'days', days: 14 } }] as const)(
    'but not where tables forbid bots or have a clock: %o',
    async (terms) => {
      const evening = new Evening();
      const match = await evening.together(FOUR, terms);
      const [, bea] = [await evening.sit(match, 0, 'ann'), await evening.sit(match, 1, 'bea')];
      evening.clock.turn(20 * MINUTE);
      await turn();
      expect(bea.company().seats[0]).toMatchObject({ isSlow: false });
      await expect(bea.vote(sitIn(0), true)).rejects.toThrow();
    },
  );

  test('where days are played nobody is missing who is only elsewhere: no vote takes their seat before their days are over', async () => {
    const evening = new Evening();
    const match = await evening.together(FOUR, { standIn: 1, clock: { kind: 'days', days: 3 } });
    const [ann, bea] = [await evening.sit(match, 0, 'ann'), await evening.sit(match, 1, 'bea')];
    await ann.close();
    evening.clock.turn(60 * MINUTE);
    await turn();
    expect(away(bea)).toEqual([true, false]);
    await expect(bea.vote(sitIn(0), true)).rejects.toThrow('days for each turn');
    expect(bea.company().standIns).toEqual([]);
    evening.clock.turn(3 * 24 * 60 * MINUTE);
    await until(() => bea.company().standIns.length === 1);
  });

  test('without a clock a bot sits in after three minutes, plays on, and goes when the person is back', async () => {
    const { evening, match, ann, bea } = await two();
    await ann.close();
    evening.clock.turn(8000);
    expect(bea.company().seats[0]?.until).toBe(3 * MINUTE);
    evening.clock.turn(3 * MINUTE - 8000);
    await until(() => bea.company().standIns.length === 1);
    evening.botsAnswer();
    await until(() => bea.now().look.step === 1);
    expect(bea.company().standIns).toEqual([{ seat: 0, level: 1, from: 0, to: null }]);
    const again = await evening.sit(match, 0, 'ann');
    await again.back();
    expect(again.company().standIns).toEqual([{ seat: 0, level: 1, from: 0, to: 1 }]);
    await bea.pick(drop(5));
    await turn();
    expect(again.now().look.prompt).not.toBeNull();
  });

  test('the person is back before the bot’s next choice, also when it is thinking about it', async () => {
    let think = (_: { kind: string }) => {};
    const evening = new Evening({
      thinking: thinkingBy(() => new Promise((resolve) => (think = resolve))),
    });
    const match = await evening.together(FOUR, { standIn: 1, clock: { kind: 'choice', seconds: 10 } });
    const ann = await evening.sit(match, 0, 'ann');
    evening.clock.turn(10_000);
    await until(() => ann.company().standIns.length === 1);
    await ann.back();
    expect(ann.company().seats[0]?.until).toBe(20_000);
    think(drop(6));
    evening.botsAnswer();
    await turn();
    expect(ann.now().look.step).toBe(0);
    await ann.pick(drop(2));
    expect(ann.now().look.step).toBe(1);
  });

  test('who chooses is back', async () => {
    const evening = new Evening();
    const match = await evening.together(FOUR, { standIn: 1, clock: { kind: 'choice', seconds: 10 } });
    const late = await evening.sit(match, 0, 'ann');
    await evening.door('ann').tempo(match, 60_000);
    evening.clock.turn(10_000);
    await until(() => late.company().standIns.length === 1);
    await late.pick(drop(2));
    expect(late.company().standIns).toEqual([{ seat: 0, level: 1, from: 0, to: 0 }]);
  });

  test('where tables forbid bots the match waits', async () => {
    const { evening, ann, bea } = await two(null);
    await ann.close();
    evening.clock.turn(10 * MINUTE);
    await turn();
    expect(bea.company()).toMatchObject({ standIns: [], seats: [{ until: null }, { until: null }] });
  });
});

describe('votes', () => {
  test('more than half of those present let a bot sit in, and nobody is told how others vote', async () => {
    const { evening, ann, bea, cid } = await three();
    await expect(ann.vote(sitIn(2), true)).rejects.toThrow('at the table');
    await cid.close();
    evening.clock.turn(8000);
    await ann.vote(sitIn(2), true);
    expect(bea.company().motions).toEqual([{ ...sitIn(2), mine: null, isMine: true }]);
    expect(JSON.stringify(bea.company())).not.toMatch(/votes|isFor/);
    await bea.vote(sitIn(2), false);
    expect(ann.company().standIns).toEqual([]);
    await bea.vote(sitIn(2), true);
    expect(ann.company().standIns).toMatchObject([{ seat: 2, level: 1 }]);
  });

  test('all must agree to end a match; then nothing more is chosen', async () => {
    const { evening, match, ann, bea } = await two();
    const abort: Motion = { kind: 'abort', seat: null };
    await ann.vote(abort, true);
    await bea.vote(abort, false);
    expect(ann.company()).toMatchObject({ motions: [], isOff: false });
    await ann.vote(abort, true);
    await bea.vote(abort, true);
    expect(ann.company().isOff).toBe(true);
    await expect(ann.pick(drop(0))).rejects.toThrow('no further');
    await expect(ann.vote(abort, true)).rejects.toThrow('over');
    const summary = await evening.door('ann').library.summary(match);
    expect(summary).toMatchObject({ isOff: true, mine: null });
  });

  test('what cannot be voted on is refused in a sentence', async () => {
    const { ann } = await two(null);
    await expect(ann.vote({ kind: 'undo', seat: 0 }, true)).rejects.toThrow('agreed otherwise');
    const { ann: cora, bea } = await three({ undo: 'consent' });
    await cora.pick(cora.now().look.choices[0] as object);
    await expect(bea.vote({ kind: 'undo', seat: 0 }, true)).rejects.toThrow('nobody has asked');
    await expect(ann.vote(sitIn(1), true)).rejects.toThrow('forbids bots');
    await expect(ann.vote({ kind: 'abort', seat: 1 }, true)).rejects.toThrow('nothing to vote on');
    await expect(ann.vote({ kind: 'undo', seat: 9 }, true)).rejects.toThrow('nothing to vote on');
  });
});

describe('who is not at their table is told that it waits for them', () => {
  test('once for each question that begins to ask them, and not who is there', async () => {
    const told: TurnNews[] = [];
    const evening = new Evening({ herald: { turn: (news) => void told.push(news) } });
    const match = await evening.together(FOUR, {});
    const ann = await evening.sit(match, 0, 'ann');
    await ann.pick(drop(3));
    expect(told).toEqual([{ match, game: FOUR.id, who: ['bea'] }]);
    const bea = await evening.sit(match, 1, 'bea');
    await bea.pick(drop(3));
    expect(told).toHaveLength(1);
  });

  test('also who had just gone when they were asked, and not who has seen it and goes', async () => {
    const told: TurnNews[] = [];
    const evening = new Evening({ herald: { turn: (news) => void told.push(news) } });
    const match = await evening.together(FOUR, {});
    const ann = await evening.sit(match, 0, 'ann');
    const bea = await evening.sit(match, 1, 'bea');
    evening.clock.turn(1_000);
    await bea.close();
    evening.clock.turn(3_000);
    await ann.pick(drop(1));
    expect(told).toEqual([]);
    evening.clock.turn(8_000);
    expect(told).toEqual([{ match, game: FOUR.id, who: ['bea'] }]);
    const again = await evening.sit(match, 1, 'bea');
    evening.clock.turn(1_000);
    await again.close();
    evening.clock.turn(8_000);
    expect(told).toHaveLength(1);
  });

  test('never because somebody has answered unseen', async () => {
    const told: TurnNews[] = [];
    const evening = new Evening({ herald: { turn: (news) => void told.push(news) } });
    const match = await evening.together(HUSH, {}, 3);
    const ann = await evening.sit(match, 0, 'ann');
    await ann.pick(ann.now().look.choices[0] as object);
    expect(told).toEqual([]);
  });
});
