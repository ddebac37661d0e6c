import { type Colour, type Face, layoutOf, type Way } from '../../content/index.ts';
import type { Laid, Options } from '../../rules/types.ts';
import { cellAt, stepFrom, waysOut, wayTo } from '../draw/geometry.ts';
import type { Scene } from '../draw/lines.ts';

type Player = Scene['players'][number] & { head: number; open: number[] };

export interface Sketch {
  readonly colour: Colour;
  /** The Start card: "2,3N". */
  readonly start: string;
  /** Cards from the Start on: "2,2S 2,1FL". A card that follows from an earlier one than the last makes a spur. */
  readonly cards: string;
  readonly out?: boolean;
}

const parse = (text: string, size: number) => {
  const [, x, y, rest] = /^(\d+),(\d+)([A-Z]+)$/.exec(text) as unknown as [string, string, string, string];
  return { cell: cellAt(size, { x: Number(x), y: Number(y) }), rest };
};

/** A picture's scene from a few words; each card takes its direction from the card whose way out leads to it. */
export function sketch(size: number, lines: readonly Sketch[]): Scene {
  const cells = Array<Laid | null>(size ** 2).fill(null);
  let n = 0;
  const players = lines.map(({ colour, start, cards, out = false }, seat): Player => {
    const { cell: home, rest: facing } = parse(start, size);
    cells[home] = { seat, face: 'start', way: facing as Way, parent: -1, n: 0 };
    let head = -1;
    for (const word of cards.split(' ').filter(Boolean)) {
      const { cell, rest } = parse(word, size);
      const parents = head < 0 ? [] : [head, cells[head]?.parent ?? -1];
      const parent = parents.find((at) => at >= 0 && leadsTo(size, cells, at, cell)) ?? -1;
      if (parent < 0 && head >= 0) throw new Error(`nothing leads to ${word}`);
      const way = (parent < 0 ? (facing as Way) : wayTo(size, parent, cell)) ?? 'N';
      cells[cell] = { seat, face: rest as Face, way, parent, n: ++n };
      head = cell;
    }
    return { colour, head, open: [], out: out ? { round: 1, how: 'check', n: 0 } : null };
  });
  for (const player of players) player.open = openOf(size, cells, player.head);
  return { size, cells, players };
}

function leadsTo(size: number, cells: readonly (Laid | null)[], from: number, to: number): boolean {
  const card = cells[from];
  const way = wayTo(size, from, to);
  return card != null && way !== null && card.face !== 'start' && waysOut(card.face, card.way).includes(way);
}

function openOf(size: number, cells: readonly (Laid | null)[], head: number): number[] {
  const card = cells[head];
  if (card == null || card.face === 'start') return [];
  return waysOut(card.face, card.way)
    .map((way) => stepFrom(size, head, way))
    .filter((cell) => cells[cell] === null);
}

/** The Start cards of a mode where they lie inside the area. */
export function startScene(options: Options, seats: number): Scene {
  const { size, places, starts } = layoutOf(options.mode, seats);
  const cells = Array<Laid | null>(size ** 2).fill(null);
  const players = options.colours.slice(0, seats).map((colour) => ({ colour, head: -1, open: [], out: null }));
  if (starts === 'inside') {
    places.slice(0, seats).forEach(({ x, y, way }, seat) => {
      cells[cellAt(size, { x, y })] = { seat, face: 'start', way, parent: -1, n: 0 };
    });
  }
  return { size, cells, players };
}

/** Those that lie outside: the columns they lead into, below the bottom edge. */
export function outsideStarts(options: Options, seats: number): { x: number; colour: Colour }[] {
  const { places, starts } = layoutOf(options.mode, seats);
  if (starts === 'inside') return [];
  return options.colours.slice(0, seats).map((colour, seat) => ({ x: places[seat]?.x ?? 0, colour }));
}
