import { describe, expect, test } from 'vitest';
import { missionDie, type Staging, seek, stage } from './mission-scene.ts';

const rop17 = (rest: Partial<Staging> = {}) => stage({ mission: 'ROP17', tokens: [['zealot-2', 'CQ.E']], ...rest });
const smash = (item: string, at: readonly string[]) => (seed: string) => {
  const t = rop17({ at, items: [item], seed });
  return t.do({ kind: 'attack', item, pair: false, zone: t.zone('SE.B') });
};
const fell = (t: ReturnType<typeof rop17>) => t.t.objectives[0]?.end === 'destroyed';

describe('ROP17 Drinking the Kool-Aid', () => {
  test('ETS-M17.7 a terminal falls to 2 successes of one attack', () => {
    const t = seek(smash('persuader', ['SE.B', 'SE.B']), fell);
    expect(t.entries('destroyed')).toHaveLength(1);
    const stands = seek(smash('pistol', ['SE.B']), (x) => {
      const [shot] = x.entries('fired');
      return shot?.dice.filter((n) => n >= shot.hit).length === 1;
    });
    expect(fell(stands)).toBe(false);
  });

  test('ETS-M17.8 ETS-M17.11 ETS-RM22 by hand: on 1-3 everybody there takes 2, without save or injury roll', () => {
    const bang = seek(smash('persuader', ['SE.B', 'SE.B']), (x) => fell(x) && (missionDie(x) ?? 9) <= 3);
    expect(bang.t.team.map(({ health }) => health)).toEqual([8, 8, 10]);
    expect([bang.entries('saved'), bang.entries('injured')]).toEqual([[], []]);
    const fine = seek(smash('persuader', ['SE.B', 'SE.B']), (x) => fell(x) && (missionDie(x) ?? 0) >= 4);
    expect(fine.t.team.map(({ health }) => health)).toEqual([10, 10, 10]);
  });

  test('ETS-M17.8 not by a shot', () => {
    const t = seek(smash('shotgun', ['SE.B']), fell);
    expect(missionDie(t)).toBeUndefined();
  });

  test('ETS-M17.9 the offerings deal 2 cards to everybody there, noise cards passed over; each keeps 1', () => {
    const t = rop17({
      at: ['RS.A', 'RS.A', 'SE.w'],
      change: (now) => {
        now.items = ['shotgun', 'med-kit-2', 'loose-panel', 'pistol', 'shock-baton'];
      },
    }).interact('offerings');
    expect(t.offered(0)).toEqual([
      { kind: 'take', item: 'shock-baton' },
      { kind: 'take', item: 'pistol' },
    ]);
    t.do({ kind: 'take', item: 'pistol' });
    while (t.offered(0)[0]?.kind === 'put') t.do(t.offered(0)[0] as never);
    t.do({ kind: 'take', item: 'shotgun' });
    while (t.offered(0)[0]?.kind === 'put') t.do(t.offered(0)[0] as never);
    expect(t.entries('story')).toMatchObject([{ text: 'shrine' }]);
    expect(t.t.itemDiscard).toEqual(expect.arrayContaining(['shock-baton', 'med-kit-2']));
    expect(t.t.team.map(({ packs }) => packs.flat().length)).toEqual([2, 2, 1]);
  });

  test('ETS-M17.9 an empty deck deals no more', () => {
    const t = rop17({
      at: ['RS.A', 'RS.A', 'SE.w'],
      change: (now) => {
        now.items = ['shotgun'];
      },
    }).interact('offerings');
    while (t.offered(0)[0]?.kind === 'put') t.do(t.offered(0)[0] as never);
    expect(t.t.team.map(({ packs }) => packs.flat().length)).toEqual([2, 1, 1]);
  });

  test('ETS-M17.12 won when all four are destroyed and all living survivors have left', () => {
    const broken = (n: number, gone: readonly number[] = [1, 2]) =>
      rop17({
        at: ['AR.s'],
        change: (t) => {
          for (let k = 0; k < n; k++) Object.assign(t.objectives[k] ?? {}, { zone: null, end: 'destroyed' });
          for (const k of gone) Object.assign(t.team[k] ?? {}, { fate: 'left', zone: null });
        },
      }).do({ kind: 'exit', exit: 0 }).ending;
    expect([broken(4), broken(3), broken(4, [1])]).toEqual(['won ETS-M17.12', 'lost ETS-3.6', null]);
  });
});
