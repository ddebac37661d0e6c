import { type ItemId, POWER_CELL } from '../content/index.ts';
import type { View, Who } from '../rules/index.ts';
import { driverOf, needsLoader } from './loader.ts';
import { kitsFor } from './sedation.ts';

/** Cards that the mission needs in the hands of this survivor; null: in anybody's. */
export function dearTo(view: View, who: Who | null): ItemId[] {
  const cells = needsLoader(view) && (who === null || driverOf(view) === who) ? [POWER_CELL] : [];
  return [...cells, ...kitsFor(view, who)];
}
