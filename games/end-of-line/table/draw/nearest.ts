import type { Way } from '../../content/index.ts';
import type { Cell } from '../../rules/types.ts';
import { mod, pointOf, vectorOf } from './geometry.ts';

export type Direction = Way;

/** The shorter way round, with its sign. */
const around = (from: number, to: number, size: number): number => {
  const ahead = mod(to - from, size);
  return ahead > size / 2 ? ahead - size : ahead;
};

/** Among these cells the one that lies most plainly in this direction, on the shorter way round; null when none does. */
export function nearestLit(size: number, from: Cell, cells: readonly Cell[], way: Direction): Cell | null {
  const here = pointOf(size, from);
  const v = vectorOf(way);
  let best: { cell: Cell; cost: number } | null = null;
  for (const cell of cells) {
    const to = pointOf(size, cell);
    const dx = around(here.x, to.x, size);
    const dy = around(here.y, to.y, size);
    const along = dx * v.x + dy * v.y;
    if (along <= 0) continue;
    const cost = along + 2 * Math.abs(dx * v.y + dy * v.x);
    if (best === null || cost < best.cost) best = { cell, cost };
  }
  return best?.cell ?? null;
}
