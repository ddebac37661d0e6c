import { BLACKOUT } from '../../../content/index.ts';
import type { Context, Figure, Table, Who, ZoneId } from '../../types.ts';
import { bodies, placeOf } from '../allies.ts';
import { isSight } from '../crew/sight.ts';
import { isVanished } from '../kit/values.ts';
import { routesTo } from '../routes.ts';
import { isEvent, waysIn } from '../ship.ts';
import { NOWHERE } from '../types.ts';
import { blockedZones, isShielded } from './space.ts';
import { type Course, tied } from './step.ts';
import { isUnnoticed } from './unnoticed.ts';

/** Survivors, and whoever is one for enemies (ETS-11.33), whom a figure has in sight from a zone, or saw earlier this round (ETS-11.5). */
export function preyOf(t: Table, zone: ZoneId, seen: number): Who[] {
  const prey: Who[] = [];
  for (let who = 0; who < bodies(t); who++) {
    const at = placeOf(t, who);
    if (
      at !== null &&
      !isVanished(t, who) &&
      ((seen >> who) & 1 || (isSight(t, zone, at) && !isUnnoticed(t, who, zone)))
    )
      prey.push(who);
  }
  return prey;
}

/** ETS-11.4: it sees somebody or saw somebody this round, who may be dead or gone by now (ETS-11.30). */
export const hasSeen = (t: Table, { zone, seen }: Pick<Figure, 'zone' | 'seen'>): boolean =>
  seen !== 0 || preyOf(t, zone, seen).length > 0;

/** Zones from which a range reaches this one: in line of sight, and no shield between (ETS-17.16). */
export function zonesToStrike(t: Table, at: ZoneId, range: number): ZoneId[] {
  if (range === 0 || isShielded(t, at)) return [at];
  const { range: ranges, sees } = waysIn(t);
  const reach = isEvent(t, BLACKOUT) ? 0 : range;
  return (sees[at] ?? [at]).filter((id) => id === at || ((ranges[at]?.[id] ?? 99) <= reach && !isShielded(t, id)));
}

export interface Hunter {
  readonly zone: ZoneId;
  readonly seen: number;
  readonly range: number;
  /** Zones that it takes as full: there was no room for it beside the others of its group (ETS-11.10). */
  readonly shut?: readonly ZoneId[];
  /** Of a boss: the zones from which its card strikes at this one. */
  readonly strikes?: (at: ZoneId) => readonly ZoneId[];
  /** It goes for whoever is nearest by walking distance, whatever is full or shielded (ETS-M20.15). */
  readonly byWalking?: boolean;
}

type Mover = Omit<Hunter, 'seen' | 'byWalking'>;

const strikesAt = (t: Table, { range, strikes }: Mover, at: ZoneId): readonly ZoneId[] =>
  strikes?.(at) ?? zonesToStrike(t, at, range);

/** ETS-11.24: the survivor at the smallest route distance to a zone from which it can attack. */
export function hunt(t: Table, mover: Hunter, ctx: Context): Course | null {
  const places = placesOf(t, preyOf(t, mover.zone, mover.seen));
  return nearestByRoute(t, mover, mover.byWalking === true ? nearestByWalk(t, mover.zone, places) : places, ctx);
}

/** Who cannot be walked to at all comes last. */
function walk(t: Table, from: ZoneId, to: ZoneId): number {
  const steps = waysIn(t).distance[from]?.[to] ?? NOWHERE;
  return steps === NOWHERE ? Number.POSITIVE_INFINITY : steps;
}

function nearestByWalk(t: Table, from: ZoneId, places: readonly ZoneId[]): ZoneId[] {
  const least = Math.min(...places.map((at) => walk(t, from, at)));
  return places.filter((at) => walk(t, from, at) === least);
}

/** Of these zones with prey the one whose striking zones are the fewest steps away. */
export function nearestByRoute(t: Table, mover: Mover, places: readonly ZoneId[], ctx: Context): Course | null {
  const { zone } = mover;
  const [first] = places;
  if (first === undefined) return null;
  // Nowhere is nearer than where it stands, and of one place there is nothing to compare.
  const sole = places.includes(zone) ? zone : places.length === 1 ? first : null;
  const chosen =
    sole === null ? nearestOfSeveral(t, mover, places, ctx) : { at: sole, goals: strikesAt(t, mover, sole) };
  return chosen ?? null;
}

/** The zones of these survivors, rising. */
function placesOf(t: Table, prey: readonly Who[]): ZoneId[] {
  const places: ZoneId[] = [];
  for (const who of prey) {
    const at = placeOf(t, who) as ZoneId;
    if (!places.includes(at)) places.push(at);
  }
  return places.sort((a, b) => a - b);
}

function nearestOfSeveral(t: Table, mover: Mover, places: readonly ZoneId[], ctx: Context): Course | undefined {
  const { zone } = mover;
  const ways = waysIn(t);
  const blocked = blockedZones(t, mover.shut);
  const aims = places.map((at) => {
    const goals = strikesAt(t, mover, at);
    return { at, goals, far: routesTo(ways, goals, blocked, [])[zone] as number };
  });
  const open = aims.filter(({ far }) => far >= 0);
  // Without a route by walking distance.
  const score = ({ at, far }: (typeof aims)[number]) => (open.length > 0 ? far : walk(t, zone, at));
  const rivals = open.length > 0 ? open : aims;
  const best = Math.min(...rivals.map(score));
  const nearest = rivals.filter((aim) => score(aim) === best);
  return nearest.length === 1 ? nearest[0] : tied(t, zone, nearest, ctx, mover.shut);
}
