import { BLACKOUT, enemyOf } from '../../../content/index.ts';
import type { Context, Figure, Table, Who, ZoneId } from '../../types.ts';
import { direction, oneOf } from '../chance.ts';
import { isSight } from '../crew/sight.ts';
import { turnTo } from '../directions.ts';
import { isVanished } from '../kit/values.ts';
import { loudestAt } from '../noise-made.ts';
import { firstSteps, nearestReachable, routesTo } from '../routes.ts';
import { isEvent, shipOf, waysIn } from '../ship.ts';
import { blockedZones, isShielded } from './space.ts';

/** Decoys mark a zone and draw whoever is near when the Enemy Phase begins. */
const DECOY_REACH = 4;

/** The zone of a distracting item in reach, the latest one. */
export function decoyFor(t: Table, zone: ZoneId): ZoneId | null {
  const found = t.lasting.filter(
    (lasting) => lasting.kind === 'decoy' && (shipOf(t).noise[lasting.zone as ZoneId]?.[zone] ?? 99) <= DECOY_REACH,
  );
  return found.at(-1)?.zone ?? null;
}

/** Survivors whom a figure has in sight from a zone, or saw earlier this round (ETS-11.5). */
export function preyOf(t: Table, zone: ZoneId, seen: number): Who[] {
  return t.team.flatMap(({ zone: at }, who) =>
    at !== null && !isVanished(t, who) && ((seen >> who) & 1 || isSight(t, zone, at)) ? [who] : [],
  );
}

/** Zones from which a range reaches this one: in line of sight, and no shield between (ETS-17.16). */
export function zonesToStrike(t: Table, at: ZoneId, range: number): ZoneId[] {
  if (range === 0 || isShielded(t, at)) return [at];
  const { range: ranges } = waysIn(t);
  const reach = isEvent(t, BLACKOUT) ? 0 : range;
  return shipOf(t).zones.flatMap(({ id }) => {
    const far = ranges[at]?.[id] ?? -1;
    return id === at || (far >= 0 && far <= reach && !isShielded(t, id)) ? [id] : [];
  });
}

/** Where a group is going: the zones it makes for, and the zone it attacks from there, if it does. */
export interface Aim {
  readonly kind: 'decoy' | 'survivor' | 'noise';
  readonly goals: readonly ZoneId[];
  /** Of a survivor: where they stand. */
  readonly at: ZoneId;
}

export interface Mover {
  readonly zone: ZoneId;
  readonly seen: number;
  readonly lured: ZoneId | null;
  readonly range: number;
}

export const moverOf = ({ type, zone, seen, lured }: Figure): Mover => ({
  zone,
  seen,
  lured,
  range: enemyOf(type).range,
});

/** ETS-11.22, 11.23: what has its attention now; null when nothing has. */
export function attend(t: Table, mover: Mover, ctx: Context): Aim | null {
  if (mover.lured !== null) return { kind: 'decoy', goals: [mover.lured], at: mover.lured };
  return hunt(t, mover, ctx) ?? hear(t, mover.zone, ctx);
}

/** ETS-11.24: the survivor at the smallest route distance to a zone from which it can attack. */
function hunt(t: Table, { zone, seen, range }: Mover, ctx: Context): Aim | null {
  const prey = preyOf(t, zone, seen);
  if (prey.length === 0) return null;
  const ways = waysIn(t);
  const blocked = blockedZones(t);
  // A mover stands where it stands, however full that zone is.
  blocked[zone] = false;
  const places = [...new Set(prey.map((who) => t.team[who]?.zone as ZoneId))].sort((a, b) => a - b);
  const aims = places.map((at) => {
    const goals = zonesToStrike(t, at, range);
    return { at, goals, far: routesTo(ways, goals, blocked, [])[zone] as number };
  });
  const open = aims.filter(({ far }) => far >= 0);
  const score = ({ at, far }: (typeof aims)[number]) => (open.length > 0 ? far : (ways.distance[zone]?.[at] ?? 99));
  const rivals = open.length > 0 ? open : aims;
  const best = Math.min(...rivals.map(score));
  const nearest = rivals.filter((aim) => score(aim) === best);
  const own = nearest.find(({ at }) => at === zone) ?? null;
  const chosen = own ?? (nearest.length === 1 ? nearest[0] : tied(t, zone, nearest, ctx));
  return chosen === undefined ? null : { kind: 'survivor', goals: chosen.goals, at: chosen.at };
}

/** Ties by the directional die, as for routes: whose first step lies in the rolled direction, turning clockwise. */
function tied<A extends { readonly goals: readonly ZoneId[]; readonly at: ZoneId }>(
  t: Table,
  zone: ZoneId,
  aims: readonly A[],
  ctx: Context,
): A | undefined {
  const ways = waysIn(t);
  const blocked = blockedZones(t);
  blocked[zone] = false;
  const steps = aims.map(({ goals }) => firstSteps(ways, zone, blocked, routesTo(ways, goals, blocked, [])));
  const all = [...new Set(steps.flat())];
  if (all.length === 0) return oneOf(ctx, aims);
  const [step] = turnTo(ways, zone, direction(ctx), all);
  return oneOf(
    ctx,
    aims.filter((_, n) => steps[n]?.includes(step as ZoneId)),
  );
}

/** ETS-5.6, 5.9, 5.10: the loudest noise in reach. */
export function hear(t: Table, zone: ZoneId, ctx: Context): Aim | null {
  const noises = loudestAt(t, zone, shipOf(t).noise).map(({ zone: at }) => ({ goals: [at], at }));
  const here = noises.find(({ at }) => at === zone);
  const chosen = here ?? (noises.length < 2 ? noises[0] : tied(t, zone, noises, ctx));
  return chosen === undefined ? null : { kind: 'noise', goals: chosen.goals, at: chosen.at };
}

/** Several places to go to alike: any of them, or without a route as near as possible to the nearest (ETS-11.29). */
export function nearestOf(t: Table, zone: ZoneId, goals: readonly ZoneId[]): Pick<Aim, 'goals' | 'at'> {
  const far = (goal: ZoneId) => shipOf(t).noise[zone]?.[goal] ?? 99;
  return { goals, at: goals.reduce((best, goal) => (far(goal) < far(best) ? goal : best)) };
}

/** ETS-11.25, 11.29: the next zone on a shortest route; without a route, towards the nearest zone it can reach. */
export function stepTowards(
  t: Table,
  zone: ZoneId,
  { goals, at }: Pick<Aim, 'goals' | 'at'>,
  ctx: Context,
): ZoneId | null {
  if (goals.includes(zone) || isShielded(t, zone)) return null;
  const ways = waysIn(t);
  const blocked = blockedZones(t);
  let steps = firstSteps(ways, zone, blocked, routesTo(ways, goals, blocked, []));
  if (steps.length === 0) {
    const near = nearestReachable(shipOf(t), ways, zone, at, blocked);
    if (near.includes(zone)) return null;
    steps = firstSteps(ways, zone, blocked, routesTo(ways, near, blocked, []));
  }
  if (steps.length < 2) return steps[0] ?? null;
  return oneOf(ctx, turnTo(ways, zone, direction(ctx), steps));
}
