import { play, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import {
  EVENT_DECK,
  GOAL_DECK,
  ITEM_CARDS,
  MISSION_IDS,
  MISSIONS,
  missionOf,
  RESOLVE_DECK,
  tokenOf,
  tokensOf,
} from '../content/index.ts';
import { dice, direction } from '../rules/board/chance.ts';
import { isSight, seesZone } from '../rules/board/crew/sight.ts';
import { isRanged } from '../rules/board/kit/shots.ts';
import { mapOf } from '../rules/board/mission-map.ts';
import { makeNoise } from '../rules/board/noise-made.ts';
import { waysIn } from '../rules/board/ship.ts';
import { rollInjury } from '../rules/frames/strike.ts';
import { type Context, type Endure, endureTheStars, type Frame } from '../rules/index.ts';
import { chart } from './chart.ts';
import { stage } from './mission-scene.ts';
import { type Scene, scene } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const far = ['swarmer-4 LB.A'];
const quiet = (int: (below: number) => number): Context => ({
  int,
  shuffle: () => {},
  log: () => {},
  learns: () => {},
  push: () => {},
  finish: () => {},
});

describe('what is in the box', () => {
  test('ETS-1.4 the Refuge is no tile of a mission, ETS-1.5 and six survivors are the most', () => {
    expect(MISSIONS.flatMap(({ tiles }) => tiles.map(({ kind }) => kind))).not.toContain('refuge');
    expect(endureTheStars.cannotStart({ mission: 'CG00', team: 6 }, 1)).toBeNull();
    expect(endureTheStars.cannotStart({ mission: 'CG00', team: 7 }, 1)?.clause).toBe('ETS-2.5');
  });

  test('ETS-1.8 ordinary dice and the injury die have six faces, the directional die four', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: far }).t;
    const faces: number[] = [];
    const ctx = quiet((below) => faces.push(below) * 0);
    dice(t, ctx, 2);
    direction(ctx);
    rollInjury(t, 0, ctx);
    expect(faces).toEqual([6, 6, 4, 6]);
  });

  test('ETS-1.16 three injuries at most for each: 19 tokens are enough for six survivors', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: far }).t;
    for (const face of [3, 4, 5, 3, 4, 5, 0])
      rollInjury(
        t,
        0,
        quiet(() => face),
      );
    expect(t.team[0]?.injuries).toEqual(['head', 'chest', 'legs']);
  });

  test('ETS-1.17 17 radar tokens, ETS-2.25 a mission has those of one family, on the map and in the pile', () => {
    expect(tokensOf('gep')).toHaveLength(17);
    for (const id of MISSION_IDS) {
      const { family, tokens } = missionOf(id);
      for (const face of Object.values(tokens).flat()) expect(tokenOf(face).family).toBe(family);
      for (const face of stage({ mission: id, team: ['technician-female', ...TEAM] }).t.pile)
        expect(tokenOf(face).family).toBe(family);
    }
  });

  test('ETS-1.18 one survivor has the first player token, and a mission one start', () => {
    for (const id of MISSION_IDS) expect(mapOf(missionOf(id)).start).toBeGreaterThanOrEqual(0);
    const firsts = new Set<number>();
    for (let n = 0; n < 20; n++) firsts.add(dealt(`seed ${n}`).first);
    expect([...firsts].sort()).toEqual([0, 1, 2]);
  });
});

const TEAM = ['engineer-female', 'medic-female', 'marine-female'];

/** Everything is dealt, nobody has acted. */
function dealt(seed: string) {
  let { state } = start<Endure>(endureTheStars, { mission: 'CG00', team: 3 }, 1, seed);
  for (const id of TEAM) {
    const played = play(endureTheStars, state, 0, { kind: 'survivor', id });
    if (played.ok) state = played.state;
  }
  return state.table;
}

