import { missionOf } from '../../content/index.ts';
import { isRoom, TILE_SIZE, TILES } from '../../content/tiles/index.ts';

/** A cell of a mission's map: where it lies, and whether it is part of a room. */
export interface PlanCell {
  readonly x: number;
  readonly y: number;
  readonly isRoom: boolean;
}

/** The tiles of a mission as cells, for small pictures. A quarter turn takes (row, column) to (column, 4 - row). */
export function planOf(mission: string): { cells: readonly PlanCell[]; width: number; height: number } {
  const tiles = missionOf(mission)?.tiles ?? [];
  const cells = tiles.flatMap(({ kind, col, row, rot }) =>
    [...TILES[kind].letters].map((letter, at): PlanCell => {
      let [r, c] = [Math.floor(at / TILE_SIZE), at % TILE_SIZE];
      for (let turned = 0; turned < rot; turned += 90) [r, c] = [c, TILE_SIZE - 1 - r];
      return { x: TILE_SIZE * col + c, y: TILE_SIZE * row + r, isRoom: isRoom(letter) };
    }),
  );
  return {
    cells,
    width: TILE_SIZE * Math.max(1, ...tiles.map(({ col }) => col + 1)),
    height: TILE_SIZE * Math.max(1, ...tiles.map(({ row }) => row + 1)),
  };
}
