import type { Company } from '@turnpoint/protocol';
import { outsideOf } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import { drop, Evening, FOUR, HUSH, person, playOut, type Seated, until } from './evening.ts';

const MINUTE = 60_000;
const turn = () => new Promise((next) => setImmediate(next));

async function two(terms: Parameters<Evening['together']>[1], game = FOUR) {
  const evening = new Evening();
  const match = await evening.together(game, terms);
  return { evening, match, ann: await evening.sit(match, 0, 'ann'), bea: await evening.sit(match, 1, 'bea') };
}

const choices = async ({ outside }: Evening, match: string) => (await outside.storage.read(match))?.choices ?? [];

describe('what was agreed on taking back', () => {
  test('none: what was seen stands', async () => {
    const { ann } = await two({ undo: 'none' });
    await ann.pick(drop(3));
    expect(ann.now().undo).toBe('agreed');
    expect(await ann.undo(null)).toBe('agreed');
    expect(ann.now().look.step).toBe(1);
  });

  test('own turn: not when it is another one’s', async () => {
    const { ann } = await two({ undo: 'own-turn' });
    await ann.pick(drop(3));
    expect(await ann.undo(null)).toBe('agreed');
  });

  test('until the next one chooses', async () => {
    const { ann, bea } = await two({ undo: 'until-next' });
    await ann.pick(drop(3));
    expect(await ann.undo(null)).toBeNull();
    await ann.pick(drop(4));
    await bea.pick(drop(4));
    expect(await ann.undo(null)).toBe('not-yours');
  });

  test('consent: the others are asked, and all after the choice is taken back', async () => {
    const { ann, bea } = await two({ undo: 'consent' });
    await ann.pick(drop(3));
    await bea.pick(drop(4));
    expect(ann.now().undo).toBe('ask');
    await ann.vote({ kind: 'undo', seat: 0 }, true);
    expect(ann.now().look.step).toBe(2);
    expect(bea.company().motions).toEqual([{ kind: 'undo', seat: 0, mine: null, isMine: true }]);
    await bea.vote({ kind: 'undo', seat: 0 }, true);
    expect([ann.now().look.step, bea.now().look.step]).toEqual([0, 0]);
    expect(bea.company().motions).toEqual([]);
  });

  test('consent: one no ends it, and so does the next choice', async () => {
    const { ann, bea } = await two({ undo: 'consent' });
    await ann.pick(drop(3));
    await ann.vote({ kind: 'undo', seat: 0 }, true);
    await bea.vote({ kind: 'undo', seat: 0 }, false);
    expect(ann.company().motions).toEqual([]);
    await ann.vote({ kind: 'undo', seat: 0 }, true);
    await bea.pick(drop(4));
    expect(ann.company().motions).toEqual([]);
    expect(ann.now().look.step).toBe(2);
  });

  test('consent: who asked is told that not all have agreed, until the table goes on; nobody else is', async () => {
    const { ann, bea } = await two({ undo: 'consent' });
    await ann.pick(drop(3));
    await ann.vote({ kind: 'undo', seat: 0 }, true);
    expect(ann.company().refused).toBeUndefined();
    await bea.vote({ kind: 'undo', seat: 0 }, false);
    expect([ann.company().refused, bea.company().refused]).toEqual([true, undefined]);
    await bea.pick(drop(4));
    expect(ann.company().refused).toBeUndefined();
    // Who withdraws knows it.
    await bea.vote({ kind: 'undo', seat: 1 }, true);
    await bea.vote({ kind: 'undo', seat: 1 }, false);
    expect(bea.company().refused).toBeUndefined();
  });

  test('answers to one question are taken back together: which came first is not told', async () => {
    const evening = new Evening();
    const match = await evening.together(HUSH, { undo: 'consent' }, 3);
    const seats = [
      await evening.sit(match, 0, 'ann'),
      await evening.sit(match, 1, 'bea'),
      await evening.sit(match, 2, 'cid'),
    ];
    const [ann, bea, cid] = seats as [Seated, Seated, Seated];
    const answer = (seated: Seated) => seated.pick(seated.now().look.choices[0] as object);
    await answer(bea);
    await answer(ann);
    await ann.vote({ kind: 'undo', seat: 0 }, true);
    for (const other of [bea, cid]) await other.vote({ kind: 'undo', seat: 0 }, true);
    expect(await choices(evening, match)).toEqual([]);
    expect(bea.now().look.prompt).not.toBeNull();
  });
});