describe('set-up', () => {
  test('ETS-2.1 every deck is complete and shuffled by itself', () => {
    const [a, b] = [dealt('a'), dealt('b')];
    for (const deck of ['events', 'goals', 'resolveDeck', 'items'] as const) expect(a[deck]).not.toEqual(b[deck]);
    const resolves = a.team.flatMap((one) => one.resolves.map(({ card }) => card));
    expect([...a.resolveDeck, ...resolves].sort()).toEqual([...RESOLVE_DECK].sort());
    expect([...a.goals, ...a.team.flatMap(({ goal }) => goal?.card ?? [])].sort()).toEqual([...GOAL_DECK].sort());
    expect(a.events.every((event) => EVENT_DECK.includes(event))).toBe(true);
  });

  test('ETS-21.2 tokens lie at the marked places, survivors in the start zone', () => {
    const t = dealt('a');
    const { radar } = missionOf('CG00');
    expect(t.tokens.map(({ zone }) => mapOf(missionOf('CG00')).zones[zone]?.name)).toEqual(
      radar.flatMap(({ zone, emptyIn }) => (emptyIn.includes('3') ? [] : [zone])),
    );
    expect(t.team.every(({ zone }) => zone === mapOf(missionOf('CG00')).start)).toBe(true);
  });

  test('ETS-2.26 ETS-R72 ETS-21.3 the mission goes first: what it keeps locked no ability opens until its switch is used', () => {
    const rewire = (rest: object) =>
      scene({ team: { 'engineer-female': { at: 'LB.x' } }, tokens: ['swarmer-4 CQ.A'], ...rest });
    const active = { kind: 'ability', which: 'active' } as const;
    expect(rewire({}).refusal(0, active)).toBe('ETS-10.17');
    expect(rewire({ locked: ['LB:A-x'] }).refusal(0, active)).toBeNull();
  });
});

describe('phases without choices', () => {
  test('ETS-3.10 ETS-R62 enemies and events ask nobody, and come out alike whoever leads the survivors', () => {
    const round = (seats: number) =>
      scene({
        seats,
        team: { [m]: { at: 'CQ.w' }, [s]: { at: 'SE.C', turn: 'over' } },
        enemies: ['2 jaeger LB.e', '1 solomon CQ.n'],
        tokens: ['icarus-4 SE.B'],
        events: ['hull-stress'],
        active: m,
      }).choose('end-turn');
    const [one, two] = [round(1), round(2)];
    expect(one.t.round).toBe(2);
    expect(one.enemies).toEqual(two.enemies);
    expect(one.noises).toEqual(two.noises);
  });
});

describe('zones and sight', () => {
  test('ETS-4.3 corridors between two markings are zones of their own', () => {
    const corridors = chart('SE 0,0').map.zones.filter(({ kind }) => kind === 'corridor');
    expect(corridors.map(({ name }) => name).sort()).toEqual(['SE.e', 'SE.n', 'SE.s', 'SE.w', 'SE.x']);
  });

  test('ETS-4.20 survivors and enemies see alike, ETS-4.21 to any distance unless something changes it', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, [s]: { at: 'CQ.w', cards: ['night-sight-visor'] } },
      tokens: far,
    }).t;
    const zones = waysIn(t).range.keys();
    for (const zone of zones) expect(seesZone(t, 0, zone)).toBe(isSight(t, t.team[0]?.zone as number, zone));
    const end = mapOf(missionOf('CG00')).zones.findIndex(({ name }) => name === 'LB.e');
    expect(seesZone(t, 0, end)).toBe(true);
    t.event = 'blackout';
    expect([seesZone(t, 0, end), seesZone(t, 1, end)]).toEqual([false, true]);
  });
});

