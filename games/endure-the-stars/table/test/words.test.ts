import { look as lookOf } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import {
  EVENT_DECK,
  GOAL_DECK,
  ITEM_DECK,
  MISSIONS,
  missionOf,
  PERSONAS,
  RESOLVE_DECK,
  tileOf,
} from '../../content/index.ts';
import { MISSION_IDS } from '../../content/missions/index.ts';
import { mapOf } from '../../rules/board/index.ts';
import { endureTheStars } from '../../rules/index.ts';
import { chartOf } from '../../rules/telling/reckon/chart.ts';
import { build, type Position } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { itemLine } from '../cards/item-line.ts';
import { grown, lettersAt } from '../map/letters.ts';
import { nameWidth, roomLines } from '../map/room-lines.ts';
import { endingOf } from '../pages/ending.ts';
import { planOf } from '../pages/plan.ts';
import { conditionsOf } from '../rail/conditions.ts';
import { tableTexts } from '../texts/index.ts';

const see = (position: Position) => lookOf(endureTheStars, begin(endureTheStars, build(position), 1).state, 0);
const CROWD: Position = {
  team: { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'SE.x' }, 'scout-male': { at: 'SE.x' } },
  enemies: ['9 swarmer SE.x', '2 jaeger SE.x', '1 swarmer SE.e'],
  tokens: ['swarmer-4 LB.A'],
};

/** What 12 pixels are on the widest maps that a screen of 1440 shows whole. */
const SMALL_MAP = 24.2;

