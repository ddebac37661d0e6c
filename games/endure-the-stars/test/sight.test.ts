import { describe, expect, test } from 'vitest';
import { missionOf } from '../content/missions/index.ts';
import { mapOf, NOWHERE, waysOf } from '../rules/board/index.ts';
import { chart, chartOf, firstPassages } from './chart.ts';

const CG00 = missionOf('CG00');
const cg00 = chartOf(mapOf(CG00), firstPassages(CG00));
const northSouth = chart('NV 0,0', 'SE 0,1');

describe('zones and walking', () => {
  test('ETS-4.1 every zone is a room or a corridor; ETS-4.2 a room is one zone', () => {
    expect(new Set(cg00.map.zones.map(({ kind }) => kind))).toEqual(new Set(['room', 'corridor']));
    expect(cg00.map.zones[cg00.zone('LB.A')]).toMatchObject({ kind: 'room', cells: 6 });
  });

  test('ETS-4.4 corridors that meet across tiles are one zone; ETS-4.5 each cell belongs to one zone', () => {
    expect(northSouth.zone('NV.s')).toBe(northSouth.zone('SE.n'));
    const { zoneAt } = northSouth.map.geometry;
    expect(zoneAt.filter((zone) => zone !== NOWHERE).length).toBe(50);
    expect(northSouth.map.zones.reduce((sum, { cells }) => sum + cells, 0)).toBe(50);
  });

  test('ETS-4.6 zones connect over open borders and doorways that are not locked', () => {
    expect(cg00.steps('LB.x')).toEqual(['CQ.e+LB.w', 'LB.e', 'LB.s+SE.n']);
    expect(cg00.with([]).steps('LB.x')).toEqual(['CQ.e+LB.w', 'LB.A', 'LB.e', 'LB.s+SE.n']);
  });

  test('X18 ETS-4.7 the narrow edge of Life Support is neither a way nor a view; ETS-4.8 noise passes it', () => {
    const t = chart('LS 0,0');
    expect(t.walk('LS.x', 'LS.e')).toBe(2);
    expect(t.steps('LS.x')).not.toContain('LS.e');
    expect(t.sees('LS.x')).not.toContain('LS.e');
    expect(t.noise('LS.x', 'LS.e')).toBe(1);
  });
});

