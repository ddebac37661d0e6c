import { describe, expect, test } from 'vitest';
import {
  firstSteps,
  NOWHERE,
  nearestReachable,
  routesTo,
  turnTo,
  zonesReached,
  zonesTowards,
} from '../rules/board/index.ts';
import { chart } from './chart.ts';

const t = chart('NV 0,0', 'SE 0,1');
const blockedAt = (...names: readonly string[]) => t.map.zones.map(({ id }) => names.map(t.zone).includes(id));
const FREE = blockedAt();
const steps = (from: string, to: string, blocked = FREE) =>
  t.named(firstSteps(t.ways, t.zone(from), blocked, routesTo(t.ways, [t.zone(to)], blocked, [])));
const distance = (from: string, to: string, blocked = FREE) =>
  routesTo(t.ways, [t.zone(to)], blocked, [])[t.zone(from)];

describe('routes', () => {
  test('X1 ETS-11.25 the one shortest route from NV.w to SE.x', () => {
    expect(distance('NV.w', 'SE.x')).toBe(3);
    expect(steps('NV.w', 'SE.x')).toEqual(['NV.A']);
    expect(steps('NV.A', 'SE.x')).toEqual(['NV.s+SE.n']);
    expect(steps('SE.x', 'SE.x')).toEqual([]);
  });

  test('ETS-11.25 all first steps of equally short routes are offered', () => {
    const ring = chart('SE 0,0', 'CQ 1,0', 'LS 0,1', 'NV 1,1');
    const to = routesTo(
      ring.ways,
      [ring.zone('NV.A')],
      ring.map.zones.map(() => false),
      [],
    );
    const first = firstSteps(
      ring.ways,
      ring.zone('SE.x'),
      ring.map.zones.map(() => false),
      to,
    );
    for (const zone of first) expect(to[zone]).toBe((to[ring.zone('SE.x')] as number) - 1);
    expect(first.length).toBeGreaterThan(0);
  });

  test('ETS-11.32 a route enters no blocked zone, the goal included, but may leave one', () => {
    expect(distance('NV.w', 'SE.x', blockedAt('NV.A'))).toBe(NOWHERE);
    expect(distance('NV.w', 'SE.x', blockedAt('SE.x'))).toBe(NOWHERE);
    expect(distance('SE.x', 'SE.x', blockedAt('SE.x'))).toBe(0);
    expect(distance('NV.w', 'SE.x', blockedAt('NV.w'))).toBe(3);
    expect(steps('NV.w', 'SE.x', blockedAt('NV.w'))).toEqual(['NV.A']);
  });

  test('ETS-11.29 without a route: the reachable zones nearest by noise, then with the fewest steps', () => {
    const blocked = blockedAt('NV.s');
    const near = nearestReachable(t.map, t.ways, t.zone('NV.w'), t.zone('SE.x'), blocked);
    // NV.A and the small rooms D and E are as near by noise; D is one step from NV.w, like A.
    expect(t.named(near)).toEqual(['NV.A', 'NV.D']);
    const there = nearestReachable(t.map, t.ways, t.zone('NV.A'), t.zone('SE.x'), blocked);
    expect(t.named(there)).toEqual(['NV.A']);
  });

  test('ETS-5.3 the zones a noise reaches, near ones first; ETS-5.5 its own at distance 0', () => {
    const reached = zonesReached(t.map, t.zone('SE.e'), 1);
    expect(reached[0]).toBe(t.zone('SE.e'));
    expect(t.named(reached)).toEqual(['SE.B', 'SE.D', 'SE.e', 'SE.x']);
    expect(zonesReached(t.map, t.zone('SE.e'), 0)).toEqual([t.zone('SE.e')]);
  });
});

describe('directions', () => {
  test('ETS-4.37 a zone lies in a direction where a passable connection faces that way', () => {
    const towards = (from: string, facing: 0 | 1 | 2 | 3) => t.named(zonesTowards(t.ways, t.zone(from), facing));
    expect(towards('NV.A', 2)).toEqual(['NV.s+SE.n']);
    expect(towards('NV.A', 3)).toEqual(['NV.w']);
    expect(towards('SE.w', 0)).toEqual(['SE.A']);
    expect(towards('SE.w', 2)).toEqual(['SE.C']);
    expect(t.with(['SE:A-n']).towards('SE.n', 3)).toEqual([]);
  });

  test('ETS-11.15 a blocked direction turns clockwise until one is possible', () => {
    const one = chart('SE 0,0');
    const from = one.zone('SE.n');
    const turn = (...open: readonly string[]) => one.named(turnTo(one.ways, from, 1, open.map(one.zone)));
    // North is the edge of the map, east a wall, south the crossing, west the Monitor Room.
    expect(turn('SE.x', 'SE.A')).toEqual(['SE.x']);
    expect(turn('SE.A')).toEqual(['SE.A']);
    expect(turn()).toEqual([]);
  });
});
