import { BOTS, counted } from '@turnpoint/bots';
import { look as lookOf, Match, type Message, owing, stream, tell } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../../bot/index.ts';
import { type Entry, endureTheStars } from '../../rules/index.ts';
import { describe as sentenceOf } from '../../rules/telling/describe.ts';
import { build } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { beatsOf, hasteOf, restAfter } from '../motion/beats.ts';
import { alsoOf, saidOf } from '../motion/said.ts';
import { outOf } from '../pages/out.ts';
import { tableTexts } from '../texts/index.ts';

const as = (entries: readonly object[]) =>
  entries.map((one) => ({ clause: 'ETS-11.24', ...one })) as unknown as Entry[];
const kinds = (entries: readonly Entry[]) =>
  beatsOf(entries).map((beat) => beat.entries.map(({ type }) => type).join(' '));
const lasts = (entries: readonly Entry[]) =>
  beatsOf(entries).reduce((sum, beat) => sum + beat.entries.reduce((rest, one) => rest + restAfter(beat, one), 0), 0);

const readers = await Promise.all(
  (['en', 'de'] as const).map(async (language) => ({
    language,
    texts: { ...texts[language], ...(await tableTexts(language)) },
    names: [],
  })),
);

describe('what belongs together is one event', () => {
  test('blows of the same enemies in a zone, and whom they strike', () => {
    const blow = (enemy: string, zone: number) => [
      { type: 'attacked', enemy, zone },
      { type: 'rolled-off', who: [0, 1], dice: [1, 2] },
      { type: 'hurt', who: 0, health: 1 },
    ];
    const three = 'attacked rolled-off hurt';
    expect(kinds(as([...blow('jaeger', 4), ...blow('jaeger', 4)]))).toEqual([`${three} ${three}`]);
    expect(kinds(as([...blow('jaeger', 4), ...blow('jaeger', 5)]))).toEqual([three, three]);
    expect(kinds(as([...blow('jaeger', 4), ...blow('swarmer', 4)]))).toEqual([three, three]);
    // A death is looked at by itself.
    expect(kinds(as([...blow('jaeger', 4), { type: 'died', who: 0, zone: 4 }]))).toEqual([three, 'died']);
  });

  test('tests that one fright brings; a card that it turns up is read by itself', () => {
    const tests = [
      { type: 'tested', who: 0, dice: [1, 1], resolve: 9, failed: false },
      { type: 'tested', who: 1, dice: [6, 6], resolve: 9, failed: true },
      { type: 'lost-resolve', who: 1, left: 8 },
    ];
    expect(kinds(as([...tests, { type: 'turned-up', who: 1, card: 'panic' }]))).toEqual([
      'tested tested lost-resolve',
      'turned-up',
    ]);
  });

  test('a way is gone zone by zone, side by side at once', () => {
    const step = (from: number, to: number, count = 3) => ({ type: 'foe-moved', enemy: 'jaeger', count, from, to });
    const way = as([step(1, 2), step(2, 3)]);
    expect(kinds(way)).toHaveLength(1);
    expect(way.map((one) => restAfter(beatsOf(way)[0]!, one) > 0)).toEqual([true, true]);
    const beside = as([step(1, 2, 1), step(1, 2, 1)]);
    expect(beside.map((one) => restAfter(beatsOf(beside)[0]!, one) > 0)).toEqual([false, true]);
    expect(kinds(as([step(1, 2), step(4, 5)]))).toHaveLength(2);
  });

  test('what takes no time happens with what follows it, and nothing is left out', () => {
    const entries = as([
      { type: 'turn', who: 1 },
      { type: 'noise', zone: 2, level: 1 },
      { type: 'fired', who: 1, item: 'pistol', zone: 2, dice: [6], hit: 4 },
      { type: 'killed', who: 1, enemy: 'jaeger', count: 1 },
      { type: 'turn', who: 0 },
    ]);
    expect(kinds(entries)).toEqual(['turn noise fired killed', 'turn']);
    expect(beatsOf(entries)[0]?.lead.type).toBe('fired');
  });
});

