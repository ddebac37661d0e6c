import { isOwn } from '../../../content/index.ts';
import { missionIn } from '../../board/ship.ts';
import type { Table } from '../../types.ts';

/** Under what is kept that a condition has worked. Those of an own mission share one clause, and each works by itself (ETS-RM62). */
function markOf(t: Table, rule: number): string {
  const clause = missionIn(t).conditions[rule]?.clause ?? '';
  return isOwn(t.options.mission) ? `${clause} ${rule}` : clause;
}

/** Does this condition work once, and has? */
export const hasWorked = (t: Table, rule: number): boolean =>
  missionIn(t).conditions[rule]?.once === true && t.ruled.includes(markOf(t, rule));

export function keepWorked(t: Table, rule: number): void {
  if (missionIn(t).conditions[rule]?.once === true) t.ruled = [...t.ruled, markOf(t, rule)];
}
