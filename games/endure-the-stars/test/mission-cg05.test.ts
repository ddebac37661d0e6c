import { describe, expect, test } from 'vitest';
import { type Staging, stage } from './mission-scene.ts';

type Change = NonNullable<Staging['change']>;
const cg05 = (rest: Partial<Staging> = {}) => stage({ mission: 'CG05', tokens: [['jaeger-3', 'CQ.B']], ...rest });
const carries: Change = (t) => {
  Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
  if (t.team[0] !== undefined) Object.assign(t.team[0], { carries: [0], resolve: 5 });
};

describe('CG05 Signs of Life', () => {
  test('ETS-O.3 ETS-O.6 ETS-RM33 ETS-M05.7 the objectives are crew members; ETS-M05.9 one survivor carries one', () => {
    const t = cg05({ at: ['CQ.D'] }).interact('crew-1');
    expect(t.t.team[0]).toMatchObject({ carries: [0] });
    const second = cg05({ at: ['NV.C'], change: carries });
    second.as(0).cannot({ kind: 'interact', objective: 1 }, 'ETS-M05.9');
  });

  test('ETS-M05.8 ETS-RM52 a carrier moves at most 2 zones in a turn, those before collecting included', () => {
    const t = cg05({ at: ['SE.w'], change: carries }).move('SE.x', 'SE.e');
    t.as(0).cannot({ kind: 'move', zone: t.zone('SE.x') }, 'ETS-M05.8');
    const late = cg05({
      at: ['CQ.x'],
      change: (now) => {
        if (now.team[0] !== undefined) now.team[0].actions = 4;
      },
    });
    late.move('CQ.e', 'CQ.D').interact('crew-1');
    expect(late.offered(0).some(({ kind }) => kind === 'move')).toBe(false);
  });

  test('ETS-M05.11 ETS-M05.12 in the zone of the exit the crew member is safe and the carrier regains 1 Resolve', () => {
    const t = cg05({ at: ['LS.s'], change: carries }).move('LS.e');
    expect(t.t.objectives[0]).toMatchObject({ end: 'delivered' });
    expect(t.t.team[0]).toMatchObject({ carries: [], resolve: 6 });
  });

  test('ETS-3.5 ETS-M05.14 the last of them wins at once, also where somebody else led the carrier there', () => {
    const led = (saved: number) => {
      const t = cg05({
        at: ['LS.x', 'LS.s'],
        change: (table) => {
          for (const [n, objective] of table.objectives.entries())
            Object.assign(objective, { zone: null, collected: true, end: n > 0 && n <= saved ? 'delivered' : null });
          const [owner, carrier] = table.team;
          Object.assign(owner ?? {}, { goal: { card: 'cooperation-is-key', done: 1, state: 'unlocked' } });
          Object.assign(carrier ?? {}, { carries: [0] });
        },
      });
      return t.do({ kind: 'reward' }, { kind: 'zone', zone: t.zone('LS.e') });
    };
    expect(led(2).ending).toBe('won ETS-M05.14');
    expect([led(1).ending, led(1).t.objectives[0]?.end]).toEqual([null, 'delivered']);
  });

  test('ETS-M05.11 ETS-RM10 at a locked exit this waits until it is unlocked', () => {
    const locked: Change = (t) => {
      carries(t);
      t.event = 'lockdown';
      for (const exit of t.exits) exit.held = [{ to: 'locked', until: 'event' }];
    };
    const t = cg05({ at: ['LS.s'], change: locked }).move('LS.e');
    expect(t.t.objectives[0]).toMatchObject({ end: null });
    t.nextRound();
    expect(t.t.objectives[0]).toMatchObject({ end: 'delivered' });
  });

  test('ETS-M05.12 1 Resolve for one crew member, also where something is revealed in sight of the exit at that moment', () => {
    const t = cg05({
      at: ['LS.e', 'RR.A', 'RR.A'],
      tokens: [['jaeger-3', 'LS.s']],
      change: carries,
      next: [{ kind: 'notice' }],
    }).do({ kind: 'end-turn' });
    expect(t.entries('revealed')).toHaveLength(1);
    expect(t.t.objectives[0]).toMatchObject({ end: 'delivered' });
    expect(t.entries('calmed')).toHaveLength(1);
  });

  test('ETS-M05.13 the crew member of a dead carrier stays in the zone and can be taken up again', () => {
    const t = cg05({
      at: ['LS.A', 'RR.A', 'RR.A'],
      figures: Array(6).fill(['jaeger', 'LS.A']),
      change: (now) => {
        carries(now);
        if (now.team[0] !== undefined) now.team[0].health = 1;
      },
    });
    t.until((now) => now.team[0]?.fate === 'dead');
    expect(t.t.objectives[0]).toMatchObject({ zone: t.zone('LS.A'), end: null });
  });

  test('ETS-M05.14 won when all three are safe, wherever the survivors are', () => {
    const last: Change = (t) => {
      carries(t);
      for (const n of [1, 2]) Object.assign(t.objectives[n] ?? {}, { zone: null, collected: true, end: 'delivered' });
    };
    expect(cg05({ at: ['LS.s'], change: last }).move('LS.e').ending).toBe('won ETS-M05.14');
    expect(cg05({ at: ['LS.s'], change: carries }).move('LS.e').ending).toBeNull();
    const second: Change = (t) => {
      carries(t);
      Object.assign(t.objectives[1] ?? {}, { zone: null, collected: true, end: 'delivered' });
    };
    expect(cg05({ at: ['LS.s'], change: second }).move('LS.e').ending).toBeNull();
  });

  test('ETS-M05.12 whoever comes to the exit without a crew member regains nothing', () => {
    const alone: Change = (t) => {
      if (t.team[0] !== undefined) t.team[0].resolve = 5;
    };
    expect(cg05({ at: ['LS.s'], change: alone }).move('LS.e').t.team[0]?.resolve).toBe(5);
  });
});
