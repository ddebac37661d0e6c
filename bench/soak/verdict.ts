/** What was measured in one quarter of a soak, in kilobytes. */
export interface Quarter {
  /** The most that was resident in each minute. */
  readonly resident: readonly number[];
  /** What the heap holds at the quarter's end, after a collection. */
  readonly heap: number;
}

export interface Verdict {
  readonly isFlat: boolean;
  /** From the second quarter to the last, as a share. */
  readonly heap: number;
  readonly resident: number;
}

/** Live objects are counted exactly: whatever is kept for each choice or match shows. */
const HEAP = 0.03;
/** Pages are taken and given back when the engine likes: the same load wanders by some percent. */
const RESIDENT = 0.1;

/**
 * The first quarter is left out: matches are opened and code is compiled. A leak raises both figures; a dip or a peak of one
 * minute raises neither, since the median minute counts.
 */
export function verdictOf(second: Quarter, last: Quarter): Verdict {
  const heap = last.heap / second.heap - 1;
  const resident = median(last.resident) / median(second.resident) - 1;
  return { isFlat: heap < HEAP && resident < RESIDENT, heap, resident };
}

function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}
