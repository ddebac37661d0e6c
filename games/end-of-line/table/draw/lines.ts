import { type Colour, type Face, LINE_CARDS, type Way } from '../../content/index.ts';
import type { Cell, Laid, Out } from '../../rules/types.ts';
import { opposite, type Point, pointOf, stepFrom, turned, waysOut, wayTo } from './geometry.ts';
import type { Piece } from './routes.ts';

/** What a picture of lines needs; every view of a match has it. */
export interface Scene {
  readonly size: number;
  readonly cells: readonly (Laid | null)[];
  readonly players: readonly {
    readonly colour: Colour;
    readonly head: Cell;
    readonly open: readonly Cell[];
    readonly out: Out | null;
  }[];
}

/** A stub: a way out that the line did not take. */
export interface Stub {
  readonly centre: Point;
  readonly way: Way;
}

/** One player's line, in cells; multiply by the size of a cell. */
export interface Line {
  readonly colour: Colour;
  readonly seat: number;
  readonly out: boolean;
  /** From the Start card to the head. */
  readonly cells: readonly Cell[];
  readonly live: readonly Piece[];
  /** Where the line passes over a team-mate's card. */
  readonly bridges: readonly Piece[];
  readonly spurs: readonly Piece[];
  /** Where a spur ends. */
  readonly knots: readonly Point[];
  readonly lost: readonly Stub[];
  readonly open: readonly Stub[];
  readonly closed: readonly Stub[];
  readonly start: Stub | null;
  readonly head: Point | null;
}

export interface Initiative {
  readonly at: Point;
  readonly value: number;
  readonly colour: Colour;
  readonly head: boolean;
  readonly out: boolean;
  readonly cell: Cell;
}

const middle = (size: number, cell: Cell): Point => {
  const { x, y } = pointOf(size, cell);
  return { x: x + 0.5, y: y + 0.5 };
};

/** From a card back to the Start card, which is left out where it lies outside the area. */
export function walkBack(scene: Pick<Scene, 'cells' | 'size'>, head: Cell): Cell[] {
  const path: Cell[] = [];
  let cell = head;
  while (cell >= 0 && scene.cells[cell] != null) {
    path.push(cell);
    const card = scene.cells[cell] as Laid;
    const before = stepFrom(scene.size, cell, opposite(card.way));
    const isFirst = card.parent < 0 && card.face !== 'start' && scene.cells[before]?.face === 'start';
    cell = isFirst ? before : card.parent;
  }
  return path;
}

export function lineOf(scene: Scene, seat: number): Line {
  const { size, cells } = scene;
  const player = scene.players[seat] as Scene['players'][number];
  const own = cells.flatMap((card, cell) => (card?.seat === seat ? [{ card, cell }] : []));
  const path = walkBack(scene, player.head).reverse();
  const on = new Set(path);
  const line = {
    live: [] as Piece[],
    bridges: [] as Piece[],
    spurs: [] as Piece[],
    knots: [] as Point[],
    lost: [] as Stub[],
    open: [] as Stub[],
    closed: [] as Stub[],
  };
  let start: Stub | null = null;

  path.forEach((cell, i) => {
    const card = cells[cell] as Laid;
    const next = path[i + 1];
    const out = next === undefined ? null : (cells[next] as Laid).way;
    const isStart = card.face === 'start';
    line.live.push({ centre: middle(size, cell), way: isStart ? null : card.way, out: isStart ? card.way : out });
    if (next !== undefined && out !== null && stepFrom(size, cell, out) !== next) {
      line.bridges.push({ centre: middle(size, stepFrom(size, cell, out)), way: out, out });
    }
  });

  for (const { card, cell } of own) {
    const centre = middle(size, cell);
    if (card.face === 'start') {
      start = { centre, way: card.way };
      if (!on.has(cell)) line.live.push({ centre, way: null, out: card.way });
      continue;
    }
    const children = own.filter(({ card: child }) => child.parent === cell);
    const taken = new Set(children.map(({ card: child }) => child.way));
    for (const { card: child, cell: at } of children) {
      if (!on.has(at)) line.spurs.push({ centre, way: card.way, out: child.way });
    }
    if (!on.has(cell)) {
      if (children.length === 0) {
        line.spurs.push({ centre, way: card.way, out: null });
        line.knots.push(centre);
      }
    }
    for (const way of waysOut(card.face, card.way)) {
      if (taken.has(way)) continue;
      if (cell !== player.head) line.lost.push({ centre, way });
      else if (player.open.some((to) => wayTo(size, cell, to) === way)) line.open.push({ centre, way });
      else line.closed.push({ centre, way });
    }
  }
  const head = player.head >= 0 ? middle(size, player.head) : null;
  return { colour: player.colour, seat, out: player.out !== null, cells: path, ...line, start, head };
}

export const linesOf = (scene: Scene): Line[] => scene.players.map((_, seat) => lineOf(scene, seat));

/** The initiative sits in the corner beside the way in that no way out touches. */
export function numberCorner(face: Face, way: Way): Point {
  const entry = opposite(way);
  const outs = waysOut(face, way);
  const side = [turned(entry, 1), turned(entry, 3)].find((to) => !outs.includes(to)) ?? turned(entry, 1);
  const corner = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };
  return { x: (corner[entry].x + corner[side].x) * 0.33, y: (corner[entry].y + corner[side].y) * 0.33 };
}

export function numbersOf(scene: Scene): Initiative[] {
  return scene.cells.flatMap((card, cell) => {
    const player = card === null ? undefined : scene.players[card.seat];
    if (card === null || card.face === 'start' || player === undefined) return [];
    const centre = middle(scene.size, cell);
    const corner = numberCorner(card.face, card.way);
    return [
      {
        at: { x: centre.x + corner.x, y: centre.y + corner.y },
        value: LINE_CARDS[card.face].initiative,
        colour: player.colour,
        head: player.head === cell,
        out: player.out !== null,
        cell,
      },
    ];
  });
}
