import { missionOf } from '../../content/index.ts';
import { isRoom, TILE_SIZE, TILES } from '../../content/tiles/index.ts';

/** A cell of a mission's map: where it lies, and what it is a part of. */
export interface PlanCell {
  readonly x: number;
  readonly y: number;
  readonly isRoom: boolean;
  /** Cells of one room or corridor of a tile share it. */
  readonly part: string;
}

export interface SmallPlan {
  readonly cells: readonly PlanCell[];
  readonly width: number;
  readonly height: number;
  /** Walls around rooms, as an SVG path. */
  readonly walls: string;
}

/** The tiles of a mission as cells, for small pictures. A quarter turn takes (row, column) to (column, 4 - row). */
export function planOf(mission: string): SmallPlan {
  const tiles = missionOf(mission)?.tiles ?? [];
  const cells = tiles.flatMap(({ alias, kind, col, row, rot }) =>
    [...TILES[kind].letters].map((letter, at): PlanCell => {
      let [r, c] = [Math.floor(at / TILE_SIZE), at % TILE_SIZE];
      for (let turned = 0; turned < rot; turned += 90) [r, c] = [c, TILE_SIZE - 1 - r];
      return { x: TILE_SIZE * col + c, y: TILE_SIZE * row + r, isRoom: isRoom(letter), part: `${alias}.${letter}` };
    }),
  );
  return {
    cells,
    width: TILE_SIZE * Math.max(1, ...tiles.map(({ col }) => col + 1)),
    height: TILE_SIZE * Math.max(1, ...tiles.map(({ row }) => row + 1)),
    walls: wallsOf(cells),
  };
}

function wallsOf(cells: readonly PlanCell[]): string {
  const partAt = new Map(cells.map(({ x, y, part }) => [`${x} ${y}`, part]));
  return cells
    .filter((cell) => cell.isRoom)
    .flatMap(({ x, y, part }) => {
      const differs = (dx: number, dy: number) => partAt.get(`${x + dx} ${y + dy}`) !== part;
      return [
        differs(0, -1) ? `M${x} ${y}h1` : '',
        differs(1, 0) ? `M${x + 1} ${y}v1` : '',
        differs(0, 1) ? `M${x} ${y + 1}h1` : '',
        differs(-1, 0) ? `M${x} ${y}v1` : '',
      ];
    })
    .join('');
}
