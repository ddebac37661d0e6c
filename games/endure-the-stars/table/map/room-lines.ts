import { UNIT } from './unit.ts';

/** How wide letters of the display face are beside their height: most of them, those that need more, and less. */
const LETTER = 0.6;
const WIDE = { letters: /[mw]/i, each: 0.85 };
const NARROW = { letters: /[ijlrtf1 ]/, each: 0.3 };
const MARGIN = 14;

/** The room for a name in so many cells, in units of the drawing. */
export const nameWidth = (cells: number): number => cells * UNIT - MARGIN;

const widthOf = (text: string): number =>
  [...text].reduce((sum, one) => sum + ([WIDE, NARROW].find(({ letters }) => letters.test(one))?.each ?? LETTER), 0);

const LARGEST = 24;
/** Where nothing else asks for more. */
const LEAST = 17.9;
/** Rather than be left out, a name comes so much nearer to its wall. */
const NEARER = 1.1;

/** How a name is set in so much width, with letters of at least this height: in one line, in two, or not at all. */
export function roomLines(
  name: string,
  width: number,
  asked = 0,
): { readonly texts: readonly string[]; readonly size: number } {
  const least = Math.max(LEAST, asked);
  for (const texts of [[name], name.split(' ')]) {
    const size = Math.min(Math.max(LARGEST, least), width / Math.max(...texts.map(widthOf)));
    if (size * NEARER >= least) return { texts, size: Math.max(size, least) };
  }
  return { texts: [], size: least };
}
