import { describe, expect, test } from 'vitest';
import { stage } from './mission-scene.ts';

const cg00 = (rest = {}) => stage({ mission: 'CG00', at: ['SE.C'], tokens: [['swarmer-4', 'LB.A']], ...rest });

describe('CG00 Noisy Neighbours', () => {
  test('ETS-M00.8 the switch unlocks the laboratory, once', () => {
    const t = cg00();
    const door = t.t.doors.findIndex((known) => known?.kept === true);
    expect(t.t.passages.barred).toEqual([door]);
    t.interact('switch');
    expect(t.t.passages.barred).toEqual([]);
    expect(t.t.doors[door]).toMatchObject({ kept: false, set: 'open' });
    t.as(0).cannot({ kind: 'interact', objective: 0 }, 'ETS-10.15');
  });

  test('ETS-M00.8 ETS-O.1 the switch is a device: not from another zone, not in a Power Failure', () => {
    cg00({ at: ['SE.s'] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-10.15');
    const dark = cg00({
      change: (t: { event: string }) => {
        t.event = 'power-failure';
      },
    });
    dark.as(0).cannot({ kind: 'interact', objective: 0 }, 'ETS-O.1');
  });

  test('ETS-M00.9 spawns on tiles that are not here have left the Event deck', () => {
    const spawns = cg00()
      .t.events.filter((event) => event.startsWith('spawn:'))
      .sort();
    expect(spawns).toEqual(['spawn:crew-quarters', 'spawn:laboratory', 'spawn:security']);
    expect(cg00().t.events.length).toBe(30 - 9);
  });

  test('ETS-M00.10 ETS-RM4 won when the last enemy falls and no token is left', () => {
    const pistol = { at: ['CQ.w'], items: ['persuader'], figures: [['swarmer', 'CQ.w']] };
    const shoot = (rest: object) => {
      const t = cg00({ ...pistol, ...rest });
      return t.do({ kind: 'attack', item: 'persuader', pair: false, zone: t.zone('CQ.w') }).until(() => false && true);
    };
    expect(shoot({ tokens: [] }).ending).toBe('won ETS-M00.10');
  });
});
