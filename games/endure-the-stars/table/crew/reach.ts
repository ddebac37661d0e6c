import { enemyOf } from '../../content/index.ts';
import type { Threat } from '../../rules/telling/reckon/index.ts';

/** What is said of enemies that see whoever goes there: whether they reach them, and what their attack does besides. */
export function reachOf({ type, attacks }: Threat): string {
  if (!attacks) return 'risk.see';
  const { vest, each } = enemyOf(type);
  if (vest > 0) return 'risk.reach-vest';
  return each ? 'risk.reach-each' : 'risk.reach';
}
