import { automatic } from '@turnpoint/kernel';
import type { Trigger } from '../../content/index.ts';
import { missionIn } from '../board/ship.ts';
import type { Clause } from '../clauses.ts';
import { doEffect } from '../effects/mission/effects.ts';
import { allHold, carried } from '../effects/mission/holds.ts';
import { hasWorked, keepWorked } from '../effects/mission/once.ts';
import type { Endure, Table, Who } from '../types.ts';

/** A special condition of the mission whose moment has come: it works if all it asks for holds. */
export const mission = automatic<Endure, 'mission'>((s, { rule: n, actor, zone, deed }, _picks, ctx) => {
  const t = s.table;
  const rule = missionIn(t).conditions[n];
  if (rule === undefined || hasWorked(t, n)) return;
  if (!allHold(t, rule.if, actor) || hasCarriedAway(t, rule.when, actor)) return;
  keepWorked(t, n);
  const clause = rule.clause as Clause;
  const carrying = rule.when.kind === 'turnStart' ? rule.when.carrying : null;
  for (const effect of rule.do) doEffect(s, effect, { actor, zone, deed, carrying, clause }, ctx);
});

/**
 * What waits for a carrier in a zone is asked for whenever something has changed (ETS-M05.11), so it may be asked for
 * twice before it happens once: by then its carrier has nothing more to bring.
 */
const hasCarriedAway = (t: Table, when: Trigger, actor: Who | null): boolean =>
  when.kind === 'entersZone' &&
  when.carrying.length > 0 &&
  (actor === null || !carried(t, actor).some((id) => when.carrying.includes(id)));