describe('noise', () => {
  test('ETS-5.1 weapons, items, people, noise cards, events and frights make it', () => {
    const made = (t: Scene) => t.entries('noise').map(({ level, clause }) => `${level} ${clause}`);
    const act = (cards: readonly string[], rest: object, ...words: string[]) =>
      made(scene({ team: { [m]: { at: 'CQ.E', cards } }, tokens: far, ...rest }).choose(...words));
    expect(act(['pistol'], { enemies: ['1 jaeger CQ.E'] }, 'attack pistol CQ.E')[0]).toBe('2 ETS-15.9');
    expect(act(['frag-grenade'], {}, 'use frag-grenade', 'zone CQ.s')).toEqual(['4 ETS-5.1']);
    expect(act([], {}, 'noise 2')).toEqual(['2 ETS-10.24']);
    expect(act([], { items: ['tripped-alarm'] }, 'search')).toEqual(['3 ETS-10.12']);
    expect(act([], { events: ['hull-stress'] }, 'end-turn')).toEqual(['3 ETS-14.29']);
    const fright: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'lose', who: 0, points: 1, clause: 'ETS-8.4' }];
    const team = { [m]: { at: 'CQ.E', resolve: 8, fears: ['scream'] } };
    expect(made(scene({ team, tokens: far, stack: fright }))).toEqual(['4 ETS-8.29']);
  });

  test('ETS-5.17 levels run to 5', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w', actions: 6 } }, tokens: far });
    expect(t.offers(0, 'noise')).toHaveLength(0);
    expect(t.offered(0).filter(({ kind }) => kind === 'noise')).toHaveLength(5);
    t.cannot('noise 6', 'ETS-10.24');
    makeNoise(
      t.t,
      0,
      9,
      'ETS-5.1',
      quiet(() => 0),
    );
    expect(t.noises).toEqual(['5 CQ.A']);
  });
});

describe('weapons', () => {
  test('ETS-15.15 a printed range above 0 makes a weapon ranged', () => {
    for (const { id, weapon } of ITEM_CARDS) if (weapon !== null) expect(isRanged(id)).toBe(weapon.range > 0);
  });

  test('ETS-15.20 one free line of several is enough, ETS-15.41 of several free ones the attacker picks', () => {
    const map = mapOf(missionOf('CG02'));
    const zone = (name: string) => map.zones.findIndex((known) => known.name === name);
    const sides = [zone('LS.e+SE.w'), zone('LS.D')];
    // With a second way through the wall of the Pump Room two lines lead there from LS.C.
    const made = map.walls.flatMap(({ id, between }) => (sides.every((side) => between.includes(side)) ? [id] : []));
    const shoot = (...blockers: string[]) =>
      scene({
        mission: 'CG02',
        team: { [m]: { at: 'LS.C', cards: ['marksman-rifle'] } },
        enemies: ['1 jaeger LS.D', ...blockers.map((name) => `1 jaeger ${name}`)],
        table: { passages: { barred: [], made } },
      });
    const attack = { kind: 'attack', item: 'marksman-rifle', pair: false, zone: zone('LS.D') } as const;
    expect(shoot('LS.e').refusal(0, attack)).toBeNull();
    expect(shoot('LS.s').refusal(0, attack)).toBe('ETS-15.18');
    expect(shoot().choose(attack).kinds).toEqual(['line']);
    expect(shoot('LS.e').choose(attack).kinds).not.toContain('line');
  });

  test('ETS-8.36 tablets calm, a Med Kit does not', () => {
    const use = (item: string) =>
      scene({ team: { [m]: { at: 'CQ.w', resolve: 5, health: 5, cards: [item] } }, tokens: far })
        .choose(`use ${item}`)
        .of(m).resolve;
    expect([use('calming-tablets'), use('med-kit-2')]).toEqual([7, 5]);
  });

  test('ETS-9.4 a mission is won whatever Accomplishments are still open', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['frag-grenade'], goal: 'annihilator' } },
      enemies: ['1 swarmer CQ.x'],
      table: { tokens: [] },
    });
    t.choose('use frag-grenade', 'zone CQ.x');
    expect(t.state.outcome?.kind).toBe('won');
    expect(t.of(m).goal).toMatchObject({ state: 'open' });
  });
});
