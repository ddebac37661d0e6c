import { isShared } from './shared.ts';
import type { Line } from './study.svelte.ts';

/** What stands in a row of choices: one of them, or several that another line has too. */
export type Cell =
  | { readonly kind: 'choice'; readonly at: number; readonly isShared: boolean }
  | { readonly kind: 'same'; readonly from: number; readonly to: number };

/** So many side by side that another line has too are told as one. */
const MANY = 3;

/** The choices of a line in a row: what it has in common with another one takes little room. */
export function rowOf(line: Line, other: Line | null): Cell[] {
  const cells: Cell[] = [];
  const shared = line.labels.map((_, i) => other !== null && isShared(line.choices[i] ?? {}, i, other.choices));
  const isApart = shared.includes(false);
  for (let at = 0; at < shared.length; at++) {
    const end = shared.indexOf(false, at);
    const run = shared[at] ? (end < 0 ? shared.length : end) - at : 0;
    if (isApart && run >= MANY) {
      cells.push({ kind: 'same', from: at, to: at + run - 1 });
      at += run - 1;
    } else cells.push({ kind: 'choice', at, isShared: shared[at] === true });
  }
  return cells;
}
