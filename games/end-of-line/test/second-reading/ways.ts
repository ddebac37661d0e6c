import type { Cell, Laid, Table } from '../../rules/index.ts';

const WAYS = ['N', 'E', 'S', 'W'] as const;
/** Quarter turns to the right of the way that a line travels (Content). */
const TURNS: Readonly<Record<string, readonly number[]>> = {
  S: [0],
  CL: [3],
  CR: [1],
  FL: [0, 3],
  FR: [0, 1],
  T: [3, 1],
  X: [0, 3, 1],
};

/** Edges are joined (EOL-3.2). */
function neighbour(size: number, at: Cell, way: Laid['way']): Cell {
  const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[way] as [number, number];
  const x = ((at % size) + dx + size) % size;
  const y = (Math.floor(at / size) + dy + size) % size;
  return y * size + x;
}

/** How a line travels that goes on from a card to a cell beside it, or beyond a partner's card (EOL-12.4). */
export function wayBetween(t: Table, from: Cell, to: Cell): Laid['way'] {
  const near = WAYS.find((way) => neighbour(t.size, from, way) === to);
  return near ?? WAYS.find((way) => neighbour(t.size, neighbour(t.size, from, way), way) === to)!;
}

/** The cells that a line may go on to from a card (EOL-6.8, 12.4, 12.5). */
export function waysOn(t: Table, seat: number, at: Cell): Cell[] {
  if (at < 0) return [t.players[seat]!.entry].filter((entry) => t.cells[entry] === null);
  const { face, way } = t.cells[at]!;
  return TURNS[face]!.flatMap((turns) => {
    const out = WAYS[(WAYS.indexOf(way) + turns) % 4]!;
    const next = neighbour(t.size, at, out);
    const there = t.cells[next];
    if (there === null || there === undefined) return [next];
    const isPartner = t.mode === 'team' && there.seat !== seat && there.seat % 2 === seat % 2;
    const beyond = neighbour(t.size, next, out);
    return isPartner && there.face !== 'start' && t.cells[beyond] === null ? [beyond] : [];
  });
}
