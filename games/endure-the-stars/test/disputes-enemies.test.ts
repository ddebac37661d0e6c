import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const c = 'captain-female';
const next: Frame = { kind: 'next-turn' };
const far = ['swarmer-4 LB.A'];
const moves = (t: ReturnType<typeof scene>) =>
  t.entries('foe-moved').map(({ enemy, from, to }) => `${enemy} ${t.named(from)} ${t.named(to)}`);

describe('herds and Solomons', () => {
  test('ETS-4.32 ETS-14.31 in low gravity each of the two steps of a herd is seen', () => {
    // Through the crossing in sight and out of it again: a test is owed for the first step.
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w' } },
        enemies: ['2 jaeger CQ.n'],
        event: 'artificial-gravity-failure',
        stack: [{ kind: 'enemies' }, { kind: 'notice' }],
      },
      () => {},
      (x) => moves(x).join() === 'jaeger CQ.n CQ.x,jaeger CQ.x CQ.s',
    );
    expect(t.entries('tested')).toMatchObject([{ who: 0, clause: 'ETS-8.2' }]);
  });

  test("ETS-8.30 ETS-R97 They're All Around US counts a herd that wanders into sight, once", () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w', suffers: ['theyre-all-around-us'], health: 10 }, [s]: { at: 'SE.C' } },
        enemies: ['1 swarmer CQ.e', '3 swarmer CQ.n'],
        stack: [next, { kind: 'herd', ids: [1, 2, 3], steps: 0, rolled: 2 }],
        table: { phase: 'enemies' },
      },
      () => {},
      (x) => x.count('swarmer') === 4,
    );
    expect(t.entries('foe-moved')[0]).toMatchObject({ count: 3 });
    expect(t.entries('tested').filter(({ clause }) => clause === 'ETS-8.30')).toHaveLength(1);
  });

  test('ETS-20.8 Solomons for whom there is no room follow from where they stand', () => {
    // CQ.A has one space left for two Solomons; the other, for whom it is full, joins the next group.
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['11 swarmer CQ.A', '2 solomon CQ.n', '1 jaeger CQ.w'],
      stack: [next, { kind: 'gather', ids: [11, 12], actions: 3, walked: 0 }],
      table: { phase: 'enemies' },
    });
    expect(t.enemies).toEqual(['11 swarmer CQ.A', '1 solomon CQ.A', '1 solomon CQ.w', '1 jaeger CQ.w']);
  });

  test('ETS-11.29 ETS-20.8 a Solomon cut off from its kind goes as near as it can', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['1 jaeger LB.A', '1 solomon CQ.x'],
      locked: ['LB:A-x'],
      stack: [next, { kind: 'gather', ids: [1], actions: 3, walked: 0 }],
      table: { phase: 'enemies' },
    });
    expect(moves(t).length).toBeGreaterThan(0);
    expect(['LB.x', 'CQ.e+LB.w']).toContain(t.named(t.t.figures[1]?.zone as number));
  });

  test('ETS-12.22 with no way to anybody tokens close in on the survivor nearest to them', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, [s]: { at: 'LB.e' } },
      tokens: ['swarmer-4 LB.A'],
      locked: ['LB:A-x'],
      stack: [next, { kind: 'advance', done: [] }],
      table: { phase: 'resolution', pile: [] },
    });
    expect(t.entries('token-moved').map(({ to }) => t.named(to))).toEqual(['LB.B']);
  });
});

describe('one blow on several', () => {
  const blast = { damage: 9, armour: false, stuns: false, movesAway: false, pushes: null, by: 'blast' } as const;

  test('ETS-13.19 survivors killed by the same attack die together: neither is shaken by the other', () => {
    const t = scene({
      team: {
        [m]: { at: 'CQ.w', health: 1, fears: ['scream'], resolve: 8 },
        [s]: { at: 'CQ.w', health: 1, fears: ['startled'], resolve: 10 },
        [c]: { at: 'CQ.x' },
      },
      tokens: far,
      active: c,
      stack: [{ kind: 'next-turn' }, { kind: 'act', who: 2 }, { kind: 'strike', whom: [0, 1], strike: blast }],
    });
    expect(t.entries('died').map(({ who }) => who)).toEqual([0, 1]);
    expect(t.entries('lost-resolve').map(({ who }) => who)).toEqual([2, 2, 2, 2]);
    expect(t.noises).toEqual([]);
  });

  test('ETS-13.19 a Frag Grenade is one such attack', () => {
    const t = scene({
      team: {
        [c]: { at: 'CQ.x', cards: ['frag-grenade'] },
        [m]: { at: 'CQ.w', health: 2 },
        [s]: { at: 'CQ.w', health: 2 },
      },
      tokens: far,
    });
    t.choose('use frag-grenade', 'zone CQ.w');
    expect(t.of(m).resolve + t.of(s).resolve).toBe(20);
    expect(t.of(c).resolve).toBe(6);
  });

  test('ETS-19.24 ETS-13.19 so is a Sweeping Tail', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w', health: 1 }, [s]: { at: 'CQ.w', health: 1 }, [c]: { at: 'CQ.e' } },
        enemies: ['1 titan CQ.w'],
        bossCards: ['titan.sweeping-tail'],
        stack: [next, { kind: 'boss', figure: 0, actions: 2 }],
        table: { phase: 'enemies' },
      },
      () => {},
      (x) => x.entries('died').length === 2,
    );
    expect(t.of(m).resolve + t.of(s).resolve).toBe(20);
    expect(t.of(c).resolve).toBe(6);
  });

  test('ETS-R98 a boss that misses has attacked whom it named, and nobody of several who would have rolled', () => {
    const miss = (team: Record<string, object>) =>
      seek(
        {
          team: team as never,
          enemies: ['1 titan CQ.w'],
          bossCards: ['titan.rending-claws'],
          stack: [next, { kind: 'boss', figure: 0, actions: 2 }],
          table: { phase: 'enemies' },
        },
        () => {},
        (x) => x.entries('boss-attack').some(({ dice, hit }) => dice.every((die) => die < hit)),
      );
    const guard = { at: 'CQ.w', goal: 'keep-your-guard-up' };
    expect(miss({ [m]: guard }).entries('unlocked')).toHaveLength(1);
    expect(miss({ [m]: guard, [s]: { at: 'CQ.w' } }).entries('unlocked')).toHaveLength(0);
  });
});

describe('the end of a round', () => {
  test('ETS-3.11 ETS-13.15 who is crushed dies before losing heart; what lasted the round goes after that', () => {
    // CQ.A holds 12: eleven Swarmers and the survivor.
    const t = scene({
      team: { [m]: { at: 'CQ.A', health: 1, resolve: 8, fears: ['scream'] }, [s]: { at: 'SE.C' } },
      enemies: ['11 swarmer CQ.A'],
      stack: [next, { kind: 'round-end' }],
      table: { phase: 'resolution' },
    });
    expect(t.of(m).fate).toBe('dead');
    expect(t.noises).toEqual([]);
  });

  test('ETS-3.11 a bubble still stands while the trapped panic', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.A', resolve: 7, fears: ['panic'] }, [s]: { at: 'SE.C' } },
      enemies: ['11 swarmer CQ.A'],
      stack: [next, { kind: 'round-end' }],
      table: { phase: 'resolution', lasting: [{ kind: 'shield-bubble', who: 0, zone: 0, until: 'round' }] },
    });
    expect(t.named(0)).toBe('CQ.A');
    expect(t.entries('turned-up')).toHaveLength(1);
    expect(t.at(m)).toBe('CQ.A');
    expect(t.t.lasting).toEqual([]);
  });
});
