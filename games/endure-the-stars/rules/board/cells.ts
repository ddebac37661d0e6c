import { TILE_SIZE, TILES, type TileCell } from '../../content/tiles/index.ts';
import type { Direction } from '../state/map.ts';
import type { Cell, LaidTile } from './types.ts';

/** The cells of a map before its zones are known: which tile and which letter lies where. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The tile on each cell, -1 for none. */
  readonly tileAt: readonly number[];
  readonly letterAt: readonly string[];
}

/** Where a cell of a laid tile comes to lie (ETS-T.3, T.5): a quarter turn takes (r, c) to (c, 4 - r). */
export function cellOn(width: number, tile: LaidTile, at: TileCell): Cell {
  let r = Math.floor(at / TILE_SIZE);
  let c = at % TILE_SIZE;
  for (let turned = 0; turned < tile.rot; turned += 90) [r, c] = [c, TILE_SIZE - 1 - r];
  return width * (TILE_SIZE * tile.row + r) + TILE_SIZE * tile.col + c;
}

export function gridOf(tiles: readonly LaidTile[]): Grid {
  const width = TILE_SIZE * Math.max(0, ...tiles.map(({ col }) => col + 1));
  const height = TILE_SIZE * Math.max(0, ...tiles.map(({ row }) => row + 1));
  const tileAt = Array.from({ length: width * height }, () => -1);
  const letterAt = tileAt.map(() => '');
  for (const [n, tile] of tiles.entries()) {
    for (const [at, letter] of [...TILES[tile.kind].letters].entries()) {
      const cell = cellOn(width, tile, at);
      tileAt[cell] = n;
      letterAt[cell] = letter;
    }
  }
  return { width, height, tileAt, letterAt };
}

/** The next cell that way, -1 beyond the edge of the grid or where no tile lies. */
export function neighbour({ width, height, tileAt }: Grid, cell: Cell, facing: Direction): Cell {
  const column = cell % width;
  const row = (cell - column) / width;
  const isLast = [row === 0, column === width - 1, row === height - 1, column === 0][facing];
  const next = cell + ahead(width, facing);
  return isLast || tileAt[next] === -1 ? -1 : next;
}

/** What to add to a cell's number to get to the next one that way. */
export function ahead(width: number, facing: Direction): number {
  return [-width, 1, width, -1][facing] as number;
}

/** The direction from a cell to the one beside it. */
export function facingOf(width: number, from: Cell, to: Cell): Direction {
  if (to === from + 1) return 1;
  if (to === from - 1) return 3;
  return to === from + width ? 2 : 0;
}
