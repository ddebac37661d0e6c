import type { Context, Table, ZoneId } from '../../types.ts';
import { direction, oneOf } from '../chance.ts';
import { turnTo } from '../directions.ts';
import { firstSteps, nearestReachable, routesTo } from '../routes.ts';
import { shipOf, waysIn } from '../ship.ts';
import { blockedZones, isShielded } from './space.ts';

/** The zones that a mover makes for, and the one that it wants there. */
export interface Course {
  readonly goals: readonly ZoneId[];
  readonly at: ZoneId;
}

/** Ties by the directional die, as for routes: whose first step lies in the rolled direction, turning clockwise. */
export function tied(
  t: Table,
  zone: ZoneId,
  aims: readonly Course[],
  ctx: Context,
  shut?: readonly ZoneId[],
): Course | undefined {
  const ways = waysIn(t);
  const blocked = blockedZones(t, shut);
  const steps = aims.map(({ goals }) => firstSteps(ways, zone, blocked, routesTo(ways, goals, blocked, [])));
  const all = [...new Set(steps.flat())];
  if (all.length === 0) return oneOf(ctx, aims);
  const [step] = turnTo(ways, zone, direction(ctx), all);
  return oneOf(
    ctx,
    aims.filter((_, n) => steps[n]?.includes(step as ZoneId)),
  );
}

/** Several places to go to alike: any of them, or without a route as near as possible to the nearest (ETS-11.29). */
export function nearestOf(t: Table, zone: ZoneId, goals: readonly ZoneId[]): Course {
  const far = (goal: ZoneId) => shipOf(t).noise[zone]?.[goal] ?? 99;
  return { goals, at: goals.reduce((best, goal) => (far(goal) < far(best) ? goal : best)) };
}

/** ETS-11.25, 11.29: the next zone on a shortest route; without a route, towards the nearest zone it can reach. */
export function stepTowards(
  t: Table,
  zone: ZoneId,
  { goals, at }: Course,
  ctx: Context,
  shut?: readonly ZoneId[],
): ZoneId | null {
  if (goals.includes(zone) || isShielded(t, zone)) return null;
  const ways = waysIn(t);
  const blocked = blockedZones(t, shut);
  let steps = firstSteps(ways, zone, blocked, routesTo(ways, goals, blocked, []));
  if (steps.length === 0) {
    const near = nearestReachable(shipOf(t), ways, zone, at, blocked);
    if (near.includes(zone)) return null;
    steps = firstSteps(ways, zone, blocked, routesTo(ways, near, blocked, []));
  }
  if (steps.length < 2) return steps[0] ?? null;
  return oneOf(ctx, turnTo(ways, zone, direction(ctx), steps));
}
