import type { Cell } from '../rules/types.ts';
import { NEVER } from './spread.ts';

/** How likely it is that a rival who still plays takes an exit, by the cards needed to get there. */
const TAKEN = [0, 0.5, 0.35, 0.08];

/** How likely it is that all exits are taken before the check. */
export function risk(exits: readonly Cell[], reach: readonly Int16Array[]): number {
  let all = 1;
  for (const exit of exits) {
    let kept = 1;
    for (const distance of reach) {
      const cards = distance[exit] as number;
      if (cards !== NEVER) kept *= 1 - (TAKEN[cards] ?? 0);
    }
    all *= 1 - kept;
  }
  // One rival alone cannot be at two exits of a head without a third card.
  return exits.length > 1 && reach.length === 1 ? all / 4 : all;
}
