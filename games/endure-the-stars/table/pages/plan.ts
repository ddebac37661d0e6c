import { missionOf } from '../../content/index.ts';
import { isRoom, TILE_SIZE, TILES } from '../../content/tiles/index.ts';

/** A cell of a mission's map: where it lies, and what it is a part of. */
export interface PlanCell {
  readonly x: number;
  readonly y: number;
  readonly isRoom: boolean;
  /** Cells of one room or corridor of a tile share it: `CQ.A`. */
  readonly part: string;
}

export interface SmallPlan {
  readonly cells: readonly PlanCell[];
  /** Walls as an SVG path: wherever a room meets something else. */
  readonly walls: string;
  /** Where the team begins, where it may leave, and what it came for: the middles of zones. */
  readonly marks: readonly { readonly kind: 'start' | 'exit' | 'objective'; readonly x: number; readonly y: number }[];
  readonly width: number;
  readonly height: number;
}

/** The tiles of a mission as cells, for small pictures. A quarter turn takes (row, column) to (column, 4 - row). */
export function planOf(mission: string): SmallPlan {
  const { tiles, start, exits, objectives } = missionOf(mission);
  const cells = tiles.flatMap(({ alias, kind, col, row, rot }) =>
    [...TILES[kind].letters].map((letter, at): PlanCell => {
      let [r, c] = [Math.floor(at / TILE_SIZE), at % TILE_SIZE];
      for (let turned = 0; turned < rot; turned += 90) [r, c] = [c, TILE_SIZE - 1 - r];
      return { x: TILE_SIZE * col + c, y: TILE_SIZE * row + r, isRoom: isRoom(letter), part: `${alias}.${letter}` };
    }),
  );
  const mark = (kind: SmallPlan['marks'][number]['kind'], zone: string) => ({ kind, ...middleOf(cells, zone) });
  return {
    cells,
    walls: wallsOf(cells),
    marks: [
      mark('start', start),
      ...exits.map(({ zone }) => mark('exit', zone)),
      ...objectives.flatMap(({ zone }) => (zone === null ? [] : [mark('objective', zone)])),
    ],
    width: TILE_SIZE * Math.max(...tiles.map(({ col }) => col + 1)),
    height: TILE_SIZE * Math.max(...tiles.map(({ row }) => row + 1)),
  };
}

function middleOf(cells: readonly PlanCell[], zone: string): { x: number; y: number } {
  const own = cells.filter(({ part }) => zone.split('+').includes(part));
  const mean = (of: (cell: PlanCell) => number) => own.reduce((sum, cell) => sum + of(cell) + 0.5, 0) / own.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

function wallsOf(cells: readonly PlanCell[]): string {
  const at = new Map(cells.map((cell) => [`${cell.x} ${cell.y}`, cell]));
  const isWall = (a: PlanCell | undefined, b: PlanCell | undefined) =>
    a?.part !== b?.part && (a === undefined || b === undefined || a.isRoom || b.isRoom);
  const lines: string[] = [];
  for (const cell of cells) {
    const { x, y } = cell;
    if (isWall(cell, at.get(`${x - 1} ${y}`))) lines.push(`M${x} ${y}v1`);
    if (isWall(cell, at.get(`${x} ${y - 1}`))) lines.push(`M${x} ${y}h1`);
    if (!at.has(`${x + 1} ${y}`)) lines.push(`M${x + 1} ${y}v1`);
    if (!at.has(`${x} ${y + 1}`)) lines.push(`M${x} ${y + 1}h1`);
  }
  return lines.join('');
}
