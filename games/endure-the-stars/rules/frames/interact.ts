import { automatic } from '@turnpoint/kernel';
import { isOnMap, survivorAt } from '../board/crew/crew.ts';
import { missionIn } from '../board/ship.ts';
import { cry } from '../effects/mission/captive.ts';
import { onCollect, onInteract } from '../effects/mission/hooks.ts';
import { isAwake, sedate } from '../effects/mission/wanderer.ts';
import type { Endure } from '../types.ts';

/** ETS-10.15: a device or work is used, a pick-up is taken. */
export const interact = automatic<Endure, 'interact'>(({ table: t }, { who, objective: n }, _picks, ctx) => {
  const objective = t.objectives[n];
  const known = missionIn(t).objectives[n];
  if (objective === undefined || known === undefined || !isOnMap(t, who)) return;
  ctx.log({ type: 'interacted', clause: 'ETS-10.15', who, objective: n });
  if (isAwake(t, n) && !sedate(t, who, ctx)) {
    ctx.push({ kind: 'notice' });
    return;
  }
  if (known.kind === 'pick-up' || known.carry !== null) {
    objective.collected = true;
    objective.zone = null;
    if (known.carry === null) objective.end = 'done';
    else survivorAt(t, who).carries = [...survivorAt(t, who).carries, n];
    cry(t, who, n, ctx);
    ctx.push(...onCollect(t, who, n), { kind: 'deaths' }, { kind: 'notice' });
    return;
  }
  objective.end = 'done';
  ctx.push(...onInteract(t, who, n), { kind: 'deaths' }, { kind: 'notice' });
});
