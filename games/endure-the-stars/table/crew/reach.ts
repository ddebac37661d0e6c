import { enemyOf } from '../../content/index.ts';
import type { Threat } from '../../rules/telling/reckon/index.ts';

/** What is said of enemies that see whoever goes there, or have seen them: whether they reach them, and what their attack does besides. */
export function reachOf({ type, attacks, hunts }: Threat): string {
  if (!attacks) return 'risk.see';
  const how = hunts ? 'risk.hunt' : 'risk.reach';
  const { vest, each } = enemyOf(type);
  if (vest > 0) return `${how}-vest`;
  return each ? `${how}-each` : how;
}
