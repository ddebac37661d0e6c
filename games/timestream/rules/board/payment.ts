import type { Card, CardNo, CellType, Cost } from '../../content/index.ts';
import { CELLS, cardAt, cellsOf } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { Cells, Player } from '../types.ts';

/** Cells by type: Ancient, Future, Universal. */
export type ByType = readonly [number, number, number];
export const CELL_TYPES: readonly CellType[] = ['A', 'F', 'U'];

/** The place of each kind's type in a `ByType`. */
const TYPE_OF: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  CELL_TYPES.indexOf(cardAt(cell).cell as CellType),
);

export const typeOf = (cell: CardNo): CellType => CELL_TYPES[TYPE_OF[cell] as number] as CellType;
export const noCells = (): Cells => Array<number>(CELLS).fill(0);
export const countCells = (cells: Readonly<Cells>): number => cells.reduce((sum, n) => sum + n, 0);

export function byType(cells: Readonly<Cells>): [number, number, number] {
  const found: [number, number, number] = [0, 0, 0];
  for (let cell = 0; cell < CELLS; cell++) found[TYPE_OF[cell] as 0 | 1 | 2] += cells[cell] as number;
  return found;
}

/** Do these cells, all of them used, meet the cost (TS-10.2 to 10.5, 10.7)? */
function meets(cost: Cost, [a, f, u]: ByType): boolean {
  return Math.max(0, cost.ancient - a) + Math.max(0, cost.future - f) <= u - cost.universal;
}

/** False when some part of the whole cost is missing (TS-10.11). */
export function canPay({ cost, discardsCell }: Card, { unlinked, hand }: Pick<Player, 'unlinked' | 'hand'>): boolean {
  const have = byType(unlinked);
  const cells = cellsOf(cost) + (discardsCell ? 1 : 0);
  // The card itself is in hand and does not count (TS-10.12).
  return have[0] + have[1] + have[2] >= cells && meets(cost, have) && hand.length > cost.voided;
}

/**
 * Every way to pay, the one that keeps most for later first: Universal cells are kept, then the type of which there are
 * fewer. Cells of one type are alike (TS-R92).
 */
export function waysToPay(cost: Cost, unlinked: Readonly<Cells>): ByType[] {
  const [a, f, u] = byType(unlinked);
  const cells = cellsOf(cost);
  const ways: ByType[] = [];
  for (let universal = cost.universal; universal <= Math.min(u, cells); universal++) {
    for (let n = 0; n <= cells - universal; n++) {
      const ancient = a >= f ? cells - universal - n : n;
      const future = cells - universal - ancient;
      const way: ByType = [ancient, future, universal];
      if (ancient <= a && future <= f && meets(cost, way)) ways.push(way);
    }
  }
  return ways;
}

/** The rule that cells which are no way to pay break. */
export function brokenBy(cost: Cost, unlinked: Readonly<Cells>, [a, f, u]: ByType): Clause {
  const [ancient, future, universal] = byType(unlinked);
  if (a + f + u < cellsOf(cost)) return 'TS-10.11';
  if (a > ancient || f > future || u > universal) return 'TS-10.8';
  if (a + f + u > cellsOf(cost)) return 'TS-10.10';
  if (u < cost.universal) return 'TS-10.4';
  return cost.ancient > a ? 'TS-10.2' : 'TS-10.3';
}

/** Takes so many cells of each type out, basic ones first (TS-R92), and gives them back by kind. */
export function takeCells(from: Cells, way: ByType): Cells {
  const taken = noCells();
  const left = [...way];
  for (let cell = 0; cell < CELLS; cell++) {
    const type = TYPE_OF[cell] as number;
    const n = Math.min(from[cell] as number, left[type] as number);
    (from[cell] as number) -= n;
    (taken[cell] as number) += n;
    (left[type] as number) -= n;
  }
  return taken;
}

export function addCells(to: Cells, cells: Readonly<Cells>): void {
  for (let cell = 0; cell < CELLS; cell++) (to[cell] as number) += cells[cell] as number;
}

/** The kinds of which there is at least one. */
export function kindsIn(cells: Readonly<Cells>): CardNo[] {
  const found: CardNo[] = [];
  for (let cell = 0; cell < CELLS; cell++) if ((cells[cell] as number) > 0) found.push(cell);
  return found;
}
