import type { Cell } from '../../rules/types.ts';
import type { Line } from './lines.ts';

/** A line of which some cards have lost their light already: what still shines, and what does not. */
export function splitDark(line: Line, dark: ReadonlySet<Cell>): { bright: Line; dim: Line | null } {
  if (line.out) return { bright: { ...line, ...NOTHING }, dim: line };
  if (!line.cells.some((cell) => dark.has(cell))) return { bright: line, dim: null };
  const isDark = (i: number): boolean => dark.has(line.cells[i] ?? -1);
  const headIsDark = isDark(line.cells.length - 1);
  const bright = { ...line, live: line.live.filter((_, i) => !isDark(i)), head: headIsDark ? null : line.head };
  const dim = { ...line, ...NOTHING, live: line.live.filter((_, i) => isDark(i)), head: headIsDark ? line.head : null };
  return { bright, dim: { ...dim, out: true } };
}

const NOTHING = {
  live: [],
  bridges: [],
  spurs: [],
  knots: [],
  lost: [],
  open: [],
  closed: [],
  start: null,
  head: null,
} as const;
