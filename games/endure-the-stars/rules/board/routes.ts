import type { ShipMap, Ways, ZoneId } from '../state/map.ts';
import { NOWHERE } from './types.ts';

/** By zone: may a mover not enter it, because it is full or shielded (ETS-11.32, 17.10, 17.15)? */
export type Blocked = readonly boolean[];

/** Room for one search: kept, so that looking for ways makes no garbage. A search is over before the next begins. */
const queue: ZoneId[] = [];

/**
 * Route distance from each zone to the nearest of some goals, in `into`: steps that enter no blocked zone, the goal
 * included, `NOWHERE` where there is no such route. The zone in which a mover stands may be blocked.
 */
export function routesTo(ways: Ways, goals: readonly ZoneId[], blocked: Blocked, into: number[]): number[] {
  into.length = ways.steps.length;
  into.fill(NOWHERE);
  queue.length = 0;
  for (const goal of goals) {
    into[goal] = 0;
    if (!blocked[goal]) queue.push(goal);
  }
  for (const zone of queue) {
    for (const { to } of ways.steps[zone] ?? []) {
      if (into[to] !== NOWHERE) continue;
      into[to] = (into[zone] as number) + 1;
      // Out of a blocked zone one may go, but no route leads through it.
      if (!blocked[to]) queue.push(to);
    }
  }
  return into;
}

/** The next zones on shortest routes (ETS-11.25), by the distances that `routesTo` found. None at the goal or without a route. */
export function firstSteps(ways: Ways, from: ZoneId, blocked: Blocked, distances: readonly number[]): ZoneId[] {
  const left = distances[from] as number;
  if (left <= 0) return [];
  const steps: ZoneId[] = [];
  for (const { to } of ways.steps[from] ?? []) if (!blocked[to] && distances[to] === left - 1) steps.push(to);
  return steps;
}

/**
 * ETS-11.29: no route leads to the target, so the mover makes for the zones it can reach that are nearest to it by
 * noise distance, and of these for those with the fewest steps to walk. Its own zone alone when it stands in one.
 */
export function nearestReachable(map: ShipMap, ways: Ways, from: ZoneId, target: ZoneId, blocked: Blocked): ZoneId[] {
  const walked = reachFrom(ways, from, blocked);
  const far = (zone: ZoneId) => map.noise[target]?.[zone] as number;
  let best: ZoneId[] = [];
  for (const [zone, steps] of walked.entries()) {
    if (steps === NOWHERE) continue;
    const rival = best[0];
    const order = rival === undefined ? -1 : far(zone) - far(rival) || steps - (walked[rival] as number);
    if (order < 0) best = [zone];
    else if (order === 0) best.push(zone);
  }
  return best;
}

/** Steps from a zone to each other one that enter no blocked zone. */
export function reachFrom(ways: Ways, from: ZoneId, blocked: Blocked): number[] {
  const walked = ways.steps.map(() => NOWHERE);
  walked[from] = 0;
  queue.length = 0;
  queue.push(from);
  for (const zone of queue) {
    for (const { to } of ways.steps[zone] ?? []) {
      if (blocked[to] || walked[to] !== NOWHERE) continue;
      walked[to] = (walked[zone] as number) + 1;
      queue.push(to);
    }
  }
  return walked;
}
