import { describe, expect, test } from 'vitest';
import type { Table } from '../rules/index.ts';
import { type Staging, stage } from './mission-scene.ts';

const FAILURE = 'artificial-gravity-failure';
const cg03 = (rest: Partial<Staging> = {}) => stage({ mission: 'CG03', tokens: [['icarus-3', 'AR.A']], ...rest });
const ready = (t: Table) => {
  Object.assign(t.objectives[0] ?? {}, { end: 'done' });
  for (const n of [1, 2, 3, 4]) Object.assign(t.objectives[n] ?? {}, { zone: null, collected: true, end: 'done' });
  for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
};

describe('CG03 Gravity of the Situation', () => {
  test('ETS-M03.10 ETS-M03.11 gravity has failed from the start, its cards are gone, others are drawn beside it', () => {
    const t = cg03();
    expect(t.t.standing).toEqual([FAILURE]);
    expect(t.t.events).not.toContain(FAILURE);
    expect(t.t.events.length).toBe(27);
    t.nextRound();
    expect(t.entries('event').length).toBe(1);
    expect(t.t.standing).toEqual([FAILURE]);
  });

  test('ETS-O.4 ETS-M03.12 ETS-M03.14 an Engineer repairs it with 2 actions of one turn, and gravity is back', () => {
    const t = cg03({ at: ['EB.C'] }).interact('generator');
    expect(t.t.team[0]).toMatchObject({ actions: 1 });
    expect(t.t.standing).toEqual([]);
    cg03({
      at: ['EB.C'],
      change: (now) => {
        if (now.team[0] !== undefined) now.team[0].actions = 1;
      },
    })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-M03.14');
    cg03({ team: ['medic-female', 'engineer-female', 'marine-female'], at: ['EB.C'] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-M03.14');
  });

  test('ETS-M03.13 lost when no Engineer is left before the repair', () => {
    const leave = (done: boolean) =>
      cg03({
        at: ['MB.e'],
        change: (t) => {
          if (done) Object.assign(t.objectives[0] ?? {}, { end: 'done' });
        },
      }).do({ kind: 'exit', exit: 0 });
    expect(leave(false).ending).toBe('lost ETS-M03.13');
    expect(leave(true).ending).toBeNull();
  });

  test('ETS-M03.15 ETS-M03.16 ETS-RM8 ETS-M03.17 the first red locker offers both, the second what is left; the blue ones a Med Kit', () => {
    const t = cg03({ at: ['AR.B'] });
    expect([...t.t.aside].sort()).toEqual(['assault-rifle', 'med-kit-3', 'med-kit-3', 'safeguard-armour']);
    t.interact('locker-1');
    expect(t.offered(0)).toEqual([
      { kind: 'take', item: 'assault-rifle' },
      { kind: 'take', item: 'safeguard-armour' },
    ]);
    t.do({ kind: 'take', item: 'safeguard-armour' });
    expect([...t.t.aside].sort()).toEqual(['assault-rifle', 'med-kit-3', 'med-kit-3']);
    const kit = cg03({ at: ['MB.C'] }).interact('kit-1');
    expect(kit.t.aside.filter((item) => item === 'med-kit-3').length).toBe(1);
  });

  test('ETS-M03.18 won when it runs, all four supplies are collected and all have left', () => {
    const leave = (rest: Staging['change']) =>
      cg03({
        at: ['MB.e'],
        change: (t) => {
          ready(t);
          rest?.(t);
        },
      }).do({ kind: 'exit', exit: 0 });
    expect(leave(undefined).ending).toBe('won ETS-M03.18');
    expect(
      leave((t) => {
        Object.assign(t.objectives[4] ?? {}, { collected: false, end: null, zone: 0 });
      }).ending,
    ).toBe('lost ETS-3.6');
    const open = (t: Table) => Object.assign(t.objectives[0] ?? {}, { end: null, zone: 0 });
    expect(leave(open).ending).toBe('lost ETS-M03.13');
    const stays = (t: Table) => Object.assign(t.team[1] ?? {}, { fate: 'living', zone: t.team[0]?.zone });
    expect(leave(stays).ending).toBeNull();
  });

  test('ETS-10.15 ETS-M03.14 the last two actions are enough for the repair', () => {
    const t = cg03({
      at: ['EB.C'],
      change: (now) => {
        if (now.team[0] !== undefined) now.team[0].actions = 2;
      },
    });
    t.interact('generator');
    expect(t.t.standing).toEqual([]);
  });
});
