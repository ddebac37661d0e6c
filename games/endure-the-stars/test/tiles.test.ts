import { describe, expect, test } from 'vitest';
import { MISSIONS, missionOf } from '../content/missions/index.ts';
import { TILE_KINDS, TILES, type Tile } from '../content/tiles/index.ts';
import { mapOf } from '../rules/board/index.ts';
import { chart, chartOf } from './chart.ts';
import { tileSection } from './specification.ts';

const cell = (at: number) => `(${Math.floor(at / 5)},${at % 5})`;
const pair = ([a, b]: readonly [number, number]) => `${cell(a)}/${cell(b)}`;
const all = TILE_KINDS.map((kind): [string, Tile] => [TILES[kind].code, TILES[kind]]);
const cg00 = chartOf(mapOf(missionOf('CG00')));

describe('the 12 tiles', () => {
  test('ETS-1.3 there are 12 kinds, each with its name', () => {
    expect(TILE_KINDS.length).toBe(12);
    expect(new Set(all.map(([, { name }]) => name)).size).toBe(12);
  });

  test.each(all)('ETS-T.1 ETS-RM1 ETS-R6 %s is the grid of 5 x 5 cells that the specification draws', (code, tile) => {
    const drawing = /```\n([\s\S]*?)\n```/.exec(tileSection(code))?.[1] ?? '';
    expect(tile.letters).toBe(drawing.replaceAll(/\s/g, ''));
    expect(tile.letters.length).toBe(25);
  });

  test.each(all)(
    'ETS-T.2 %s has the rooms that the specification names, one for each upper-case letter',
    (code, tile) => {
      const rooms = Object.entries(tile.rooms).map(([letter, name]) => `${letter} ${name}`);
      expect(tileSection(code)).toContain(`- Rooms: ${rooms.join('; ')}.`);
      const { map } = chart(`${code} 0,0`);
      expect(map.zones.filter(({ kind }) => kind === 'room').length).toBe(rooms.length);
      expect(tileSection(code)).toContain(`Zones: ${map.zones.length} (${rooms.length} rooms)`);
    },
  );

  test.each(all)('ETS-T.11 %s has the doorways that the specification lists, one for a pair of zones', (code, tile) => {
    const listed = tile.doorways.map(({ name, main, cells }) => `${name}${main ? '*' : ''} at ${pair(cells)}`);
    expect(tileSection(code)).toContain(`- Doorways: ${listed.join('; ')}.`);
    for (const { name, cells } of tile.doorways) expect(cells.map((at) => tile.letters[at]).join('-')).toBe(name);
    expect(new Set(tile.doorways.map(({ name }) => name)).size).toBe(tile.doorways.length);
    const narrow = tile.narrow.map(pair);
    expect(tileSection(code).match(/Narrow edge: (\S+),/)?.[1] ?? '').toBe(narrow.join());
  });
});

