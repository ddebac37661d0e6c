import { describe, expect, test } from 'vitest';
import type { Objective, Table } from '../rules/index.ts';
import { type MissionScene, type Staging, seek, stage } from './mission-scene.ts';

const stunned: NonNullable<Staging['change']> = (t) => {
  for (const figure of t.figures) figure.stun = 1;
};
const c014 = (rest: Partial<Staging> = {}) =>
  stage({ mission: 'C014', at: ['SE.x'], figures: [['sip', 'SE.x']], change: stunned, ...rest });
const salvage = (t: MissionScene, actions: number, figure = 0) =>
  t.do({ kind: 'mission-action', rule: 0, actions, figure });
const dieOf = (t: MissionScene) => t.entries('mission-roll')[0]?.die ?? 0;
const parts = (t: MissionScene) => t.t.team[0]?.carries.length ?? 0;

describe('C014 Spares, Change', () => {
  test.each([
    [1, 5],
    [2, 4],
    [3, 3],
  ])('XM9 ETS-M14.9 ETS-M14.10 ETS-M14.11 salvaging with %i actions needs %i or more', (actions, needed) => {
    const play = (seed: string) => salvage(c014({ seed }), actions);
    const enough = seek(play, (t) => dieOf(t) === needed);
    expect([enough.t.figures, parts(enough)]).toEqual([[], 1]);
    const short = seek(play, (t) => dieOf(t) === needed - 1);
    expect([short.t.figures.length, parts(short)]).toEqual([1, 0]);
    if (actions < 3) expect(enough.t.team[0]?.actions).toBe(3 - actions);
  });

  test('ETS-M14.9 only an Engineer, only a stunned Sentry in the own zone, at most 3 actions', () => {
    const try1 = { kind: 'mission-action', rule: 0, actions: 1, figure: 0 } as const;
    const marine = { team: ['marine-female', 'medic-female', 'engineer-female'] };
    c014(marine).as(0).cannot(try1, 'ETS-M14.9');
    c014({ change: () => {} })
      .as(0)
      .cannot(try1, 'ETS-M14.9');
    c014({ figures: [['sip', 'SE.A']] })
      .as(0)
      .cannot(try1, 'ETS-M14.9');
    c014()
      .as(0)
      .cannot({ ...try1, actions: 4 }, 'ETS-M14.9');
    c014()
      .as(0)
      .cannot({ ...try1, figure: 7 }, 'ETS-M14.9');
    c014()
      .as(0)
      .cannot({ ...try1, rule: 1 }, 'ETS-10.1');
    const tired: NonNullable<Staging['change']> = (t) => {
      stunned(t);
      Object.assign(t.team[0] ?? {}, { actions: 1 });
    };
    c014({ change: tired })
      .as(0)
      .cannot({ ...try1, actions: 2 }, 'ETS-M14.9');
    expect(
      c014()
        .offered(0)
        .filter(({ kind }) => kind === 'mission-action'),
    ).toHaveLength(3);
  });

  test('ETS-M14.9 of several kinds of Sentry the Engineer says which', () => {
    const both = c014({
      figures: [
        ['sip', 'SE.x'],
        ['artemis', 'SE.x'],
        ['artemis', 'SE.x'],
      ],
    });
    const offered = both.offered(0).flatMap((choice) => (choice.kind === 'mission-action' ? [choice.figure] : []));
    expect(offered).toEqual([0, 0, 0, 1, 1, 1]);
  });

  test('ETS-M14.13 ETS-RM19 salvaged parts come on top of the four, and stay where their carrier dies', () => {
    const t = seek(
      (seed) => salvage(c014({ seed }), 1),
      (seen) => parts(seen) === 1,
    );
    expect(t.t.objectives.filter(({ zone }) => zone !== null)).toHaveLength(4);
    expect(t.t.team[0]?.carries).toEqual([t.objective('salvage-1')]);
    const hurt: NonNullable<Staging['change']> = (table) => {
      stunned(table);
      Object.assign(table.team[0] ?? {}, { health: 0 });
    };
    const dying = (seed: string) => salvage(c014({ seed, change: hurt }), 1);
    const left = seek(dying, (seen) => seen.t.figures.length === 0);
    expect(left.t.objectives[left.objective('salvage-1')]).toMatchObject({ zone: left.zone('SE.x'), end: null });
  });

  test('ETS-M14.13 each salvage gives a part of its own, whatever became of the ones before', () => {
    const after = (...before: Partial<Objective>[]) => {
      const change = (table: Table) => {
        stunned(table);
        for (const [n, part] of before.entries()) Object.assign(table.objectives[4 + n] ?? {}, part);
      };
      const t = seek(
        (seed) => salvage(c014({ seed, change }), 3),
        (seen) => seen.t.figures.length === 0,
      );
      return t.t.team[0]?.carries.map((n) => n - 3);
    };
    const inHand = { zone: null, collected: true };
    expect(after(inHand)).toEqual([2]);
    expect(after({ zone: 3, collected: true })).toEqual([2]);
    expect(after({ zone: 3 })).toEqual([2]);
    expect(after({ end: 'lost' })).toEqual([2]);
    expect(after(inHand, { ...inHand, end: 'out' })).toEqual([3]);
    expect(after(...Array(5).fill(inHand))).toEqual([6]);
    // ETS-1.15: the box is empty.
    expect(after(...Array(6).fill(inHand))).toEqual([]);
  });

  test('ETS-M14.8 a survivor may carry several parts', () => {
    const t = c014({
      at: ['SE.A'],
      figures: [],
      change: (table) => Object.assign(table.team[0] ?? {}, { carries: [0] }),
    });
    expect(t.interact('part-2').t.team[0]?.carries).toEqual([0, 1]);
  });

  test('ETS-O.6 ETS-10.19 of two parts one may be handed over, the other stays', () => {
    const t = c014({
      at: ['SE.A', 'SE.A', 'AR.B'],
      figures: [],
      tokens: [['sip-2', 'EB.C']],
      change: (table) => {
        for (const n of [0, 1]) Object.assign(table.objectives[n] ?? {}, { zone: null, collected: true });
        Object.assign(table.team[0] ?? {}, { carries: [0, 1] });
      },
    }).do({ kind: 'trade', with: 1 }, { kind: 'pass', objective: 0, to: 1 }, { kind: 'done' });
    expect(t.t.team.map(({ carries }) => carries)).toEqual([[1], [0], []]);
  });

  const leaving = (first: number[], second: number[], gone = 2) =>
    c014({
      at: ['AR.s'],
      figures: [],
      tokens: [['sip-2', 'EB.C']],
      change: (t) => {
        for (const n of [...first, ...second]) Object.assign(t.objectives[n] ?? {}, { zone: null, collected: true });
        for (const n of second) Object.assign(t.objectives[n] ?? {}, { end: 'out' });
        Object.assign(t.team[0] ?? {}, { carries: first });
        for (const mate of t.team.slice(1, 1 + gone)) Object.assign(mate, { fate: 'left', zone: null, turn: 'done' });
      },
    }).do({ kind: 'exit', exit: 0 });

  test('ETS-M14.14 won when all living survivors have left with four parts, salvaged or not', () => {
    expect(leaving([0, 1], [2, 4]).ending).toBe('won ETS-M14.14');
    expect(leaving([0], [2, 4]).ending).not.toBe('won ETS-M14.14');
    expect(leaving([0, 1], [2, 4], 1).ending).toBeNull();
  });

  test('ETS-M14.12 ETS-RM47 the rust of the Sentries is over with the round: nothing is left of it to salvage', () => {
    const rusty = seek(
      (seed) => c014({ seed, at: ['RR.A'], figures: [['sip', 'RB.B']], change: () => {} }).nextRound(),
      (t) => t.entries('foe-stunned').length === 1,
    );
    expect(rusty.t.figures[0]?.stun).toBe(0);
  });
});
