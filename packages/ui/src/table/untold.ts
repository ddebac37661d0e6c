import type { Types } from '@turnpoint/kernel';
import type { ToldStep } from '../contract.ts';

/** The log without its latest `n` entries: it does not tell what the board has not shown yet. */
export function withoutLatest<T extends Types>(log: readonly ToldStep<T>[], n: number): readonly ToldStep<T>[] {
  let left = n;
  let at = log.length;
  while (left > 0 && at > 0) left -= log[--at]?.entries.length ?? 0;
  const cut = log[at];
  if (cut === undefined) return log;
  // Of the last step that is cut some entries may be shown already.
  const shown = -left;
  return [...log.slice(0, at), { ...cut, entries: cut.entries.slice(0, shown), lines: cut.lines.slice(0, shown) }];
}