describe('how an event is told', () => {
  const view = lookOf(
    endureTheStars,
    begin(
      endureTheStars,
      build({ team: { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'SE.x' }, 'scout-male': { at: 'SE.x' } } }),
      1,
    ).state,
    0,
  );
  const lineOf = (entry: Entry): Message => sentenceOf(view, entry);
  const told = (entries: readonly Entry[]) =>
    readers.map((reader) => tell(reader, saidOf(beatsOf(entries)[0]!, lineOf)!));

  test('wounds are added up', () => {
    const zone = view.view.team[0]!.zone as number;
    const blow = (who: number) => [
      { type: 'attacked', enemy: 'jaeger', zone },
      { type: 'hurt', who, health: 2 },
    ];
    const [en, de] = told(as([...blow(0), ...blow(0), ...blow(1)]));
    expect(en).toMatch(/^Jaeger, 3 attacks in .+: .*Marine.* loses 4 Health and .*Medic.* loses 2 Health$/);
    expect(de).toMatch(
      /^Jaeger, 3 Angriffe, .+: .*Marine.* verliert 4 Gesundheit und .*Medic.* verliert 2 Gesundheit$/,
    );
  });

  test('tests say who falls, or that all hold', () => {
    const held = { type: 'tested', who: 0, dice: [1, 1], resolve: 9, failed: false };
    const lost = [
      { type: 'tested', who: 1, dice: [6, 6], resolve: 9, failed: true },
      { type: 'lost-resolve', who: 1, left: 8 },
    ];
    expect(told(as([held, held]))).toEqual(['2 Resolve tests: everybody holds', '2 Willensproben: alle halten stand']);
    expect(told(as([held, ...lost]))[0]).toMatch(/^2 Resolve tests: .*Medic.* falls to 8 Resolve$/);
  });

  test('a way is told from its beginning to its end, and what a shot led to below it', () => {
    const step = (from: number, to: number) => ({ type: 'foe-moved', enemy: 'jaeger', count: 3, from, to });
    const way = as([step(1, 2), step(2, 3)]);
    const [only] = as([step(1, 3)]);
    expect(told(way)[0]).toBe(tell(readers[0]!, lineOf(only!)));
    const shot = as([
      { type: 'fired', who: 1, item: 'pistol', zone: 2, dice: [6], hit: 4 },
      { type: 'killed', who: 1, enemy: 'jaeger', count: 1 },
    ]);
    expect(alsoOf(beatsOf(shot)[0]!, lineOf)?.key).toBe('log.killed');
  });
});

test('whatever enemies do, it is told within 15 seconds at the usual pace, in both languages', () => {
  const waits: number[] = [];
  for (const [mission, seats] of [
    ['CG00', 3],
    ['CG10', 3],
    ['P20', 6],
  ] as const) {
    const seed = `beats ${mission}`;
    const match = Match.create(endureTheStars, { options: { mission, team: 6 }, seats, seed });
    if (!(match instanceof Match)) throw new Error(match.ruling.clause);
    const bot = BOTS.scripted({ game: endureTheStars, knows: endureTheStarsBot, int: stream(seed) });
    while (match.state.outcome === null) {
      const since = match.length;
      const [seat = 0] = owing(endureTheStars, match.state);
      match.choose(seat, bot.choose(match.look(seat), counted(1)));
      const entries = match.log(0, since + 1).flatMap((part) => part.entries);
      const look = match.look(0);
      for (const beat of beatsOf(entries)) {
        const line = saidOf(beat, (entry) => sentenceOf(look, entry));
        for (const reader of readers) expect(line && tell(reader, line)).not.toBe('');
      }
      if (entries.length > 0) waits.push((lasts(entries) * hasteOf(beatsOf(entries))) / 1000);
    }
  }
  expect(waits.filter((one) => one > 4).length).toBeGreaterThan(10);
  expect(Math.max(...waits)).toBeLessThan(15);
});

describe('whose survivors are all dead or gone', () => {
  const of = (...fates: string[]) => {
    const team = fates.map((fate, seat) => ({ id: 'marine-male', seat, fate }));
    return outOf({ view: { team, phase: 'survivors' }, seat: 0, asked: [1], outcome: null } as never);
  };
  test('plays no more, while others do', () => {
    expect(of('living', 'dead', 'dead')).toBeNull();
    expect(of('dead', 'living', 'living')).toMatchObject({ place: null, playing: 2, why: { key: 'ending.out-died' } });
    expect(of('left', 'dead', 'living')).toMatchObject({ playing: 1, why: { key: 'ending.out-left' } });
  });
});
