import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const far = ['swarmer-4 LB.A'];
const psychic = (rest: object = {}) => ({ 'psychic-female': { at: 'CQ.w', ...rest } });
const test1: readonly Frame[] = [
  { kind: 'end-turn', who: 0 },
  { kind: 'act', who: 0 },
  { kind: 'test', who: 0, clause: 'ETS-8.3' },
];
const losing = (points: number): readonly Frame[] => [
  { kind: 'next-turn' },
  { kind: 'end-turn', who: 0 },
  { kind: 'act', who: 0 },
  { kind: 'lose', who: 0, points, clause: 'ETS-8.13' },
];
const sum = (dice: readonly number[] = []) => dice.reduce((a, b) => a + b, 0);
const p = 'psychic-female';

describe('tests', () => {
  test('ETS-8.4 two dice as high as Resolve or higher fail and cost 1 (X4)', () => {
    const start = { team: psychic({ resolve: 8 }), tokens: far, stack: test1, active: p };
    const edge = seek(
      start,
      () => {},
      (t) => sum(t.entries('tested')[0]?.dice) === 8,
    );
    expect(edge.of(p).resolve).toBe(7);
    const under = seek(
      start,
      () => {},
      (t) => sum(t.entries('tested')[0]?.dice) === 7,
    );
    expect(under.of(p).resolve).toBe(8);
  });

  test('ETS-8.15 at Resolve 0 a test costs 1 Health instead, without a roll (ETS-R76)', () => {
    const t = scene({ team: psychic({ resolve: 0 }), tokens: far, stack: test1, active: p });
    expect(t.of(p)).toMatchObject({ resolve: 0, health: 9 });
    expect(t.entries('tested')).toEqual([]);
  });

  test('ETS-8.16 other losses do nothing there', () => {
    expect(scene({ team: psychic({ resolve: 0 }), tokens: far, stack: losing(2), active: p }).of(p)).toMatchObject({
      resolve: 0,
      health: 10,
    });
  });

  test('ETS-8.1 a reveal calls for a test by each who sees it, ETS-8.8 one, whatever is in view (ETS-R16)', () => {
    const t = scene({
      team: { ...psychic(), 'medic-male': { at: 'CQ.E' }, 'scout-male': { at: 'SE.C' } },
      tokens: ['swarmer-4 CQ.x'],
      enemies: ['1 swarmer LB.x'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    const tested = t.entries('tested').map(({ who }) => who);
    expect(tested.filter((who) => who === 0)).toHaveLength(1);
    expect(tested).not.toContain(2);
    expect(t.count('swarmer')).toBeGreaterThanOrEqual(5);
  });

  test('ETS-8.2 a type that comes into view is one test, ETS-8.5 however many they are, ETS-8.7 and none while it stays in view', () => {
    const t = scene({ team: psychic(), enemies: ['3 swarmer CQ.s', '2 jaeger CQ.s'] });
    t.t.team[0]!.inView = [];
    t.choose('move CQ.x');
    expect(t.entries('tested')).toHaveLength(2);
    t.choose('move CQ.w', 'move CQ.x');
    // ETS-8.6: out of sight and back is a new test. CQ.w does not see CQ.s.
    expect(t.entries('tested')).toHaveLength(4);
  });

  test('ETS-8.10 each survivor has types in view for themselves', () => {
    const t = scene({
      team: { ...psychic({ at: 'CQ.x' }), 'medic-male': { at: 'CQ.w' } },
      enemies: ['1 swarmer CQ.s'],
      active: 'medic-male',
    });
    t.t.team[1]!.inView = [];
    t.choose('move CQ.x');
    expect(t.entries('tested').map(({ who }) => who)).toEqual([1]);
  });

  test('ETS-8.12 who sees somebody die loses 2 Resolve without a roll, ETS-13.19 for each death', () => {
    const dying = { at: 'CQ.x', health: 0 };
    const t = scene({
      team: { ...psychic(), 'medic-male': dying, 'scout-male': dying, 'marine-male': { at: 'SE.C' } },
      tokens: far,
      stack: [{ kind: 'next-turn' }, { kind: 'deaths' }],
    });
    expect(t.of(p).resolve).toBe(6);
    expect(t.of('marine-male').resolve).toBe(10);
    expect(t.entries('tested')).toEqual([]);
  });

  test('ETS-8.13 a boss that is revealed costs 1 Resolve, ETS-8.14 and then the test (ETS-R17)', () => {
    const t = scene({
      mission: 'CG03',
      team: { 'engineer-male': { at: 'RR.A' } },
      tokens: ['titan-1 RR.n'],
      bossCards: ['titan.execution'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    const order = t.happened.flatMap(({ type }) => (type === 'lost-resolve' || type === 'tested' ? [type] : []));
    expect(order.slice(0, 2)).toEqual(['lost-resolve', 'tested']);
    expect(t.t.figures).toMatchObject([{ type: 'titan', health: 9 }]);
  });

  test('ETS-8.34 stunned survivors test too', () => {
    const t = scene({
      team: { ...psychic({ stun: 'acting', resolve: 0 }), 'medic-male': { at: 'CQ.E' } },
      tokens: far,
      stack: [{ kind: 'next-turn' }, { kind: 'test', who: 0, clause: 'ETS-8.3' }],
    });
    expect(t.of(p).health).toBe(9);
  });
});

describe('Resolve cards', () => {
  test('ETS-8.26 a card activates when Resolve falls to its number, ETS-8.27 point by point (ETS-R18)', () => {
    const t = scene({
      team: psychic({ fears: ['startled', 'scream', 'fear'] }),
      tokens: far,
      stack: losing(3),
      active: p,
    });
    expect(t.of(p).resolve).toBe(7);
    expect(t.entries('turned-up').map(({ card }) => card)).toEqual(['startled', 'scream']);
    expect(t.noises).toEqual(['4 CQ.w']);
  });

  test('X28 ETS-8.28 of cards that activate together, all of which lie open by then, the owner chooses the first', () => {
    const t = scene({
      team: psychic({ resolve: 6, fears: ['contagious-panic', 'vertigo'] }),
      tokens: far,
      stack: losing(1),
      active: p,
    });
    t.awaits(0, 'activate');
    expect(t.look(0).view.team[0]?.resolves.map(({ card }) => card)).toEqual(['contagious-panic', 'vertigo']);
    t.cannot('first fear', 'ETS-8.28');
    t.choose('first vertigo');
    expect(t.at(p)).not.toBe('CQ.w');
  });

  test('ETS-8.32 a face-up card does not activate again, ETS-8.33 nor does a rise', () => {
    const t = scene({
      team: psychic({ suffers: ['startled'] }),
      tokens: far,
      stack: losing(1),
      active: p,
    });
    expect(t.of(p).resolve).toBe(9);
    expect(t.noises).toEqual([]);
    const risen = scene({ team: psychic({ resolve: 6, fears: ['scream'], cards: ['calming-tablets'] }), tokens: far });
    risen.choose('use calming-tablets');
    expect(risen.of(p)).toMatchObject({ resolve: 8, resolves: [{ isUp: false }] });
  });

  test('ETS-8.29 Panic: two zones by the directional die, without a check', () => {
    const t = scene({
      team: psychic({ resolve: 7, fears: ['panic'] }),
      enemies: ['1 swarmer CQ.w'],
      stack: losing(1),
      active: p,
    });
    expect(t.entries('moved')).toHaveLength(2);
    expect(t.entries('checked')).toEqual([]);
  });

  test('ETS-8.29 Periphery Fright strikes somebody beside, or makes noise', () => {
    const near = scene({
      team: { ...psychic({ resolve: 9, fears: ['periphery-fright'] }), 'medic-male': { at: 'CQ.w' } },
      tokens: far,
      stack: losing(1),
      active: p,
    });
    expect(near.of('medic-male').health).toBe(9);
    expect(
      scene({ team: psychic({ resolve: 9, fears: ['periphery-fright'] }), tokens: far, stack: losing(1), active: p })
        .noises,
    ).toEqual(['1 CQ.w']);
  });

  test('ETS-8.29 Frightening Behaviour takes 1 Resolve from everybody beside', () => {
    const t = scene({
      team: {
        ...psychic({ resolve: 5, fears: ['frightening-behaviour'] }),
        'medic-male': { at: 'CQ.w' },
        'scout-male': { at: 'CQ.x' },
      },
      tokens: far,
      stack: losing(1),
      active: p,
    });
    expect([t.of('medic-male').resolve, t.of('scout-male').resolve]).toEqual([9, 10]);
  });

  test('ETS-8.29 Contagious Panic: everybody else in sight tests', () => {
    const t = scene({
      team: {
        ...psychic({ resolve: 6, fears: ['contagious-panic'] }),
        'medic-male': { at: 'CQ.x' },
        'scout-male': { at: 'SE.C' },
      },
      tokens: far,
      stack: losing(1),
      active: p,
    });
    expect(t.entries('tested').map(({ who }) => who)).toEqual([1]);
  });

  test('ETS-8.29 Breakdown stuns, Vertigo takes an action', () => {
    const broken = scene({
      team: { ...psychic({ resolve: 3, fears: ['breakdown'] }), 'medic-male': { at: 'CQ.x' } },
      tokens: far,
      stack: losing(1),
      active: p,
    });
    expect(broken.t.active).toBe(1);
    const giddy = scene({
      team: psychic({ resolve: 6, fears: ['vertigo'] }),
      tokens: far,
      stack: losing(1),
      active: p,
    });
    expect(giddy.of(p).actions).toBe(2);
  });

  test('ETS-8.29 Suicidal: two zones towards the nearest enemy or token', () => {
    const t = scene({
      team: psychic({ resolve: 2, fears: ['suicidal'] }),
      enemies: ['1 swarmer CQ.s'],
      stack: losing(1),
      active: p,
    });
    expect(t.at(p)).toBe('CQ.s');
  });

  test('ETS-8.29 Suicidal: with nothing on the map it leads nowhere', () => {
    const t = scene({
      mission: 'CG07',
      team: { [p]: { at: 'CQ.w', resolve: 2, fears: ['suicidal'] } },
      stack: losing(1),
      active: p,
    });
    expect([t.entries('turned-up').length, t.entries('moved'), t.at(p)]).toEqual([1, [], 'CQ.w']);
  });

  test('ETS-8.30 Acute Stress: a failed test costs 2', () => {
    const t = scene({ team: psychic({ resolve: 2, suffers: ['acute-stress'] }), tokens: far, stack: test1, active: p });
    expect(t.of(p).resolve).toBe(0);
  });

  test('ETS-8.30 Memory Loss: no Active ability', () => {
    scene({ team: { 'medic-male': { at: 'CQ.w', suffers: ['memory-loss'] } }, tokens: far }).cannot(
      'ability active',
      'ETS-8.30',
    );
  });

  test('ETS-8.30 Uncontrollable Shaking: hit numbers 1 higher', () => {
    const t = scene({
      team: psychic({ suffers: ['uncontrollable-shaking'], cards: ['pistol'] }),
      enemies: ['4 jaeger CQ.x'],
    });
    t.choose('attack pistol CQ.x');
    expect(t.entries('fired')[0]?.hit).toBe(5);
  });

  test('ETS-8.30 Hoarder: nothing is discarded', () => {
    const t = scene({ team: psychic({ suffers: ['hoarder'], cards: ['pistol'] }), tokens: far });
    t.cannot('discard pistol', 'ETS-8.30');
    expect(t.kinds).not.toContain('discard');
  });

  test('ETS-8.30 Eremophobia and Claustrophobia: tests at the end of a turn', () => {
    const start = (suffers: string, at: string) =>
      scene({ team: { 'psychic-female': { at, resolve: 0, suffers: [suffers] } }, tokens: far });
    expect(start('eremophobia', 'CQ.w').choose('end-turn').of(p).health).toBe(9);
    expect(start('claustrophobia', 'CQ.A').choose('end-turn').of(p).health).toBe(9);
    expect(start('claustrophobia', 'CQ.w').choose('end-turn').of(p).health).toBe(10);
  });
});
