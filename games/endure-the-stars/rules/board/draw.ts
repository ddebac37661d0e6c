import type { Direction, Passages, ShipMap, WallId, ZoneId } from '../state/map.ts';
import { ahead } from './cells.ts';
import { type Cell, EDGE } from './types.ts';

/** A cell is drawn four characters wide and two lines high, with a line between cells. */
const WIDE = 4;
const HIGH = 2;

/** What an edge looks like: from north to south in one character, from west to east in four. */
const LOOKS = {
  none: [' ', '    '],
  wall: ['|', '----'],
  narrow: [':', '. . '],
  open: ['=', '-==-'],
  locked: ['#', '-##-'],
} as const;
type Look = keyof typeof LOOKS;

/**
 * The map in characters: walls, open (=) and locked (#) doorways, the name of each zone and what is marked in it.
 * What finds no room in its zone is left out: the list of zones tells everything.
 */
export function drawMap(map: ShipMap, passages: Passages, marks: ReadonlyMap<ZoneId, readonly string[]>): string[] {
  const { width, height, zoneAt } = map.geometry;
  const lines = Array.from({ length: height * (HIGH + 1) + 1 }, () => ' '.repeat(width * (WIDE + 1) + 1).split(''));
  const put = (row: number, column: number, text: string) => {
    for (const [i, character] of [...text].entries())
      if (character !== ' ') (lines[row] as string[])[column + i] = character;
  };
  const doorAt = doorEdges(map, passages);
  for (const [cell, zone] of zoneAt.entries()) {
    if (zone === -1) continue;
    const [row, column] = [Math.floor(cell / width) * (HIGH + 1), (cell % width) * (WIDE + 1)];
    for (const [y, x] of [
      [0, 0],
      [0, WIDE + 1],
      [HIGH + 1, 0],
      [HIGH + 1, WIDE + 1],
    ] as const)
      put(row + y, column + x, '+');
    const side = (facing: 0 | 1 | 2 | 3) => LOOKS[lookOf(map, cell, facing, doorAt)];
    put(row, column + 1, side(0)[1]);
    put(row + HIGH + 1, column + 1, side(2)[1]);
    for (let y = 1; y <= HIGH; y++) {
      put(row + y, column, side(3)[0]);
      put(row + y, column + WIDE + 1, side(1)[0]);
    }
  }
  for (const { id, name } of map.zones) {
    const cells = zoneAt.flatMap((zone, cell) => (zone === id ? [cell] : []));
    write(cells, width, [shortName(name), ...(marks.get(id) ?? [])], put);
  }
  return lines.map((line) => line.join('').trimEnd());
}

/** The name in the first cell, then the marks, cell by cell. */
function write(
  cells: readonly Cell[],
  width: number,
  texts: readonly string[],
  put: (row: number, column: number, text: string) => void,
): void {
  const places = cells.flatMap((cell) =>
    Array.from(
      { length: HIGH },
      (_, y) => [Math.floor(cell / width) * (HIGH + 1) + 1 + y, (cell % width) * (WIDE + 1) + 1] as const,
    ),
  );
  for (const [i, text] of texts.entries()) {
    const place = places[i];
    if (place !== undefined) put(place[0], place[1], text.slice(0, WIDE));
  }
}

/** `CQ.e` of `CQ.e+LB.w`, `P2.A` of `PC2.A`. */
function shortName(name: string): string {
  const [first = ''] = name.split('+');
  return first.length <= WIDE ? first : `${first[0]}${first.slice(-3)}`;
}

/** Doorways by the edges they are drawn on (4 * cell + direction), seen from both sides. */
function doorEdges({ geometry }: ShipMap, { barred, made }: Passages): ReadonlyMap<number, Look> {
  const drawn = new Map<number, Look>();
  const draw = (edge: number, look: Look) => {
    const [cell, facing] = [Math.floor(edge / 4), edge % 4];
    const beyond = cell + ahead(geometry.width, facing as Direction);
    drawn.set(edge, look);
    drawn.set(4 * beyond + ((facing + 2) % 4), look);
  };
  for (const [door, edge] of geometry.edgeOf.entries()) draw(edge, barred.includes(door) ? 'locked' : 'open');
  for (const wall of made) draw(middleOf(geometry.edges, wall), 'open');
  return drawn;
}

/** An edge of a wall, where a doorway that was made in it is drawn. */
function middleOf(edges: readonly number[], wall: WallId): number {
  const own = [...edges.keys()].filter((edge) => edges[edge] === wall && edge % 4 < 3 && edge % 4 > 0);
  return own[Math.floor(own.length / 2)] as number;
}

function lookOf({ geometry }: ShipMap, cell: Cell, facing: number, doorAt: ReadonlyMap<number, Look>): Look {
  const edge = 4 * cell + facing;
  const what = geometry.edges[edge] as number;
  if (what === EDGE.free) return 'none';
  if (what === EDGE.narrow) return 'narrow';
  return what === EDGE.outer ? 'wall' : (doorAt.get(edge) ?? 'wall');
}
