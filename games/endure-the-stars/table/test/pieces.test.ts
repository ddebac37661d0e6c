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
import { MISSIONS_READY } from '../../content/missions/index.ts';
import { type Entry, endureTheStars } from '../../rules/index.ts';
import { reckon } from '../../rules/telling/reckon/index.ts';
import { build, type Position } from '../../test/position.ts';
import { texts } from '../../texts/index.ts';
import { itemLine } from '../crew/item-line.ts';
import { isNews, recapOf } from '../dock/recap.ts';
import { piecesOf, placePieces } from '../map/pieces.ts';
import { roomLines } from '../map/room-lines.ts';
import { advance } from '../motion/advance.ts';
import { reasonOf } from '../motion/reason.ts';
import { neighbour } from '../obey.ts';
import { endingOf } from '../pages/ending.ts';
import { planOf } from '../pages/plan.ts';
import { conditionsOf } from '../rail/conditions.ts';
import { needOf, rollOf } from '../rail/rolls.ts';
import { recount } from '../recount.ts';
import { oddsOf, outlookOf } from '../refuge/odds.ts';
import { tableTexts } from '../texts/index.ts';

const see = (position: Position) => lookOf(endureTheStars, begin(endureTheStars, build(position), 1).state, 0);
const CROWD: Position = {
  team: { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'SE.x' }, 'scout-male': { at: 'SE.x' } },
  enemies: ['9 swarmer SE.x', '2 jaeger SE.x', '1 swarmer SE.e'],
  tokens: ['swarmer-4 LB.A'],
};

describe('pieces on the map', () => {
  test('enemies of one type in a zone are one piece with their count, and nothing overlaps', () => {
    const look = see(CROWD);
    const { chart } = reckon(look);
    const placed = placePieces(piecesOf(look.view), chart);
    expect(placed.filter(({ kind }) => kind === 'foe').map((foe) => 'count' in foe && foe.count)).toEqual([2, 9, 1]);
    for (const one of placed) {
      const [x, y, wide, high] = chart.zones[one.zone]!.box;
      expect(one.x - one.room / 2).toBeGreaterThanOrEqual(x - 0.001);
      expect(one.x + one.room / 2).toBeLessThanOrEqual(x + wide + 0.001);
      expect(one.y + one.room / 2).toBeLessThanOrEqual(y + high + 0.001);
      for (const other of placed) {
        const far = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        if (one !== other && one.zone === other.zone) expect(far).toBeGreaterThanOrEqual(one.room - 0.001);
      }
    }
  });

  test('arrows walk to the neighbour on that side, and behind locked doors too', () => {
    const now = reckon(see(CROWD));
    const known = { now, chart: now.chart };
    const here = see(CROWD).view.team[0]!.zone as number;
    const there = ([0, 1, 2, 3] as const).map((towards) => neighbour(here, towards, known));
    expect(new Set(there).size).toBe(4);
    for (const zone of now.chart.zones.keys())
      expect(([0, 1, 2, 3] as const).some((towards) => neighbour(zone, towards, known) !== null)).toBe(true);
  });
});

describe('motion', () => {
  const { view } = see(CROWD);
  const after = (entry: object) => advance(view, { clause: 'ETS-4.28', ...entry } as Entry);

  test('people and enemies go one entry at a time', () => {
    const [from, to] = [view.team[0]!.zone as number, 0];
    expect(after({ type: 'moved', who: 0, from, to }).team.map(({ zone }) => zone)).toEqual([to, from, from]);
    const marched = after({ type: 'foe-moved', enemy: 'swarmer', count: 4, from, to }).figures;
    expect(marched.filter(({ zone }) => zone === to)).toHaveLength(4);
    expect(after({ type: 'killed', who: 0, enemy: 'swarmer', count: 3 }).figures).toHaveLength(9);
  });

  test('a token opens into what it was', () => {
    const { zone } = view.tokens[0]!;
    const open = after({ type: 'revealed', zone, enemy: 'swarmer', count: 4 });
    expect([open.tokens.length, open.figures.length]).toEqual([0, 16]);
  });

  test('Health and Resolve fall as they are told', () => {
    expect(after({ type: 'hurt', who: 1, health: 3 }).team[1]?.health).toBe(7);
    expect(after({ type: 'lost-resolve', who: 1, left: 4 }).team[1]?.resolve).toBe(4);
    expect(after({ type: 'died', who: 1, zone: 0 }).team[1]).toMatchObject({ zone: null, fate: 'dead' });
  });
});

