import type { Seat } from '@turnpoint/kernel';
import { LINE_CARDS, stepTo, WAYS, type Way } from '../content/index.ts';
import { areTeamMates, NOWHERE } from '../rules/board/area.ts';
import { type Cell, type PlayerView, START, type View } from '../rules/types.ts';

/** Neighbours of every cell, four in a row in the order of WAYS, made once per size. */
const tables: Int16Array[] = [];

export function neighboursOf(size: number): Int16Array {
  const cells = size * size;
  tables[size] ??= Int16Array.from({ length: cells * 4 }, (_, i) => stepTo(size, i >> 2, WAYS[i & 3] as Way));
  return tables[size] as Int16Array;
}

/** The area as a line sees it while its turn is thought through: what is free changes, the rest does not. */
export interface Ground {
  readonly next: Int16Array;
  /** 1 where a card may go. */
  readonly free: Uint8Array;
  /** 1 where a team-mate's line card lies, which may be crossed (EOL-12.4). */
  readonly mate: Uint8Array;
}

export function groundOf(view: View, seat: Seat): Ground {
  const free = Uint8Array.from(view.cells, (card) => (card === null ? 1 : 0));
  return { next: neighboursOf(view.size), free, mate: matesOf(view, seat) };
}

/** The same ground, free cells shared, as another seat may cross it. */
export function groundFor(ground: Ground, view: View, seat: Seat): Ground {
  return { ...ground, mate: matesOf(view, seat) };
}

function matesOf(view: View, seat: Seat): Uint8Array {
  return Uint8Array.from(view.cells, (card) =>
    card !== null && card.face !== 'start' && areTeamMates(view, seat, card.seat) ? 1 : 0,
  );
}

/** Where a way out leads on this ground: the rules' `landing` on ground that is only imagined. */
export function leadsTo({ next, free, mate }: Ground, from: Cell, way: number): Cell {
  const first = next[from * 4 + way] as Cell;
  if (free[first] === 1) return first;
  if (mate[first] === 0) return NOWHERE;
  const beyond = next[first * 4 + way] as Cell;
  return free[beyond] === 1 ? beyond : NOWHERE;
}

/** Turns to the sides a face opens: 0 straight on, 1 right, 3 left. */
const SIDES = { F: 0, R: 1, L: 3 } as const;

export const OPENS: Readonly<Record<keyof typeof LINE_CARDS, readonly number[]>> = {
  S: sides('S'),
  CL: sides('CL'),
  CR: sides('CR'),
  FL: sides('FL'),
  FR: sides('FR'),
  T: sides('T'),
  X: sides('X'),
};

function sides(face: keyof typeof LINE_CARDS): number[] {
  return LINE_CARDS[face].ways.map((side) => SIDES[side]);
}

/** The last card of a line: where it lies, the way it was entered (an index of WAYS), what it opens. */
export interface Tip {
  readonly cell: Cell;
  readonly way: number;
  readonly opens: readonly number[];
}

/** The card at a cell as a tip; null for a Start card. */
export function tipAt(view: View, cell: Cell): Tip | null {
  const card = cell === START ? null : view.cells[cell];
  if (card === null || card === undefined || card.face === 'start') return null;
  return { cell, way: WAYS.indexOf(card.way), opens: OPENS[card.face] };
}

/** Cells a line can go to next from this tip; from the Start card only the entry. */
export function exitsOf(ground: Ground, tip: Tip | null, player: Pick<PlayerView, 'entry'>): Cell[] {
  if (tip === null) return ground.free[player.entry] === 1 ? [player.entry] : [];
  const exits: Cell[] = [];
  for (const side of tip.opens) {
    const cell = leadsTo(ground, tip.cell, (tip.way + side) & 3);
    if (cell !== NOWHERE) exits.push(cell);
  }
  return exits;
}
