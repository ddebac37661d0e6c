import type { Clause } from '../../clauses.ts';
import type { Context, Direction, Table, Who, ZoneId } from '../../types.ts';
import { direction, oneOf } from '../chance.ts';
import { borderTowards, turned, zonesTowards } from '../directions.ts';
import { mayPass } from '../foes/space.ts';
import { waysIn } from '../ship.ts';
import { survivorAt, zoneOf } from './crew.ts';

/** Puts a survivor into another zone, the Loader with its pilot (ETS-18.24). */
export function walkTo(t: Table, who: Who, zone: ZoneId, clause: Clause, ctx: Context): void {
  const survivor = survivorAt(t, who);
  ctx.log({ type: 'moved', clause, who, from: survivor.zone as ZoneId, to: zone });
  survivor.zone = zone;
  // ETS-8.19: the bar is on one zone only.
  survivor.held = null;
  if (t.loader?.pilot === who) t.loader.zone = zone;
}

/** ETS-4.39: one zone by the directional die, turned past what is blocked. */
export function strayFrom(t: Table, who: Who, ctx: Context): void {
  const rolled = direction(ctx);
  for (const quarters of [0, 1, 2, 3] as const) {
    const to = zonesOpen(t, zoneOf(t, who), turned(rolled, quarters));
    if (to.length === 0) continue;
    walkTo(t, who, oneOf(ctx, to), 'ETS-4.39', ctx);
    return;
  }
}

/** Zones in a direction that may be entered from here. */
export function zonesOpen(t: Table, from: ZoneId, towards: Direction): ZoneId[] {
  return zonesTowards(waysIn(t), from, towards).filter((zone) => mayPass(t, from, zone));
}

/** The zone that a push in this direction leads to next; null when something stops it (ETS-14.23, 14.27). */
export function pushedTo(t: Table, from: ZoneId, towards: Direction, ctx: Context): ZoneId | null {
  const open = zonesOpen(t, from, towards);
  if (open.length === 0) return null;
  const widest = borderTowards(waysIn(t), from, open[0] as ZoneId, towards);
  return oneOf(
    ctx,
    open.filter((zone) => borderTowards(waysIn(t), from, zone, towards) === widest),
  );
}
