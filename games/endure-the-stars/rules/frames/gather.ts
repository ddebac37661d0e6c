import { automatic } from '@turnpoint/kernel';
import { stepTowards } from '../board/foes/mind.ts';
import { blockedZones, roomIn } from '../board/foes/space.ts';
import { firstSteps, routesTo } from '../board/routes.ts';
import { waysIn } from '../board/ship.ts';
import type { Endure, ZoneId } from '../types.ts';
import { canWalk, moveGroup, present } from './pack.ts';

/** ETS-20.7, 20.8: Solomons make for the nearest group of other GEPs, and wander when there is none. */
export const gather = automatic<Endure, 'gather'>(({ table: t }, frame, _picks, ctx) => {
  const group = present(t, frame.ids);
  const [first] = group;
  if (first === undefined || !canWalk(t, frame)) return;
  for (const figure of group) figure.mode = null;
  const goals = t.figures.flatMap(({ type, zone }) => (type === 'solomon' ? [] : [zone]));
  if (goals.includes(first.zone)) return;
  if (goals.length === 0) {
    if (frame.walked === 0) ctx.push({ kind: 'herd', ids: frame.ids, steps: 0, rolled: null });
    return;
  }
  const ways = waysIn(t);
  const blocked = blockedZones(t);
  const steps = firstSteps(ways, first.zone, blocked, routesTo(ways, goals, blocked, []));
  const to = steps.length === 0 ? null : stepTowards(t, first.zone, { goals, at: goals[0] as ZoneId }, ctx);
  if (to === null) return;
  moveGroup(group.slice(0, roomIn(t, to)), to, ctx);
  ctx.push({ kind: 'notice' }, { ...frame, walked: frame.walked + 1 });
});