describe('line of sight', () => {
  test('X17 ETS-4.9 ETS-4.18 ETS-R7 from CQ.w one sees along the corridor and into what it passes', () => {
    expect(cg00.sees('CQ.w')).toEqual(['CQ.E', 'CQ.e+LB.w', 'CQ.w', 'CQ.x', 'LB.e', 'LB.x']);
  });

  test('ETS-4.10 nobody sees diagonally; ETS-4.11 seeing a part of a zone is seeing it all', () => {
    expect(chart('SE 0,0').sees('SE.n')).not.toContain('SE.e');
    // Only one cell of the two of LB.e lies in the line of LB.D's doorway.
    expect(cg00.sees('LB.D')).toContain('LB.e');
  });

  test('ETS-4.13 one always sees the own zone', () => {
    for (const { id } of cg00.map.zones) expect(cg00.ways.range[id]?.[id]).toBe(0);
  });

  test('ETS-4.14 from a room one sees every zone behind an unlocked doorway', () => {
    const t = chart('NV 0,0');
    expect(t.sees('NV.A')).toEqual(['NV.A', 'NV.e', 'NV.n', 'NV.s', 'NV.w']);
  });

  test('X19 ETS-4.15 ETS-4.17 doorways lie anywhere on their wall: NV.n sees through the Bridge to NV.s', () => {
    const t = chart('NV 0,0');
    expect(t.sees('NV.n')).toEqual(['NV.A', 'NV.B', 'NV.n', 'NV.s']);
    expect(t.range('NV.n', 'NV.s')).toBe(2);
  });

  test('X20 ETS-4.16 a doorway along the line is not seen through', () => {
    expect(chart('RR 0,0').sees('RR.s')).toEqual(['RR.A', 'RR.D', 'RR.E', 'RR.n', 'RR.s']);
  });

  test('X21 ETS-4.24 a locked door stops sight and walking, ETS-5.4 ETS-R9 not noise', () => {
    expect(cg00.sees('LB.x')).not.toContain('LB.A');
    expect(cg00.walk('LB.x', 'LB.A')).toBe(NOWHERE);
    expect(cg00.walk('LB.x', 'LB.B')).toBe(NOWHERE);
    expect(cg00.noise('LB.x', 'LB.A')).toBe(1);
  });

  test('ETS-4.25 a doorway without a token is a plain opening: barring every door token leaves it open', () => {
    const { map } = cg00;
    const locked = cg00.with(map.doorways.filter(({ hasToken }) => hasToken).map(({ name }) => name));
    expect(locked.sees('CQ.A')).toContain('CQ.n');
    expect(locked.steps('CQ.E')).toEqual(['CQ.w']);
  });

  test('ETS-15.17 ETS-R11 range counts the borders on the shortest line; ETS-15.41 lines that differ are told apart', () => {
    const t = chart('SE 0,0');
    expect([t.range('SE.w', 'SE.w'), t.range('SE.w', 'SE.x'), t.range('SE.w', 'SE.e')]).toEqual([0, 1, 2]);
    expect(t.lines('SE.w', 'SE.e')).toEqual(['E SE.x']);
    // The Bridge has a doorway to each side: from NV.n only southward, through it, to NV.s.
    expect(chart('NV 0,0').lines('NV.n', 'NV.s')).toEqual(['S NV.A']);
    expect(t.range('SE.n', 'SE.e')).toBe(NOWHERE);
    expect(t.lines('SE.n', 'SE.e')).toEqual([]);
  });
});

describe('noise', () => {
  test('X1 ETS-5.3 ETS-T.18 distances from SE.x over shared edges', () => {
    const { map, zone, named } = northSouth;
    const at = (distance: number) =>
      named(map.zones.filter(({ id }) => map.noise[zone('SE.x')]?.[id] === distance).map(({ id }) => id));
    expect(at(1)).toEqual(['NV.s+SE.n', 'SE.e', 'SE.s', 'SE.w']);
    expect(at(2)).toEqual(['NV.A', 'NV.D', 'NV.E', 'SE.A', 'SE.B', 'SE.C', 'SE.D']);
    expect(at(3)).toEqual(['NV.e', 'NV.n', 'NV.w']);
  });

  test('X2 a noise of level 1 in SE.e reaches SE.x, SE.B and SE.D; NV.w is 4 away', () => {
    const { map, zone } = northSouth;
    expect(map.noise[zone('SE.e')]?.[zone('NV.w')]).toBe(4);
  });
});

describe('doorways that change', () => {
  test('ETS-6.12 a doorway made in a wall lets one walk and see, and a barred one does not', () => {
    const t = chart('SE 0,0');
    const wall = t.map.walls.find(
      ({ between }) => between.includes(t.zone('SE.B')) && between.includes(t.zone('SE.n')),
    );
    const made = t.with([], [wall?.id as number]);
    expect(made.steps('SE.B')).toEqual(['SE.e', 'SE.n']);
    expect(made.sees('SE.B')).toContain('SE.n');
    expect(t.with(['SE:B-e']).walk('SE.B', 'SE.e')).toBe(NOWHERE);
  });

  test('what follows from the doors is worked out once for each way they stand', () => {
    const { map } = cg00;
    const ways = waysOf(map, { barred: [1], made: [] });
    expect(waysOf(map, { barred: [1], made: [] })).toBe(ways);
    expect(waysOf(map, { barred: [2], made: [] })).not.toBe(ways);
    const shared = { barred: [1], made: [] };
    expect(waysOf(map, shared)).toBe(ways);
    expect(waysOf(northSouth.map, shared)).not.toBe(ways);
  });
});