describe('dice', () => {
  test('say what was needed and what they came to', () => {
    const fired = { type: 'fired', clause: 'ETS-15.3', who: 0, item: 'pistol', zone: 0, dice: [2, 5], hit: 4 } as Entry;
    const roll = rollOf(fired);
    expect(roll?.hits).toEqual([false, true]);
    expect(needOf(roll!.entry)).toEqual({ key: 'dice.fired', args: { hit: 4, n: 1 }, good: true });
    expect(rollOf({ type: 'round', clause: 'ETS-3.1', round: 1 } as Entry)).toBeNull();
  });

  test('ETS-22.14 the tables of The Refuge as odds, better rolls counted', () => {
    expect(oddsOf('infirmary', 0)).toContainEqual({ gain: 1, percent: 31 });
    expect(outlookOf(oddsOf('infirmary', 0))).toEqual({ gain: 73, same: 19, loss: 9 });
    expect(outlookOf(oddsOf('loved-ones', 2)).loss).toBe(0);
  });
});

describe('what happened since the last choice', () => {
  const { view } = see(CROWD);
  const entries = [
    { type: 'phase', clause: 'ETS-3.2', phase: 'enemies' },
    { type: 'hurt', clause: 'ETS-13.2', who: 0, health: 2 },
    { type: 'hurt', clause: 'ETS-13.2', who: 0, health: 1 },
    { type: 'hurt', clause: 'ETS-13.2', who: 1, health: 1 },
    { type: 'revealed', clause: 'ETS-12.2', zone: 0, enemy: 'jaeger', count: 4 },
    { type: 'died', clause: 'ETS-13.19', who: 2, zone: 0 },
  ] as unknown as Entry[];

  test('is told worst first, wounds added up, the rest counted', () => {
    expect(isNews(entries)).toBe(true);
    const { lines, more } = recapOf(entries, view, 2);
    expect(lines.map(({ key }) => key)).toEqual(['recap.died', 'recap.hurt']);
    expect(lines[1]?.args?.n).toBe(3);
    expect(more).toBe(2);
  });

  test('the replay weighs deaths above what turned up', () => {
    const worth = entries.map((entry) => recount(entry, null)?.worth ?? 0);
    expect(Math.max(...worth)).toBe(recount(entries[5]!, null)?.worth);
  });

  test('ETS-11.4 a token that wanders heard nothing; one that comes did', () => {
    const moved = (clause: string) => ({ type: 'token-moved', clause, token: 1, from: 0, to: 1 }) as Entry;
    const known = { wasHeard: () => true };
    expect(reasonOf(moved('ETS-11.14'), view, known)).toBe('reason.wanders');
    expect(reasonOf(moved('ETS-11.21'), view, known)).toBe('reason.hears');
  });
});

describe('words', () => {
  test('a long name goes into two lines, and one that does not fit is left to the sign', () => {
    expect(roomLines('Bar', 160).texts).toEqual(['Bar']);
    expect(roomLines('Games Room', 155).texts).toEqual(['Games', 'Room']);
    expect(roomLines('Besprechungsraum', 155).texts).toEqual([]);
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
    expect(conditionsOf('CG00', texts.en)).toEqual(['ETS-M00.8', 'ETS-M00.9', 'ETS-M00.10']);
  });

  test('every way to lose a mission that can be played has its line', () => {
    const ready = MISSIONS_READY.flatMap((id) => missionOf(id)?.lose ?? []);
    expect(ready.length).toBeGreaterThan(0);
    for (const { clause } of ready)
      for (const language of [texts.en, texts.de]) expect(language).toHaveProperty([`rule.${clause}`]);
  });

  test('the end is told with the story, how the team stood and what decided it', () => {
    const look = { ...see(CROWD), outcome: { kind: 'lost', winners: [] } } as unknown as Parameters<typeof endingOf>[0];
    const log = [{ step: 7, entries: [{ type: 'died', clause: 'ETS-13.19', who: 1, zone: 0 }] }];
    const ending = endingOf(look, log as unknown as Parameters<typeof endingOf>[1]);
    expect(ending.lines[0]).toMatchObject({ key: 'ending.lost', args: { why: { key: 'ending.why.ETS-3.7' } } });
    const special = [{ step: 8, entries: [{ type: 'lost', clause: 'ETS-M04.14', mission: 'CG04' }] }];
    const told = endingOf(look, special as unknown as Parameters<typeof endingOf>[1]);
    expect(told.lines[0]?.args?.why).toEqual({ key: 'rule.ETS-M04.14' });
    expect(ending.moment).toMatchObject({ step: 7, says: { key: 'ending.moment-died' } });
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
