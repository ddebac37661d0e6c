import type { Cell } from '../rules/types.ts';
import type { Ground } from './ground.ts';

/** Further than any line goes. */
export const NEVER = 1000;

const queue = new Int16Array(13 * 13);

/** Cards a line needs to reach each cell, whatever their faces; its exits are one card away. */
export function distances({ next, free }: Ground, exits: readonly Cell[]): Int16Array {
  const cells = free.length;
  const found = new Int16Array(cells).fill(NEVER);
  let tail = 0;
  for (const exit of exits) {
    if (found[exit] !== NEVER) continue;
    found[exit] = 1;
    queue[tail++] = exit;
  }
  for (let at = 0; at < tail; at++) {
    const cell = queue[at] as Cell;
    const further = (found[cell] as number) + 1;
    for (let way = 0; way < 4; way++) {
      const beside = next[cell * 4 + way] as Cell;
      if (free[beside] === 0 || found[beside] !== NEVER) continue;
      found[beside] = further;
      queue[tail++] = beside;
    }
  }
  return found;
}

/** Who comes to a cell first, in turns of two cards; `delay` is when a line plays next. */
export interface Runner {
  readonly distance: Int16Array;
  readonly delay: number;
}

/** Cells that each runner reaches before all others. */
export function territories(runners: readonly Runner[], cells: number): number[] {
  const counts = runners.map(() => 0);
  for (let cell = 0; cell < cells; cell++) {
    let first = -1;
    let soonest = NEVER;
    for (let i = 0; i < runners.length; i++) {
      const { distance, delay } = runners[i] as Runner;
      const cards = distance[cell] as number;
      if (cards === NEVER) continue;
      const arrival = ((cards - 1) >> 1) + delay;
      if (arrival < soonest) {
        soonest = arrival;
        first = i;
      }
    }
    if (first >= 0) counts[first] = (counts[first] as number) + 1;
  }
  return counts;
}

/** Free cells with at most one free neighbour: a line that goes in does not come out. */
export function deadEnds({ next, free }: Ground): number {
  let count = 0;
  for (let cell = 0; cell < free.length; cell++) {
    if (free[cell] === 1 && freeBeside(next, free, cell) <= 1) count++;
  }
  return count;
}

export function freeBeside(next: Int16Array, free: Uint8Array, cell: Cell): number {
  const at = cell * 4;
  return (
    (free[next[at] as Cell] as number) +
    (free[next[at + 1] as Cell] as number) +
    (free[next[at + 2] as Cell] as number) +
    (free[next[at + 3] as Cell] as number)
  );
}
