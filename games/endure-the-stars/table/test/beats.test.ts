import { look as lookOf, type Message, tell } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { type Entry, endureTheStars } from '../../rules/index.ts';
import { describe as sentenceOf } from '../../rules/telling/describe.ts';
import { build } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { beatsOf, isBeside } from '../motion/beats.ts';
import { chaptersOf } from '../motion/chapters.ts';
import { alsoOf, saidOf } from '../motion/said.ts';
import { outOf } from '../pages/out.ts';
import { tableTexts } from '../texts/index.ts';

const as = (entries: readonly object[]) =>
  entries.map((one) => ({ clause: 'ETS-11.24', ...one })) as unknown as Entry[];
const kinds = (entries: readonly Entry[]) =>
  beatsOf(entries).map((beat) => beat.entries.map(({ type }) => type).join(' '));

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
    expect(isBeside(way[0]!, way[1])).toBe(false);
    const beside = as([step(1, 2, 1), step(1, 2, 1)]);
    expect(kinds(beside)).toHaveLength(1);
    expect(isBeside(beside[0]!, beside[1])).toBe(true);
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

describe('a long phase', () => {
  const blow = (enemy: string, who: number) => [
    { type: 'attacked', enemy, zone: 4 },
    { type: 'hurt', who, health: 2 },
    { type: 'foe-moved', enemy, count: 1, from: 4, to: 5 },
  ];
  const phase = as([
    { type: 'phase', phase: 'enemies' },
    ...blow('jaeger', 0),
    { type: 'lost-resolve', who: 1, left: 8 },
    ...blow('jaeger', 0),
    ...blow('swarmer', 1),
    { type: 'event', event: 'lockdown' },
  ]);
  const { view } = lookOf(
    endureTheStars,
    begin(endureTheStars, build({ team: { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'SE.x' } } }), 1).state,
    0,
  );
  const says = (byActor: boolean) =>
    chaptersOf(beatsOf(phase), byActor).map((chapter) =>
      chapter.beats.length === 1
        ? chapter.beats[0]?.lead.type
        : chapter
            .says(view)
            .map((line) => tell(readers[0]!, line))
            .join(' '),
    );

  test('is told in a sentence for all that one kind of enemy does and brings about', () => {
    expect(says(true)).toEqual([
      'phase',
      'Jaeger: 2 attacks. Health lost: Marine 4. Medic lost Resolve.',
      'Swarmer: 1 attack. Health lost: Medic 2.',
      'event',
    ]);
  });

  test('or in one for all enemies, where that is still too long; nothing is left out', () => {
    expect(says(false)).toEqual([
      'phase',
      'Enemies: 3 attacks. Health lost: Marine 4 and Medic 2. Medic lost Resolve.',
      'event',
    ]);
    for (const byActor of [true, false])
      expect(chaptersOf(beatsOf(phase), byActor).flatMap(({ beats }) => beats.flatMap((beat) => beat.entries))).toEqual(
        phase,
      );
  });
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
