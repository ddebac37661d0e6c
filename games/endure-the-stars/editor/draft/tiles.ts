import { type Mission, SIDES } from '../../content/index.ts';
import { TILES, type TileKind } from '../../content/tiles/index.ts';
import { withoutTile } from './without.ts';

/** Where a tile may lie: columns and rows from 0 to this. */
const LAST = 7;

export interface Spot {
  readonly col: number;
  readonly row: number;
}

/** Tiles move together so that the first column and row are used; names of zones do not know where a tile lies. */
function aligned(mission: Mission): Mission {
  const least = (of: (tile: Spot) => number) => Math.min(...mission.tiles.map(of));
  const [col, row] = mission.tiles.length === 0 ? [0, 0] : [least((tile) => tile.col), least((tile) => tile.row)];
  if (col === 0 && row === 0) return mission;
  return { ...mission, tiles: mission.tiles.map((tile) => ({ ...tile, col: tile.col - col, row: tile.row - row })) };
}

/** `CQ`, and `CQ2` for the second: the first free one. */
function aliasFor({ tiles }: Mission, kind: TileKind): string {
  const { code } = TILES[kind];
  const isFree = (alias: string) => tiles.every((tile) => tile.alias !== alias);
  return [code, `${code}2`, `${code}3`].find(isFree) ?? `${code}4`;
}

/** Lays a tile; a place of -1 is one before the first. */
export function layTile(mission: Mission, kind: TileKind, { col, row }: Spot): Mission {
  const tile = { alias: aliasFor(mission, kind), kind, col, row, rot: 0 };
  return aligned({ ...mission, tiles: [...mission.tiles, tile] });
}

export const removeTile = (mission: Mission, alias: string): Mission => aligned(withoutTile(mission, alias));

export const moveTile = (mission: Mission, alias: string, { col, row }: Spot): Mission =>
  aligned({ ...mission, tiles: mission.tiles.map((tile) => (tile.alias === alias ? { ...tile, col, row } : tile)) });

/** A quarter turn clockwise; its exits turn with it. */
export function turnTile(mission: Mission, alias: string): Mission {
  const turned = (side: (typeof SIDES)[number]) => SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? side;
  return {
    ...mission,
    tiles: mission.tiles.map((tile) => (tile.alias === alias ? { ...tile, rot: (tile.rot + 90) % 360 } : tile)),
    exits: mission.exits.map((exit) =>
      exit.zone.startsWith(`${alias}.`) ? { ...exit, side: turned(exit.side) } : exit,
    ),
  };
}

/** Free places beside tiles, where the map can grow; the one place of an empty map. */
export function freeSpots({ tiles }: Mission): Spot[] {
  if (tiles.length === 0) return [{ col: 0, row: 0 }];
  const taken = new Set(tiles.map(({ col, row }) => `${col} ${row}`));
  const wide = Math.max(...tiles.map(({ col }) => col));
  const high = Math.max(...tiles.map(({ row }) => row));
  const beside = tiles.flatMap(({ col, row }) => [
    { col: col + 1, row },
    { col: col - 1, row },
    { col, row: row + 1 },
    { col, row: row - 1 },
  ]);
  const fits = ({ col, row }: Spot) =>
    !taken.has(`${col} ${row}`) &&
    Math.max(col, wide) - Math.min(col, 0) <= LAST &&
    Math.max(row, high) - Math.min(row, 0) <= LAST;
  const byPlace = new Map(beside.filter(fits).map((spot) => [`${spot.col} ${spot.row}`, spot]));
  return [...byPlace.values()].sort((a, b) => a.row - b.row || a.col - b.col);
}
