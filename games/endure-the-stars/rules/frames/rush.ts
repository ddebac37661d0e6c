import { automatic } from '@turnpoint/kernel';
import { direction, oneOf } from '../board/chance.ts';
import { isOnMap, zoneOf } from '../board/crew/crew.ts';
import { walkTo } from '../board/crew/walk.ts';
import { turnTo } from '../board/directions.ts';
import { blockedZones, isShielded } from '../board/foes/space.ts';
import { firstSteps, routesTo } from '../board/routes.ts';
import { waysIn } from '../board/ship.ts';
import type { Endure } from '../types.ts';

/** Suicidal: towards the nearest enemy or token by route distance, stopping in its zone. */
export const rush = automatic<Endure, 'rush'>(({ table: t }, { who, zones }, _picks, ctx) => {
  if (!isOnMap(t, who)) return;
  const from = zoneOf(t, who);
  const goals = [...t.figures, ...t.tokens].map(({ zone }) => zone);
  const ways = waysIn(t);
  const blocked = blockedZones(t);
  const steps = firstSteps(ways, from, blocked, routesTo(ways, goals, blocked, []));
  if (steps.length === 0 || isShielded(t, from)) return;
  const to = steps.length === 1 ? steps : turnTo(ways, from, direction(ctx), steps);
  walkTo(t, who, oneOf(ctx, to), 'ETS-8.29', ctx);
  if (zones > 1) ctx.push({ kind: 'rush', who, zones: zones - 1 });
  ctx.push({ kind: 'notice' });
});
