import type { Hint } from './contract.ts';

/** A hint that was met so often is known. */
export const ENOUGH = 2;

/**
 * The hint that stands there now: the one before as long as it fits, then the first that fits and was not met often
 * enough. `met` holds a name for each time; null when nothing is to be said.
 */
export function hintNow(hints: readonly Hint[], met: readonly string[], before: string | null): string | null {
  const times = (id: string) => met.filter((one) => one === id).length;
  const fitting = hints.filter(({ fits }) => fits);
  if (fitting.some(({ id }) => id === before && times(id) <= ENOUGH)) return before;
  return fitting.find(({ id }) => times(id) < ENOUGH)?.id ?? null;
}
