import { look as lookOf, start } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { type EnemyType, MISSION_IDS, missionOf } from '../../content/index.ts';
import { mapOf } from '../../rules/board/index.ts';
import { endureTheStars } from '../../rules/index.ts';
import { chartOf } from '../../rules/telling/reckon/chart.ts';
import { reckon, type Threat } from '../../rules/telling/reckon/index.ts';
import { build, type Position } from '../../test/position.ts';
import { reachLine } from '../crew/reach.ts';
import { turningUp } from '../crew/turning-up.ts';
import { changedZones } from '../map/changed.ts';
import { fallenIn, piecesOf, placePieces } from '../map/pieces.ts';
import { neighbour } from '../obey.ts';

const TOWARDS = [0, 1, 2, 3] as const;
const see = (position: Position) => lookOf(endureTheStars, begin(endureTheStars, build(position), 1).state, 0);
const CROWD: Position = {
  team: { 'marine-male': { at: 'SE.x' }, 'medic-male': { at: 'SE.x' }, 'scout-male': { at: 'SE.x' } },
  enemies: ['9 swarmer SE.x', '2 jaeger SE.x', '1 swarmer SE.e'],
  tokens: ['swarmer-4 LB.A'],
};

test('what would turn up is named where the team has looked at it, and counted where it has not', () => {
  const token = (id: number, face: string | null) => ({ id, zone: 0, face });
  const tokens = [token(1, 'jaeger-5'), token(2, null), token(3, null), token(4, 'swarmer-6')];
  expect(turningUp({ tokens } as never, [1, 2, 4])).toEqual({ seen: ['jaeger-5', 'swarmer-6'], unseen: 1 });
});

test('the risk says whether they reach, and what an attack does: a Zealot strikes everybody, a vest may go off, a boss draws', () => {
  const said = (type: EnemyType, more: Partial<Threat> = {}) =>
    reachLine({ type, attacks: true, count: 1, zone: 0, ...more }, (key, args) => `${key} ${JSON.stringify(args)}`);
  expect(said('jaeger')).toBe('risk.reach {"n":1}, risk.damage {"damage":2}');
  expect(said('jaeger', { damage: 3, hunts: true })).toBe('risk.hunt {"n":1}, risk.damage {"damage":3}');
  expect(said('zealot')).toBe('risk.reach {"n":1}, risk.damage-each {"damage":1}');
  expect(said('fanatic')).toBe('risk.reach {"n":1}, risk.damage-vest {"damage":1,"vest":3}');
  expect(said('fanatic', { attacks: false })).toBe('risk.see {"n":1}');
  expect(said('titan', { damage: 5 })).toBe('risk.reach {"n":1}, risk.by-card {"damage":5}');
  expect(said('titan', { damage: 0 })).toBe('risk.reach {"n":1}, risk.by-card-unhurt {"damage":0}');
  // Rules that did not tell.
  expect(said('titan')).toBe('risk.reach {"n":1}, risk.by-card {"damage":6}');
});

test('an enemy under control is one piece of its own that can be touched', () => {
  const { view } = see(CROWD);
  const ally = { id: 7, type: 'sip', zone: 3, health: 2, walked: 0, attacked: false, over: false } as const;
  const found = piecesOf({ ...view, allies: [null, ally] }).filter(({ kind }) => kind === 'ally');
  expect(found).toMatchObject([{ key: 'sip 7', spot: 'ally-1', zone: 3, health: 2 }]);
});

test('zones where something came, went or happened are told to those who cannot see the map', () => {
  const entries = [
    { type: 'foe-moved', from: 3, to: 4 },
    { type: 'noise', zone: 7, level: 2 },
    { type: 'turn', who: 1 },
  ] as unknown as Parameters<typeof changedZones>[0];
  expect([...changedZones(entries)]).toEqual([3, 4, 7]);
});

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

  test('nobody stands where the sign of an exit hangs', () => {
    const mission = missionOf('CG04');
    const chart = chartOf(mapOf(mission));
    for (const { zone, side } of chart.exits) {
      const here = [1, 2, 3].map((who) => ({ kind: 'survivor', key: `${who}`, spot: '', zone, who }) as const);
      const [x, y, wide, high] = chart.zones[zone]!.box;
      for (const one of placePieces(here, chart)) {
        const toEdge = [one.y - y, x + wide - one.x, y + high - one.y, one.x - x][side]! - one.room / 2;
        expect(toEdge).toBeGreaterThan(0.1);
      }
    }
  });

  test('at the end it is shown where somebody died', () => {
    const entries = [
      { type: 'died', clause: 'ETS-13.19', who: 2, zone: 5 },
      { type: 'hurt', clause: 'ETS-13.1', who: 1, health: 1 },
    ] as const;
    expect(fallenIn(entries as unknown as Parameters<typeof fallenIn>[0])).toMatchObject([
      { kind: 'fallen', who: 2, zone: 5 },
    ]);
  });

  test('arrows walk to the neighbour on that side, and behind locked doors too', () => {
    const now = reckon(see(CROWD));
    const known = { now, chart: now.chart };
    const here = see(CROWD).view.team[0]!.zone as number;
    const there = TOWARDS.map((towards) => neighbour(here, towards, known));
    expect(new Set(there).size).toBe(4);
    for (const zone of now.chart.zones.keys())
      expect(TOWARDS.some((towards) => neighbour(zone, towards, known) !== null)).toBe(true);
  });

  test('arrows lead from every zone of every mission to every other, whatever is locked', () => {
    for (const mission of MISSION_IDS) {
      const { state } = start(endureTheStars, { mission, team: 3 }, 1, mission);
      const look = lookOf(endureTheStars, state, 0);
      const doors = mapOf(missionOf(mission)).doorways.map(({ id }) => id);
      for (const barred of [[], doors]) {
        const now = reckon({ ...look, view: { ...look.view, passages: { barred, made: [] } } });
        const zones = [...now.chart.zones.keys()];
        const to = zones.map((zone) => TOWARDS.map((towards) => neighbour(zone, towards, { now, chart: now.chart })));
        for (const from of zones) {
          const seen = new Set([from]);
          for (const zone of seen) for (const next of to[zone] ?? []) if (next !== null) seen.add(next);
          expect(seen.size).toBe(zones.length);
        }
      }
    }
  });
});