describe('words', () => {
  test('a long name goes into two lines, and one that does not fit is left to the sign', () => {
    expect(roomLines('Bar', 90).texts).toEqual(['Bar']);
    expect(roomLines('Games Room', 88).texts).toEqual(['Games', 'Room']);
    expect(roomLines('Besprechungsraum', 88).texts).toEqual([]);
  });

  test('every room of every mission has its name on the map, in both languages', async () => {
    const charts = MISSION_IDS.map((mission) => chartOf(mapOf(missionOf(mission))));
    const rooms = charts.flatMap(({ zones }) =>
      zones.flatMap(({ room, box }) => (room === null ? [] : [{ room, box }])),
    );
    for (const language of ['en', 'de'] as const)
      for (const { room, box } of rooms)
        expect(
          roomLines(texts[language][room] ?? room, nameWidth(box[2]), SMALL_MAP).texts,
          `${language} ${room}`,
        ).not.toEqual([]);
  });

  test('letters on the map are 12 pixels high at least, however small it is drawn', () => {
    expect(lettersAt(500, 1000)).toBeGreaterThanOrEqual(24);
    expect(lettersAt(500, 1000, 0.5)).toBeGreaterThanOrEqual(48);
    expect(lettersAt(0, 1000)).toBe(0);
    expect([grown(20, 24), grown(20, 16)]).toEqual([1.2, 1]);
    expect(roomLines('Sensors', nameWidth(1), 24).size).toBe(24);
    expect(roomLines('Sensors', nameWidth(1)).size).toBeLessThan(24);
  });

  test('both languages say the same things, and every card is explained', async () => {
    const [en, de] = await Promise.all([tableTexts('en'), tableTexts('de')]);
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    const cards = [
      ...PERSONAS.flatMap(({ passive, active, crisis }) => [passive, active, crisis].map((id) => `power.${id}.text`)),
      ...GOAL_DECK.map((id) => `goal.${id}.text`),
      ...RESOLVE_DECK.map((id) => `resolve.${id}.text`),
      ...EVENT_DECK.map((id) => (tileOf(id) === null ? `event.${id}.text` : 'event.spawn.text')),
    ];
    expect(cards.filter((key) => !(key in en))).toEqual([]);
    const say = (key: string) => {
      expect(en).toHaveProperty([key]);
      return key;
    };
    for (const item of ITEM_DECK) expect(itemLine(item, say)).not.toBe('');
  });

  test('special conditions of a mission are its clauses', () => {
    expect(conditionsOf({ mission: 'CG00' }, texts.en)).toEqual(['ETS-M00.8', 'ETS-M00.9', 'ETS-M00.10']);
  });

  test('every way to lose a mission that can be played has its line', () => {
    const ready = MISSION_IDS.flatMap((id) => missionOf(id)?.lose ?? []);
    expect(ready.length).toBeGreaterThan(0);
    for (const { clause } of ready)
      for (const language of [texts.en, texts.de]) expect(language).toHaveProperty([`rule.${clause}`]);
  });

  test('the end is told with the story, how the team stood and what decided it', () => {
    const look = { ...see(CROWD), outcome: { kind: 'lost', winners: [] } } as unknown as Parameters<typeof endingOf>[0];
    const log = [{ step: 7, entries: [{ type: 'died', clause: 'ETS-13.19', who: 1, zone: 0 }] }];
    const ending = endingOf(look, log as unknown as Parameters<typeof endingOf>[1]);
    expect(ending.lines[0]).toMatchObject({ key: 'ending.lost', args: { why: { key: 'ending.why.ETS-3.7' } } });
    for (const clause of ['ETS-3.6', 'ETS-3.7', 'ETS-3.9', 'ETS-21.20', 'ETS-R94']) {
      const lost = [{ step: 9, entries: [{ type: 'lost', clause, mission: 'CG00' }] }];
      const why = endingOf(look, lost as unknown as Parameters<typeof endingOf>[1]).lines[0]?.args?.why;
      for (const language of [texts.en, texts.de]) expect(language).toHaveProperty([(why as { key: string }).key]);
    }
    const special = [{ step: 8, entries: [{ type: 'lost', clause: 'ETS-M04.14', mission: 'CG04' }] }];
    const told = endingOf(look, special as unknown as Parameters<typeof endingOf>[1]);
    expect(told.lines[0]?.args?.why).toEqual({ key: 'ending.why.ETS-M04.14' });
    expect(ending.moment).toMatchObject({ step: 7, says: { key: 'ending.moment-died' } });
  });

  test('what decided it is the first death, or the goal and not the way out that only followed from it', () => {
    const at = (step: number, type: string, who = 0) => ({
      step,
      entries: [{ type, clause: 'ETS-3.5', who, zone: 0 }],
    });
    const decided = (winners: readonly number[], ...log: readonly object[]) => {
      const look = { ...see(CROWD), outcome: { kind: 'x', winners } } as unknown as Parameters<typeof endingOf>[0];
      return endingOf(look, log as unknown as Parameters<typeof endingOf>[1]).moment;
    };
    expect(decided([], at(3, 'died', 1), at(5, 'died', 2))).toMatchObject({ step: 3 });
    expect(decided([0], at(3, 'interacted'), at(4, 'killed'), at(5, 'left'))).toMatchObject({
      step: 3,
      says: { key: 'ending.moment-interacted' },
    });
    expect(decided([0], at(3, 'interacted'), at(4, 'killed'))).toMatchObject({ step: 4 });
    expect(decided([0], at(4, 'killed'), at(5, 'left'))).toMatchObject({ step: 5 });
  });

  test('the small plan has 25 cells for each tile', () => {
    const { cells, width, height } = planOf('CG00');
    expect(cells.length % 25).toBe(0);
    expect(cells.every(({ x, y }) => x < width && y < height)).toBe(true);
  });

  test('the small plan of every mission marks where it begins, its exits and its objectives, all on the ship', () => {
    for (const { id, exits, objectives } of MISSIONS) {
      const { marks, width, height } = planOf(id);
      expect(marks.length).toBe(1 + exits.length + objectives.filter(({ zone }) => zone !== null).length);
      expect([id, marks.every(({ x, y }) => x > 0 && y > 0 && x < width && y < height)]).toEqual([id, true]);
    }
  });
});
