import { start } from '@turnpoint/kernel';
import { Scene } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { type Endure, endureTheStars } from '../rules/index.ts';
import { type Staging, stage } from './mission-scene.ts';

const TEAM = ['medic-female', 'engineer-female', 'marine-female'];
const cg04 = (rest: Partial<Staging> = {}) =>
  stage({ mission: 'CG04', team: TEAM, tokens: [['jaeger-3', 'CQ.A']], ...rest });
const collected = (by: number) => (t: Parameters<NonNullable<Staging['change']>>[0]) => {
  Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
  if (t.team[by] !== undefined) t.team[by].carries = [0];
};

describe('CG04 Prescription Pickup', () => {
  test('ETS-RM61 ETS-2.24 five or six see one token when they start, three or four see none', () => {
    const turnedUp = (team: number) => {
      const t = new Scene<Endure>(endureTheStars, start(endureTheStars, { mission: 'CG04', team }, 1, 'seen'));
      while (t.state.table.phase === 'set-up') t.as(0).choose(t.offered(0)[0] as never);
      return t.happened.filter(({ type }) => type === 'revealed').length;
    };
    expect([3, 4, 5, 6].map(turnedUp)).toEqual([0, 0, 1, 1]);
  });

  test('ETS-M04.9 nobody but a Medic collects the supplies', () => {
    expect(cg04({ at: ['MB.C'] }).interact('supplies').t.team[0]).toMatchObject({ carries: [0] });
    cg04({ team: ['engineer-female', 'medic-female', 'marine-female'], at: ['MB.C'] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-M04.9');
  });

  test('ETS-M04.11 once collected, anybody may take them up again', () => {
    const t = cg04({
      team: ['engineer-female', 'medic-female', 'marine-female'],
      at: ['SE.x'],
      change: (now) => {
        Object.assign(now.objectives[0] ?? {}, { zone: now.team[0]?.zone, collected: true });
      },
    });
    expect(t.interact('supplies').t.team[0]).toMatchObject({ carries: [0] });
  });

  test('ETS-M04.10 Life Support Failure costs 2 instead of 1', () => {
    const t = cg04({
      change: (now) => {
        now.events.push('life-support-failure');
      },
    });
    t.until((now) => now.event !== null);
    expect(t.t.team.map(({ health }) => health)).toEqual([8, 8, 8]);
  });

  test('XM11 ETS-M04.12 ETS-RM9 the first to leave fixes the exit', () => {
    const t = cg04({ at: ['SE.w', 'CQ.e', 'SE.w'], change: collected(0) }).do({ kind: 'exit', exit: 0 });
    t.until((now) => now.active === 1);
    t.as(0).cannot({ kind: 'exit', exit: 1 }, 'ETS-M04.12');
    t.do({ kind: 'end-turn' }).until((now) => now.active === 2);
    expect(t.offered(0)).toContainEqual({ kind: 'exit', exit: 0 });
  });

  test('ETS-M04.13 won when all living survivors have left by it with the supplies', () => {
    const gone = (t: Parameters<NonNullable<Staging['change']>>[0]) => {
      for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
    };
    expect(
      cg04({
        at: ['SE.w'],
        change: (t) => {
          collected(0)(t);
          gone(t);
        },
      }).do({ kind: 'exit', exit: 0 }).ending,
    ).toBe('won ETS-M04.13');
    // The others are still there.
    expect(cg04({ at: ['SE.w'], change: collected(0) }).do({ kind: 'exit', exit: 0 }).ending).toBeNull();
    // Left behind on the floor they do not count.
    expect(
      cg04({
        at: ['SE.w'],
        change: (t) => {
          collected(0)(t);
          gone(t);
          if (t.team[0] !== undefined) t.team[0].carries = [];
          Object.assign(t.objectives[0] ?? {}, { zone: 3 });
        },
      }).do({ kind: 'exit', exit: 0 }).ending,
    ).toBe('lost ETS-3.6');
  });

  test('ETS-M04.14 lost when no Medic is left before the supplies are collected', () => {
    expect(cg04({ at: ['SE.w'] }).do({ kind: 'exit', exit: 0 }).ending).toBe('lost ETS-M04.14');
    expect(cg04({ at: ['SE.w'], change: collected(1) }).do({ kind: 'exit', exit: 0 }).ending).toBeNull();
  });
});
