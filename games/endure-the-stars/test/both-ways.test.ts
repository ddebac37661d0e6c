import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { stage } from './mission-scene.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const far = ['swarmer-4 LB.A'];
const next: Frame = { kind: 'next-turn' };

describe('both ways', () => {
  test('ETS-M02.8 the Brain hurts whoever collects it, and nobody else', () => {
    const t = stage({ mission: 'CG02', at: ['LB.B', 'LB.B'], tokens: [['jaeger-3', 'NV.A']] }).interact('brain');
    expect(t.t.team.map(({ health }) => health)).toEqual([9, 10, 10]);
    expect(t.t.team.map(({ resolve }) => resolve)).toEqual([9, 10, 10]);
  });

  test('ETS-11.20 those of a herd for whom there is no room turn the die on', () => {
    // CQ.B has room for one of three; the crossing lies further clockwise.
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['3 jaeger CQ.n', '11 swarmer CQ.B'],
      stack: [next, { kind: 'herd', ids: [0, 1, 2], steps: 0, rolled: 1 }],
      table: { phase: 'enemies' },
    });
    const at = t.t.figures.filter(({ type }) => type === 'jaeger').map(({ zone }) => t.named(zone));
    expect(at).toEqual(['CQ.B', 'CQ.x', 'CQ.x']);
  });

  test('ETS-6.5 Take Control leads an enemy as far as it has actions', () => {
    const t = scene({ team: { 'psychic-male': { at: 'CQ.x' } }, enemies: ['1 jaeger CQ.x'] });
    t.choose('ability crisis', 'zone CQ.w', 'zone CQ.x');
    expect(t.kinds).not.toContain('zone');
  });

  test('ETS-9.1 Practice Makes Perfect asks for an attack that misses with every die', () => {
    const shot = (hits: boolean) =>
      seek(
        {
          team: { [m]: { at: 'CQ.w', cards: ['pistol'], goal: 'practice-makes-perfect' } },
          enemies: ['1 jaeger CQ.w'],
        },
        (x) => x.choose('attack pistol CQ.w'),
        (x) =>
          x.entries('fired').every(({ dice, hit }) => dice[0] !== dice[1] && dice.some((die) => die >= hit) === hits),
      ).entries('unlocked').length;
    expect([shot(false), shot(true)]).toEqual([1, 0]);
  });

  test('ETS-M02.18 the other weapon goes to whom the collector names', () => {
    const t = stage({ mission: 'CG02', at: ['AR.B', 'AR.B'], tokens: [['jaeger-3', 'NV.A']] }).interact('rack');
    t.do({ kind: 'take', item: 'shotgun' });
    while (t.state.stack.at(-1)?.kind === 'gain') t.do(t.offered(0)[0] as never);
    t.awaits(0, 'second');
    t.do({ kind: 'who', who: 1 });
    while (t.state.stack.at(-1)?.kind === 'gain') t.do(t.offered(0)[0] as never);
    expect(t.t.team[1]?.packs.flat().map(({ item }) => item)).toContain('assault-rifle');
    expect(t.t.aside).toEqual([]);
    const alone = stage({ mission: 'CG02', at: ['AR.B'], tokens: [['jaeger-3', 'NV.A']] }).interact('rack');
    alone.do({ kind: 'take', item: 'shotgun' });
    while (alone.state.stack.at(-1)?.kind === 'gain') alone.do(alone.offered(0)[0] as never);
    alone.awaits(0, 'act');
  });

  test('ETS-3.13 Lucky Find: all vote, the first seat settles a tie; noise cards are replaced', () => {
    const t = scene({
      seats: 2,
      team: { [m]: { at: 'SE.C' }, [s]: { at: 'SE.C' } },
      tokens: far,
      items: ['loose-panel', 'tripped-alarm', 'persuader'],
      stack: [next, { kind: 'finder' }],
    });
    t.as(0).choose(`who ${s}`);
    t.awaits(1, 'finder');
    t.as(1).choose(`who ${m}`);
    expect(t.items(s)).toEqual(['persuader']);
    expect(t.t.itemDiscard).toEqual(['loose-panel', 'tripped-alarm']);
    expect(t.entries('named').map(({ seat, who }) => [seat, who])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('ETS-15.5 a stunned enemy and one that is not are told apart where hits are given', () => {
    const figures = [0, 1, 1].map((stun, id) => ({
      ...{ id, type: 'swarmer', zone: 0, health: 0, stun, seen: 0, mode: null, lured: null, slowed: false },
    }));
    const t = seek(
      { team: { [m]: { at: 'CQ.A', cards: ['medical-blade'] } }, tokens: far, table: { figures: figures as never } },
      (x) => x.choose('attack medical-blade CQ.A'),
      (x) => x.kinds.includes('hit'),
    );
    expect(t.offered(0)).toEqual([
      { kind: 'hit', figure: 0 },
      { kind: 'hit', figure: 1 },
    ]);
  });

  test('ETS-6.3 Suppressing Fire is a ranged attack: a blade does not do', () => {
    const fire = (item: string) =>
      scene({ team: { 'marine-male': { at: 'CQ.w', cards: [item] } }, enemies: ['1 jaeger CQ.w'] }).refusal(
        0,
        'ability active',
      );
    expect([fire('pistol'), fire('medical-blade')]).toEqual([null, 'ETS-10.17']);
  });

  test('ETS-13.20 the attack of a standard enemy neither moves nor stuns', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 swarmer CQ.w'], stack: [{ kind: 'enemies' }] });
    expect(t.of(m)).toMatchObject({ health: 9, stun: null, actions: 3 });
    expect(t.at(m)).toBe('CQ.w');
  });

  test('ETS-6.3 System Link tells a spawn card by its tile', () => {
    const t = scene({ team: { 'technician-female': { at: 'CQ.w' } }, tokens: far, events: ['spawn:armoury', 'lull'] });
    t.choose('ability active');
    expect(t.look(0).prompt?.args?.event).toEqual({ key: 'event.spawn', args: { tile: { key: 'tile.armoury' } } });
  });
});