describe('clocks', () => {
  const CHOICE = { clock: { kind: 'choice', seconds: 60 }, standIn: 1 } as const;

  test('a bot of the agreed level sits in when the time for a choice is out, and all see until when', async () => {
    const { evening, match, ann, bea } = await two(CHOICE);
    expect(bea.company().seats.map(({ until }) => until)).toEqual([MINUTE, null]);
    evening.clock.turn(MINUTE - 1);
    await turn();
    expect(ann.company().standIns).toEqual([]);
    evening.clock.turn(1);
    await until(() => bea.company().standIns.length === 1);
    evening.botsAnswer();
    await until(() => bea.now().look.step === 1);
    expect(bea.company().standIns).toEqual([{ seat: 0, level: 1, from: 0, to: null }]);
    expect((await choices(evening, match)).map(({ seat }) => seat)).toEqual([0]);
  });

  test('a question’s clock survives a restart of the host, with a moment to find it again', async () => {
    const { evening, match, ann, bea } = await two(CHOICE);
    await ann.pick(drop(3));
    for (const seated of [ann, bea]) await seated.close();
    evening.clock.turn(MINUTE - 3000);
    const again = new Evening(evening.outside);
    const later = await again.sit(match, 0, 'ann');
    expect(later.company().seats[1]?.until).toBe(MINUTE);
    evening.clock.turn(3000);
    await turn();
    expect(later.company().standIns).toEqual([]);
    evening.clock.turn(7000);
    await until(() => later.company().standIns.length === 1);
    evening.botsAnswer();
    await until(() => later.now().look.step === 2);
  });

  test('who takes back gets no new time', async () => {
    const { evening, ann } = await two({ ...CHOICE, undo: 'until-next' });
    evening.clock.turn(50_000);
    await ann.pick(drop(3));
    evening.clock.turn(5_000);
    await ann.undo(null);
    expect(ann.company().seats[0]?.until).toBe(MINUTE);
  });

  test('a bank runs out over the match and grows with each choice', async () => {
    const { evening, ann, bea } = await two({ clock: { kind: 'bank', seconds: 100, increment: 5 }, standIn: 1 });
    evening.clock.turn(30_000);
    await ann.pick(drop(3));
    expect(ann.company().seats.map(({ bank }) => bank)).toEqual([75_000, 100_000]);
    await bea.pick(drop(3));
    expect(ann.company().seats[0]?.until).toBe(30_000 + 75_000);
  });

  test('days are given for a turn: more choices in it bring no more days', async () => {
    const DAY = 86_400_000;
    const { evening, ann, bea } = await two({ clock: { kind: 'days', days: 3 }, standIn: 1 });
    evening.clock.turn(DAY);
    expect(ann.company().seats[0]?.until).toBe(3 * DAY);
    await ann.pick(drop(3));
    expect(bea.company().seats[1]?.until).toBe(4 * DAY);
  });

  test('who is on holiday has all days of the turn afterwards, 21 days a match at most', async () => {
    const DAY = 86_400_000;
    const { ann, bea } = await two({ clock: { kind: 'days', days: 3 }, standIn: 1 });
    await ann.holiday(7);
    expect(bea.company().seats[0]).toMatchObject({ holiday: 7 * DAY, until: 10 * DAY });
    await ann.holiday(0);
    expect(bea.company().seats[0]).toMatchObject({ holiday: null, until: 3 * DAY });
    await ann.holiday(14);
    await expect(ann.holiday(1)).rejects.toThrow('21 days');
    const live = await two({});
    await expect(live.ann.holiday(1)).rejects.toThrow('by days');
  });

  test('where tables forbid bots the rules say what the clock chooses', async () => {
    const evening = new Evening();
    const match = await evening.together(HUSH, { clock: { kind: 'choice', seconds: 5 } });
    const ann = await evening.sit(match, 0, 'ann');
    evening.clock.turn(5000);
    await until(() => ann.now().look.outcome !== null);
    expect((await choices(evening, match)).some(({ choice }) => choice.kind === 'time-out')).toBe(true);
    expect(ann.company().standIns).toEqual([]);
  });

  test('in a question to several all have the same time, answered or not, and no bank runs', async () => {
    const evening = new Evening();
    const match = await evening.together(HUSH, { clock: { kind: 'bank', seconds: 100, increment: 0 }, standIn: 1 }, 3);
    const [ann, bea] = [await evening.sit(match, 0, 'ann'), await evening.sit(match, 1, 'bea')];
    evening.clock.turn(7_000);
    const before = bea.companies.length;
    await ann.pick(ann.now().look.choices[0] as object);
    expect(bea.companies.length).toBe(before);
    expect(bea.company().seats.map(({ until }) => until)).toEqual([20_000, 20_000, 20_000]);
    expect(bea.company().seats.map(({ bank }) => bank)).toEqual([100_000, 100_000, 100_000]);
  });
});

