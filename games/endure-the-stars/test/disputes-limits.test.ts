import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const far = ['swarmer-4 LB.A'];
const turn: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }];

describe('what ends with the round', () => {
  test('ETS-R73 a decoy lures for the round in which it was thrown', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w', cards: ['decoy-beacon'] } }, tokens: far });
    t.choose('use decoy-beacon', 'zone CQ.w');
    expect(t.t.lasting).toMatchObject([{ kind: 'decoy' }]);
    t.choose('end-turn');
    expect(t.t.lasting).toEqual([]);
  });

  test('ETS-8.19 ETS-R21 who failed a check may leave in the next round', () => {
    const held = { at: 'CQ.w', resolve: 1 };
    const t = scene({ team: { [m]: held }, enemies: ['1 solomon CQ.w'], tokens: far });
    t.choose('move CQ.x');
    expect(t.of(m).held).toBe(t.of(m).zone);
    t.cannot('move CQ.x', 'ETS-8.19');
    t.choose('end-turn');
    expect(t.of(m).held).toBeNull();
  });

  test('ETS-14.2 Override skips one Event card, not the next', () => {
    const t = scene({ team: { 'technician-female': { at: 'CQ.w' } }, tokens: far, events: ['blackout', 'lull'] });
    t.choose('ability crisis', 'end-turn');
    expect([t.t.round, t.t.event]).toEqual([2, null]);
    t.choose('end-turn');
    expect([t.t.round, t.t.event]).toEqual([3, 'blackout']);
  });

  test('ETS-14.8 ETS-14.10 a Lockdown ends with the next Event card', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: far, events: ['lockdown', 'lull'] }).choose('end-turn');
    const open = t.t.passages.barred.length;
    t.choose('end-turn');
    expect(t.t.event).toBe('lull');
    expect(t.t.passages.barred.length).toBeLessThan(open);
  });
});

describe('limits that are easily missed by one', () => {
  test('ETS-6.2 Reassurance is for Resolve under 5', () => {
    const calmed = (resolve: number) =>
      scene({ team: { 'medic-female': { at: 'CQ.w' }, [m]: { at: 'CQ.w', resolve } }, tokens: far, stack: turn })
        .entries('calmed')
        .map(({ who }) => who);
    expect([calmed(4), calmed(5)]).toEqual([[1], []]);
  });

  test('ETS-11.6 what enemies saw is forgotten when the next round begins', () => {
    const { t } = scene({ team: { [m]: { at: 'SE.C' } }, enemies: ['1 jaeger LB.B'] });
    const figures = t.figures.map((figure) => ({ ...figure, seen: 1 }));
    const later = scene({ team: { [m]: { at: 'SE.C' } }, stack: [{ kind: 'round' }], table: { figures } });
    expect(later.t.figures.map(({ seen }) => seen)).toEqual([0]);
  });

  test('ETS-15.22 whoever fires into the own zone is in no danger', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['1 jaeger CQ.w'] },
      (x) => x.choose('attack pistol CQ.w'),
      (x) => x.entries('fired').some(({ dice, hit }) => dice.every((die) => die < hit) && dice[0] !== dice[1]),
    );
    expect(t.of(m).health).toBe(10);
  });

  test('ETS-R83 who vanishes is forgotten by those who saw her', () => {
    const t = scene({
      team: { 'scout-female': { at: 'CQ.w' } },
      enemies: ['1 jaeger LB.e'],
      active: 'scout-female',
      stack: [{ kind: 'next-turn' }, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }, { kind: 'notice' }],
    });
    const saw = t.t.figures.map(({ seen }) => seen);
    t.choose('ability crisis');
    expect([saw, t.t.figures.map(({ seen }) => seen)]).toEqual([[1], [0]]);
  });
});
