import { layoutOf } from '../../content/index.ts';
import type { Area } from '../../rules/types.ts';
import { mod, pointOf } from './geometry.ts';

/** The part of an axis that cards span: `span` cells from `from` on. The limits are fixed when it spans them all. */
export interface Limit {
  readonly from: number;
  readonly span: number;
}

export interface Limits {
  readonly x: Limit;
  readonly y: Limit;
}

/** How far the limits have come (EOL-3.4): from the Start cards on, every card laid may push them out. */
export function limitsOf(area: Area, seats: number): Limits {
  const { places } = layoutOf(area.mode, seats);
  const laid = area.cells
    .flatMap((card, cell) =>
      card === null || card.face === 'start' ? [] : [{ n: card.n, ...pointOf(area.size, cell) }],
    )
    .sort((a, b) => a.n - b.n);
  const along = (axis: 'x' | 'y'): Limit => {
    const starts = places.map((place) => place[axis]);
    const from = Math.min(...starts);
    let limit: Limit = { from, span: Math.max(...starts) - from + 1 };
    for (const card of laid) limit = pushedOut(limit, card[axis], area.size);
    return limit;
  };
  return { x: along('x'), y: along('y') };
}

function pushedOut({ from, span }: Limit, at: number, size: number): Limit {
  const after = mod(at - from, size) + 1 - span;
  if (after <= 0) return { from, span };
  const before = mod(from - at, size);
  return after <= before
    ? { from, span: Math.min(size, span + after) }
    : { from: mod(at, size), span: Math.min(size, span + before) };
}