describe('who looks on', () => {
  async function watched(spectators: 'public' | 'delayed' | 'open', over: number | null = null) {
    const clock = { kind: 'bank', seconds: 600, increment: 1 } as const;
    const { evening, match, ann, bea } = await two({ spectators, clock });
    const steps: number[] = [];
    const seats: (number | null)[] = [];
    const companies: Company[] = [];
    await evening.door('eve').watch(
      match,
      {
        sight: ({ look }) => {
          steps.push(look.step);
          seats.push(look.seat);
        },
        company: (company) => companies.push(company),
        fault: () => {},
      },
      null,
      over,
    );
    return { evening, match, ann, bea, steps, seats, companies };
  }

  test('public: at once', async () => {
    const { ann, steps } = await watched('public');
    await ann.pick(drop(3));
    expect(steps).toEqual([0, 1]);
  });

  test('with delay: three minutes later, and nothing before', async () => {
    const { evening, ann, steps } = await watched('delayed');
    await ann.pick(drop(3));
    evening.clock.turn(3 * MINUTE - 1);
    await turn();
    expect(steps).toEqual([0]);
    evening.clock.turn(1);
    await turn();
    expect(steps).toEqual([0, 1]);
  });

  test('with delay: however fast is played, what they see never goes back', async () => {
    const { evening, ann, bea, steps } = await watched('delayed');
    for (let i = 0; i < 21; i++) {
      evening.clock.turn(15_000);
      expect(await (i % 2 === 0 ? ann : bea).pick(drop(i % 7))).toEqual({ kind: 'done' });
      await turn();
    }
    expect(steps.length).toBeGreaterThan(4);
    expect(steps).toEqual([...steps.keys()]);
  });

  test.each(['delayed', 'open'] as const)('%s: nothing beside the table runs ahead of it', async (spectators) => {
    const { evening, match, ann, companies } = await watched(spectators);
    const summary = () => evening.door('eve').library.summary(match);
    const [before, told] = [await summary(), companies.length];
    evening.clock.turn(5_000);
    await ann.pick(drop(3));
    expect(await summary()).toEqual(before);
    expect(companies.length).toBe(told);
    expect(companies.at(-1)?.seats).toMatchObject([
      { until: null, bank: null },
      { until: null, bank: null },
    ]);
    evening.clock.turn(3 * MINUTE);
    expect(await summary()).toMatchObject({ asked: [1], look: { step: 1 } });
    expect(await evening.door('ann').library.summary(match)).toMatchObject({ asked: [1], until: 605_000 });
  });

  test('open hands: over a shoulder and later; elsewhere that is refused', async () => {
    const { evening, match, ann, seats, steps } = await watched('open', 1);
    const eve = await evening.door('eve').watch(match, null, null, 1);
    const seen = async () => (await eve.lookBack(0))?.seat;
    // What was dealt just now is nobody's to see: it is as if they looked on.
    expect([seats, await seen()]).toEqual([[null], null]);
    evening.clock.turn(3 * MINUTE - 1);
    await turn();
    expect([seats, await seen()]).toEqual([[null], null]);
    evening.clock.turn(1);
    await turn();
    expect([seats, await seen()]).toEqual([[null, 1], 1]);
    await ann.pick(drop(3));
    evening.clock.turn(3 * MINUTE);
    await turn();
    expect([seats, steps]).toEqual([
      [null, 1, 1],
      [0, 0, 1],
    ]);
    await expect(watched('delayed', 1)).rejects.toThrow('not open');
    await expect(watched('public', 1)).rejects.toThrow('not open');
  });

  test('who has a seat cannot look over another', async () => {
    const { evening, match } = await two({ spectators: 'open' });
    await expect(evening.door('ann').watch(match, null, null, 1)).rejects.toThrow('not open');
  });
});

test('where all sit at one device nothing is told of company', async () => {
  const evening = new Evening();
  const ann = await evening.sit(await evening.begin(FOUR, [person('Ann'), person('Bea')]), 0);
  expect(ann.companies).toEqual([]);
  await expect(ann.vote({ kind: 'abort', seat: null }, true)).rejects.toThrow('one device');
});

describe('what lists tell', () => {
  test('of options what everybody may know, until the match is over', async () => {
    const secret = { ...FOUR, openOptions: () => ({ shown: 1 }), cannotStart: () => null };
    const evening = new Evening({ catalogue: outsideOf([secret]).catalogue });
    const match = await evening.begin({ ...secret, defaults: () => ({ hidden: 1 }) }, [person('Ann'), person('Bo')]);
    const listed = async () => (await evening.door().library.list()).matches[0]?.options;
    expect(await listed()).toEqual({ shown: 1 });
    await playOut(evening, match);
    expect(await listed()).toEqual({ hidden: 1 });
  });

  test('the time of the last question, not of an answer that nobody has seen', async () => {
    const { evening, match, ann } = await two({}, HUSH);
    const changed = async () => (await evening.door('bea').library.summary(match))?.changed;
    evening.clock.turn(7000);
    const before = await changed();
    await ann.pick(ann.now().look.choices[0] as object);
    expect(await changed()).toBe(before);
  });
});
