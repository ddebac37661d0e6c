import { describe, expect, test } from 'vitest';
import { type Staging, stage } from './mission-scene.ts';

type Change = NonNullable<Staging['change']>;
const cg09 = (rest: Partial<Staging> = {}) => stage({ mission: 'CG09', tokens: [['jaeger-3', 'CQ.A']], ...rest });
const carries: Change = (t) => {
  Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
  if (t.team[0] !== undefined) t.team[0].carries = [0];
};
/** The carrier dies among Jaegers. */
const death = (at: readonly string[], change: Change = () => {}) =>
  cg09({
    at,
    figures: Array(8).fill(['jaeger', 'CQ.E']),
    change: (t) => {
      carries(t);
      if (t.team[0] !== undefined) t.team[0].health = 1;
      change(t);
    },
  });

describe('CG09 Left at the Office', () => {
  test('ETS-M09.7 the two tokens are samples; ETS-M09.8 a survivor carries at most one', () => {
    const t = cg09({ at: ['LB.C'] }).interact('sample-2');
    expect(t.t.team[0]).toMatchObject({ carries: [1] });
    cg09({ at: ['LB.C'], change: carries })
      .as(0)
      .cannot({ kind: 'interact', objective: 1 }, 'ETS-M09.8');
  });

  test('ETS-M09.9 ETS-RM14 the sample of a dead carrier passes to the next clockwise in the zone who carries none', () => {
    const heir = (taken: number[]) => {
      const t = death(['CQ.E', 'CQ.E', 'CQ.E'], (now) => {
        for (const who of taken) if (now.team[who] !== undefined) now.team[who].carries = [1];
        if (taken.length > 0) Object.assign(now.objectives[1] ?? {}, { zone: null, collected: true });
      });
      t.until((now) => now.team[0]?.fate === 'dead' || now.round > 3);
      return t.t.team.findIndex(({ carries: held }) => held.includes(0));
    };
    expect(heir([])).toBe(1);
    expect(heir([1])).toBe(2);
  });

  test('ETS-M09.10 with nobody there to catch it, it breaks and the mission is lost', () => {
    const t = death(['CQ.E', 'NV.s', 'NV.s']);
    t.until((now) => now.team[0]?.fate === 'dead');
    expect(t.ending).toBe('lost ETS-M09.10');
  });

  const leave = (change: Change) => cg09({ at: ['SE.w'], change }).do({ kind: 'exit', exit: 0 });

  test('ETS-M09.11 won when all living survivors and both samples have left', () => {
    const last: Change = (t) => {
      carries(t);
      Object.assign(t.objectives[1] ?? {}, { zone: null, collected: true, end: 'out' });
      for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
    };
    expect(leave(last).ending).toBe('won ETS-M09.11');
    const others: Change = (t) => {
      last(t);
      Object.assign(t.team[1] ?? {}, { fate: 'living', zone: t.team[0]?.zone });
    };
    expect(leave(others).ending).toBeNull();
    const without: Change = (t) => {
      last(t);
      Object.assign(t.objectives[1] ?? {}, { zone: 0, collected: false, end: null });
    };
    expect(leave(without).ending).toBe('lost ETS-M09.12');
  });

  test('ETS-M09.12 lost when fewer survivors are on the map than samples', () => {
    const gone =
      (left: number): Change =>
      (t) => {
        for (let n = 1; n <= left; n++) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
      };
    expect(leave(gone(0)).ending).toBeNull();
    expect(leave(gone(1)).ending).toBe('lost ETS-M09.12');
  });
});
