import type { EnemyType } from '../../../content/index.ts';
import type { Context, Figure, Table, ZoneId } from '../../types.ts';
import { direction } from '../chance.ts';
import { turned, zonesTowards } from '../directions.ts';
import { waysIn } from '../ship.ts';
import { supplyOf } from './foes.ts';
import { isShielded, roomIn } from './space.ts';

/** A miniature as it comes onto the board: it does not act in this Enemy Phase (ETS-11.31). */
function figure(t: Table, type: EnemyType, zone: ZoneId, health: number): Figure {
  return { id: t.next++, type, zone, health, stun: 0, seen: 0, mode: null, lured: null, slowed: false };
}

/** Puts miniatures down, as far as the box and the zones have room (ETS-1.6, 17.7 to 17.9). Where each one went. */
export function place(t: Table, type: EnemyType, wanted: number, zone: ZoneId, ctx: Context, health = 0): ZoneId[] {
  const count = Math.min(wanted, supplyOf(t, type));
  const placed: ZoneId[] = [];
  const set = (at: ZoneId) => {
    t.figures.push(figure(t, type, at, health));
    placed.push(at);
  };
  for (let n = Math.min(count, roomIn(t, zone)); n > 0; n--) set(zone);
  const around = placed.length < count ? clockwiseFrom(t, zone, ctx) : [];
  for (let n = 0; placed.length < count && around.some((at) => isOpen(t, at)); n++) {
    const at = around[n % around.length] as ZoneId;
    if (isOpen(t, at)) set(at);
  }
  return placed;
}

const isOpen = (t: Table, zone: ZoneId): boolean => !isShielded(t, zone) && roomIn(t, zone) > 0;

/** The connecting zones, from a side that the directional die picks. */
function clockwiseFrom(t: Table, zone: ZoneId, ctx: Context): ZoneId[] {
  const ways = waysIn(t);
  const rolled = direction(ctx);
  const order = ([0, 1, 2, 3] as const).flatMap((quarters) => zonesTowards(ways, zone, turned(rolled, quarters)));
  return [...new Set(order)];
}