describe('laying tiles', () => {
  test('ETS-T.3 a quarter turn takes cell (r, c) to (c, 4 - r)', () => {
    // The Primus Cell opens to the south; turned by 90, 180 and 270 it opens west, north and east.
    const open = (rot: number) =>
      chart(`PC 0,0 r${rot}`)
        .towards('PC.s', 0)
        .concat(chart(`PC 0,0 r${rot}`).towards('PC.s', 2));
    expect(open(0)).toEqual(['PC.A']);
    expect(open(180)).toEqual(['PC.A']);
    expect(chart('PC 0,0 r90').towards('PC.s', 1)).toEqual(['PC.A']);
    expect(chart('PC 0,0 r270').towards('PC.s', 3)).toEqual(['PC.A']);
    expect(chart('PC 0,0 r180').towards('PC.s', 2)).toEqual(['PC.A']);
  });

  test('ETS-T.4 letters are names: zone n of a tile turned by 90 lies on its east side', () => {
    const t = chart('SE 0,0 r90');
    expect(t.towards('SE.x', 1)).toEqual(['SE.n']);
    expect(t.towards('SE.x', 0)).toEqual(['SE.w']);
  });

  test('ETS-T.5 a cell of a tile at column x, row y is map cell (5y + r, 5x + c)', () => {
    const { map, zone } = chart('SE 0,0', 'NV 2,1');
    const { zoneAt, width } = map.geometry;
    expect(zoneAt[width * 5 + 10]).toBe(zone('NV.B'));
    expect(zoneAt[width * 9 + 14]).toBe(zone('NV.E'));
    expect(zoneAt[width * 5 + 9]).toBe(-1);
  });

  test('ETS-T.6 one zone has no barrier inside; ETS-T.7 corridor zones of a tile border openly', () => {
    const t = chart('SE 0,0');
    expect(t.steps('SE.x')).toEqual(['SE.e', 'SE.n', 'SE.s', 'SE.w']);
    expect(t.sees('SE.A')).toContain('SE.A');
  });

  test('ETS-T.8 a room is walled off but for its doorways', () => {
    const t = chart('SE 0,0');
    expect(t.steps('SE.B')).toEqual(['SE.e']);
    expect(t.with(['SE:B-e']).steps('SE.B')).toEqual([]);
  });

  test('ETS-T.9 facing corridor cells of two tiles make one zone, anything else a wall', () => {
    const t = chart('SE 0,0', 'RR 1,0');
    expect(t.named([t.zone('SE.e')])).toEqual(['SE.e']);
    expect(t.steps('SE.e')).not.toContain('RR.A');
    const joined = chart('SE 0,0', 'CQ 1,0');
    expect(joined.zone('SE.e')).toBe(joined.zone('CQ.w'));
    expect(joined.steps('SE.B')).toEqual(['SE.e+CQ.w']);
  });

  test('ETS-T.10 the outer edge is wall: no ray leaves the map', () => {
    expect(chart('SE 0,0').sees('SE.n')).toEqual(['SE.A', 'SE.n', 'SE.s', 'SE.x']);
  });

  test('ETS-T.12 main doorways have a door token, others only where a mission lists them', () => {
    const tokens = ({ map }: ReturnType<typeof chart>) => map.doorways.filter(({ hasToken }) => hasToken);
    expect(tokens(chart('SE 0,0')).map(({ name }) => name)).toEqual(['SE:A-n', 'SE:B-e']);
    const rop18 = mapOf(missionOf('ROP18'));
    expect(tokens(chartOf(rop18)).map(({ name }) => name)).toContain('SE:D-s');
  });

  test('ETS-T.13 a joined zone has all its names, in the order of the tiles', () => {
    expect(cg00.named([cg00.zone('LB.w')])).toEqual(['CQ.e+LB.w']);
    expect(cg00.zone('CQ.e')).toBe(cg00.zone('LB.w'));
    expect(cg00.zone('CQ.e+LB.w')).toBe(cg00.zone('LB.w'));
  });

  test('ETS-T.14 the rooms of a tile are numbered in letter order', () => {
    const tile = cg00.map.tiles.find(({ alias }) => alias === 'CQ');
    expect(tile?.rooms).toEqual(['CQ.A', 'CQ.B', 'CQ.C', 'CQ.D', 'CQ.E', 'CQ.F'].map(cg00.zone));
  });

  test('ETS-T.15 ETS-RM31 ETS-17.11 a zone holds 6 for each cell, and at least 9; X22 CQ.e and LB.w are one zone of 24', () => {
    expect(cg00.map.zones[cg00.zone('CQ.e')]).toMatchObject({ cells: 4, capacity: 24 });
    expect(cg00.map.zones[cg00.zone('CQ.x')]).toMatchObject({ cells: 1, capacity: 9 });
    expect(cg00.map.zones[cg00.zone('CQ.A')]).toMatchObject({ cells: 2, capacity: 12 });
  });

  test('ETS-T.17 zones are numbered in reading order', () => {
    expect(
      chart('SE 0,0')
        .map.zones.map(({ name }) => name.slice(-1))
        .join(''),
    ).toBe('AnBwxeCsD');
    expect(
      chart('RS 0,0')
        .map.zones.map(({ name }) => name.slice(-1))
        .join(''),
    ).toBe('ABCwxeDsE');
  });

  test('ETS-T.19 ETS-4.35 directions are those of the map whatever the rotation', () => {
    expect(chart('NV 0,0 r180').towards('NV.A', 0)).toEqual(['NV.s']);
  });

  test('ETS-T.21 ETS-RM3 objectives are green, blue or red', () => {
    const colours = MISSIONS.flatMap(({ objectives }) => objectives.map(({ colour }) => colour));
    expect([...new Set(colours)].sort()).toEqual(['blue', 'green', 'red']);
  });
});
