import { isRoom, TILES } from '../../content/tiles/index.ts';
import type { Doorway, Exit, ShipMap, Tile, ZoneId } from '../state/map.ts';
import { cellOn, facingOf, type Grid, gridOf } from './cells.ts';
import { edgesOf } from './edges.ts';
import { noiseDistances } from './noise.ts';
import type { LaidTile } from './types.ts';
import { zonesOf } from './zones.ts';

/** What a map is laid from. Zones and doorways are names. */
export interface Plan {
  readonly tiles: readonly LaidTile[];
  /** Doorways that differ from "every main doorway has a door token" (ETS-T.12). */
  readonly without: readonly string[];
  readonly extra: readonly string[];
}

/** Lays tiles, which must not overlap, and works out all that never changes about the map. */
export function layOut(plan: Plan, start: ZoneId = 0, exits: readonly Exit[] = []): ShipMap {
  const { tiles } = plan;
  const grid = gridOf(tiles);
  const { zones, zoneAt, zoneNamed } = zonesOf(grid, tiles);
  const { edges, walls, borders } = edgesOf(grid, tiles, { zones, zoneAt });
  const doorways = doorwaysOf(plan, grid, zoneAt);
  const edgeOf = doorways.map(({ cells: [from, to] }) => 4 * from + facingOf(grid.width, from, to));
  return {
    tiles: tiles.map((tile) => shown(tile, zoneNamed)),
    zones,
    doorways: doorways.map(({ cells: _, ...doorway }) => doorway),
    walls: walls.map(({ between }, id) => ({ id, between })),
    exits,
    start,
    noise: noiseDistances(grid, zones.length, zoneAt),
    geometry: {
      width: grid.width,
      height: grid.height,
      zoneAt,
      edges,
      walls,
      borders,
      edgeOf,
      wallOf: edgeOf.map((edge) => edges[edge] as number),
      zoneNamed,
      doorNamed: new Map(doorways.map(({ name, id }) => [name, id])),
    },
  };
}

/** Those with a door token first, each in the order of the tiles. */
function doorwaysOf({ tiles, without, extra }: Plan, grid: Grid, zoneAt: readonly ZoneId[]) {
  const all = tiles.flatMap((tile) =>
    TILES[tile.kind].doorways.map((doorway) => {
      const name = `${tile.alias}:${doorway.name}`;
      const cells = doorway.cells.map((cell) => cellOn(grid.width, tile, cell)) as [number, number];
      const between = cells.map((cell) => zoneAt[cell]) as [ZoneId, ZoneId];
      return { name, between, hasToken: extra.includes(name) || (doorway.main && !without.includes(name)), cells };
    }),
  );
  const ordered = [...all.filter(({ hasToken }) => hasToken), ...all.filter(({ hasToken }) => !hasToken)];
  return ordered.map((doorway, id) => ({ id, ...doorway }) satisfies Doorway);
}

function shown({ alias, kind, col, row }: LaidTile, zoneNamed: ReadonlyMap<string, ZoneId>): Tile {
  const rooms = [...new Set(TILES[kind].letters)].filter(isRoom).sort();
  const zones = rooms.map((letter) => zoneNamed.get(`${alias}.${letter}`) as ZoneId);
  return { alias, kind, column: col, row, rooms: zones };
}
