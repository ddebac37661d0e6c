/** What was measured in each minute of one quarter of a soak, in kilobytes. */
export interface Quarter {
  /** The most that was resident. */
  readonly resident: readonly number[];
  /** What the heap holds at the minute's end, after a collection. */
  readonly heap: readonly number[];
}

export interface Verdict {
  readonly isFlat: boolean;
  /** From the second quarter to the last, as a share. */
  readonly heap: number;
  readonly resident: number;
}

/** Whatever is kept for each choice or match shows; a table that has just grown, or code that was let go, is a minute's. */
const HEAP = 0.03;
/** Pages are taken and given back when the engine likes: the same load wanders by some percent. */
const RESIDENT = 0.1;

/**
 * The first quarter is left out: matches are opened and code is compiled. A leak raises both figures; a dip or a peak of one
 * minute raises neither, since the median minute counts.
 */
export function verdictOf(second: Quarter, last: Quarter): Verdict {
  const heap = median(last.heap) / median(second.heap) - 1;
  const resident = median(last.resident) / median(second.resident) - 1;
  return { isFlat: heap < HEAP && resident < RESIDENT, heap, resident };
}

function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}
