import { look } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { missionOf } from '../content/index.ts';
import { mapOf } from '../rules/board/index.ts';
import { endureTheStars } from '../rules/index.ts';
import { reckon } from '../rules/telling/reckon/index.ts';
import { chanceBelow } from '../rules/telling/reckon/risks.ts';
import { build, type Position } from './position.ts';

function reckoned(position: Position) {
  const { state } = begin(endureTheStars, build(position), 1);
  const made = reckon(look(endureTheStars, state, 0));
  const zones = mapOf(missionOf('CG00')!).geometry.zoneNamed;
  const at = (zone: string) => made.risks.find((risk) => risk.zone === zones.get(zone));
  return { ...made, at, zone: (name: string) => zones.get(name) as number };
}

describe('what is reckoned before a step', () => {
  test('ETS-8.3 two dice must stay below Resolve', () => {
    expect([2, 3, 7, 12, 13].map(chanceBelow)).toEqual([0, 3, 42, 97, 100]);
  });

  test('ETS-8.2, 11.5 a step into sight of enemies is a test, and they may attack', () => {
    const quiet = reckoned({ team: { 'marine-male': { at: 'SE.x' } } });
    expect(quiet.at('SE.e')).toMatchObject({ check: null, tests: [], threats: [] });
    const t = build({ team: { 'marine-male': { at: 'SE.x', resolve: 6 } }, enemies: ['3 swarmer SE.B'] });
    for (const one of t.table.team) one.inView = [];
    const { state } = begin(endureTheStars, t, 1);
    const made = reckon(look(endureTheStars, state, 0));
    const seen = made.risks.filter(({ tests }) => tests.includes('swarmer'));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0]).toMatchObject({ pass: chanceBelow(6), threats: [{ type: 'swarmer', count: 3, attacks: true }] });
  });

  const round = (more: Partial<Position>) =>
    reckoned({ team: { 'marine-male': { at: 'LB.x' }, 'scout-female': { at: 'CQ.w' } }, ...more });

  test('ETS-11.5 who has seen somebody in this round comes after them out of sight, as far as it can', () => {
    const swarm = { enemies: ['2 swarmer LB.e'] };
    // LB.s lies around the corner of LB.x.
    expect(round(swarm).at('LB.s')?.threats).toEqual([]);
    const seen = round({ ...swarm, seen: { swarmer: 1 } });
    expect(seen.at('LB.s')?.threats).toEqual([
      { type: 'swarmer', count: 2, zone: seen.zone('LB.e'), attacks: true, hunts: true, damage: 1 },
    ]);
    expect(seen.at('CQ.e')?.threats).toMatchObject([{ type: 'swarmer', attacks: true }]);
    expect(seen.at('CQ.e')?.threats[0]).not.toHaveProperty('hunts');
    // Somebody else, and too far away.
    expect(round({ ...swarm, seen: { swarmer: 2 } }).at('LB.s')?.threats).toEqual([]);
    expect(round({ enemies: ['1 jaeger LB.e'], seen: { jaeger: 1 } }).at('LB.s')?.threats).toEqual([]);
  });

  test('ETS-8.26 ETS-8.27 ETS-22.4 a failed test turns up what it reaches, with Acute Stress two points down, and what waits', () => {
    const card = (fears: string[], more: object = {}) =>
      round({ team: { 'marine-male': { at: 'LB.x', resolve: 5, fears, ...more } } }).at('LB.e')?.card;
    // Uncontrollable Shaking 4, Acute Stress 3, Claustrophobia 6.
    expect([card(['uncontrollable-shaking']), card(['memory-loss']), card(['claustrophobia'])]).toEqual([4, null, 4]);
    expect(card(['memory-loss'], { suffers: ['acute-stress'] })).toBe(3);
    expect(card(['uncontrollable-shaking'], { resolve: 0 })).toBeNull();
  });

  test('ETS-R83 nothing threatens her who vanished', () => {
    const vanished = { lasting: [{ kind: 'vanish', who: 0, zone: null, until: 'turn' as const }] };
    const made = round({ enemies: ['2 swarmer LB.e'], seen: { swarmer: 1 }, table: vanished });
    expect([made.at('CQ.e')?.threats, made.at('LB.s')?.threats]).toEqual([[], []]);
  });

  test('ETS-6.3 Suppressing Fire takes an action of those who could attack', () => {
    const attacks = (slowed: boolean) => {
      const built = build({ team: { 'marine-male': { at: 'CQ.e' } }, enemies: ['1 jaeger LB.e'] });
      for (const figure of built.table.figures) figure.slowed = slowed;
      const { state } = begin(endureTheStars, built, 1);
      const zone = mapOf(missionOf('CG00')!).geometry.zoneNamed.get('LB.x');
      const there = reckon(look(endureTheStars, state, 0)).risks.find((risk) => risk.zone === zone);
      return there?.threats.map((threat) => threat.attacks);
    };
    expect([attacks(false), attacks(true)]).toEqual([[true], [false]]);
  });

  test('ETS-8.19 what only moves does nothing for who is held', () => {
    const idle = (held: boolean) => {
      const built = build({
        team: { 'scout-female': { at: 'LB.x', goal: 'alone-time', reward: 'unlocked' } },
        enemies: ['1 jaeger LB.x'],
      });
      const [scout] = built.table.team;
      if (scout !== undefined && held) scout.held = scout.zone;
      const { state } = begin(endureTheStars, built, 1);
      return reckon(look(endureTheStars, state, 0)).idle;
    };
    expect(idle(true)).toEqual([{ kind: 'ability', which: 'active' }, { kind: 'reward' }]);
    expect(idle(false)).toEqual([]);
  });

  test('ETS-8.18 leaving a zone with enemies is a check', () => {
    const made = reckoned({ team: { 'marine-male': { at: 'SE.x', resolve: 7 } }, enemies: ['1 jaeger SE.x'] });
    expect(made.at('SE.e')?.check).toBe(42);
  });

  test('ETS-12.20 a token that would be seen would turn up, and what it is stays unknown', () => {
    const made = reckoned({ team: { 'marine-male': { at: 'SE.x' } }, tokens: ['swarmer-4 SE.A'] });
    expect(made.at('SE.A')?.reveals).toHaveLength(1);
    expect(made.at('SE.e')?.reveals).toHaveLength(0);
    expect(JSON.stringify(made)).not.toContain('swarmer-4');
  });

  test('ETS-15.3, 15.9, 15.21 an attack has its dice, its noise and those in danger', () => {
    const made = reckoned({
      team: { 'captain-female': { at: 'SE.x', cards: ['shotgun'] }, 'medic-male': { at: 'SE.e' } },
      enemies: ['2 swarmer SE.e'],
    });
    expect(made.attacks).toEqual([expect.objectContaining({ item: 'shotgun', zone: made.zone('SE.e'), danger: [1] })]);
    expect(made.attacks[0]?.heard).toContain(made.zone('SE.x'));
  });

  test('the chart names, outlines and boxes every zone, and interrupts walls at doorways', () => {
    const { chart } = reckoned({ team: { 'marine-male': { at: 'SE.x' } } });
    for (const { path, box, room, kind } of chart.zones) {
      expect(path).toMatch(/^M/);
      expect(box[2] * box[3]).toBeGreaterThan(0);
      expect(room === null).toBe(kind === 'corridor');
    }
    const kinds = new Set(chart.lines.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['wall', 'outer', 'border']));
    expect(chart.doors.every(({ between: [a, b] }) => a !== b)).toBe(true);
  });
});
