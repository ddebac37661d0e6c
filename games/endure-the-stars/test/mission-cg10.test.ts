import { describe, expect, test } from 'vitest';
import { type Staging, seek, stage } from './mission-scene.ts';

type Change = NonNullable<Staging['change']>;
const cg10 = (rest: Partial<Staging> = {}) => stage({ mission: 'CG10', tokens: [['jaeger-3', 'CQ.B']], ...rest });
const destroyed =
  (...which: number[]): Change =>
  (t) => {
    for (const n of which) Object.assign(t.objectives[n] ?? {}, { zone: null, end: 'destroyed' });
  };
/** Strikes a terminal with all that hits. */
const strike = (seed: string, change: Change = () => {}) => {
  const t = cg10({ at: ['SE.B'], items: ['persuader'], seed, change });
  t.do({ kind: 'attack', item: 'persuader', pair: false, zone: t.zone('SE.B') });
  for (let n = 0; n < 6; n++) {
    const hit = t.offered(0).find(({ kind }) => kind === 'hit-objective');
    if (hit === undefined) break;
    t.do(hit);
  }
  return t;
};
const successes = (t: ReturnType<typeof cg10>) => t.entries('fired')[0]?.dice.filter((die) => die >= 3).length ?? 0;

describe('CG10 Break Stuff', () => {
  test('ETS-M10.8 ETS-O.2 a terminal is attacked like an enemy and has 2 Health; it is not used', () => {
    expect(seek(strike, (t) => successes(t) === 2).t.objectives[0]).toMatchObject({ end: 'destroyed' });
    expect(seek(strike, (t) => successes(t) === 1).t.objectives[0]).toMatchObject({ end: null });
    cg10({ at: ['SE.B'] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-10.15');
  });

  test('ETS-M10.7 the bay opens when the last of three terminals is destroyed', () => {
    const last = seek(
      (seed) => strike(seed, destroyed(1, 2)),
      (t) => t.t.objectives[0]?.end === 'destroyed',
    );
    expect(last.t.passages.barred).toEqual([]);
    const second = seek(
      (seed) => strike(seed, destroyed(1)),
      (t) => t.t.objectives[0]?.end === 'destroyed',
    );
    expect(second.t.passages.barred.length).toBe(1);
  });

  const arrive = (figures: Staging['figures'], others: string, change: Change = destroyed(0, 1, 2)) =>
    cg10({
      at: ['EB.x', others, others],
      figures: figures ?? [],
      change: (t) => {
        change(t);
        t.passages = { barred: [], made: [] };
        for (const door of t.doors) if (door !== null) Object.assign(door, { kept: false, set: 'open' });
      },
    }).move('EB.B');

  test('ETS-M10.9 ETS-RM70 a radar token beside the Loader that nobody sees in a Blackout is an enemy there', () => {
    const dark = (token: string) =>
      cg10({
        at: ['EB.B', 'EB.B', 'EB.B'],
        tokens: [['jaeger-3', token]],
        change: (t) => {
          destroyed(0, 1, 2)(t);
          t.event = 'blackout';
          t.passages = { barred: [], made: [] };
          for (const door of t.doors) if (door !== null) Object.assign(door, { kept: false, set: 'open' });
        },
        next: [{ kind: 'notice' }],
      }).do({ kind: 'end-turn' });
    expect([dark('EB.x').ending, dark('EB.x').entries('revealed')]).toEqual([null, []]);
    expect(dark('EB.w').ending).toBe('won ETS-M10.13');
  });

  test('ETS-M10.13 won when all living survivors are in the zone of the Loader', () => {
    expect(arrive([], 'EB.B').ending).toBe('won ETS-M10.13');
    expect(arrive([], 'EB.x').ending).toBeNull();
    expect(arrive([], 'EB.B', destroyed(0, 1)).ending).toBeNull();
  });

  test('ETS-M10.9 ETS-RM15 not while an enemy is within 1 zone of it', () => {
    expect(arrive([['jaeger', 'EB.A']], 'EB.B').ending).toBe('won ETS-M10.13');
    expect(arrive([['jaeger', 'EB.B']], 'EB.B').ending).toBeNull();
    expect(arrive([['jaeger', 'EB.x']], 'EB.B').ending).toBeNull();
    expect(arrive([['jaeger', 'EB.w']], 'EB.B').ending).toBe('won ETS-M10.13');
  });

  test('ETS-M10.13 ETS-RM67 where the Loader is counts, not where it stood: it may have been driven off', () => {
    const driven = (others: string, enemy: string) =>
      cg10({
        at: ['SE.x', others, others],
        figures: [['jaeger', enemy]],
        change: (t) => {
          destroyed(0, 1, 2)(t);
          t.loader = { zone: t.team[1]?.zone as number, pilot: null, powered: false };
        },
      }).move('SE.w');
    expect(driven('SE.w', 'SE.s').ending).toBe('won ETS-M10.13');
    expect(driven('SE.w', 'SE.x').ending).toBeNull();
    expect(driven('SE.C', 'LB.A').ending).toBeNull();
  });
});
