import { UNIT } from './unit.ts';

/** How wide a letter is beside its height. */
const LETTER = 0.64;
const MARGIN = 16;

/** The room for a name in so many cells, in letters times their size. */
export const nameWidth = (cells: number): number => (cells * UNIT - MARGIN) / LETTER;

const LARGEST = 23;
const LEAST = 16;

/** How a name is set in so much width, in letters times their size: in one line, in two, or not at all. */
export function roomLines(name: string, width: number): { readonly texts: readonly string[]; readonly size: number } {
  const sizeOf = (texts: readonly string[]) =>
    Math.min(LARGEST, width / Math.max(...texts.map(({ length }) => length)));
  for (const texts of [[name], name.split(' ')]) {
    const size = sizeOf(texts);
    if (size >= LEAST) return { texts, size };
  }
  return { texts: [], size: LEAST };
}
