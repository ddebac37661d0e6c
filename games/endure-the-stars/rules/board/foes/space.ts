import { enemyOf } from '../../../content/index.ts';
import type { Table, ZoneId } from '../../types.ts';
import { shipOf } from '../ship.ts';

const LARGE = 3;

/** ETS-17.11: how many spaces are taken in each zone. */
function taken(t: Table): number[] {
  const spaces = shipOf(t).zones.map(() => 0);
  const take = (zone: ZoneId, n: number) => {
    spaces[zone] = (spaces[zone] as number) + n;
  };
  for (const [who, { zone }] of t.team.entries()) if (zone !== null && t.loader?.pilot !== who) take(zone, 1);
  for (const { zone, type } of t.figures) take(zone, enemyOf(type).isBoss ? LARGE : 1);
  if (t.loader !== null) take(t.loader.zone, LARGE);
  return spaces;
}

export const isShielded = (t: Table, zone: ZoneId): boolean =>
  t.lasting.some((lasting) => lasting.kind === 'shield-bubble' && lasting.zone === zone);

/** Spaces that are free in a zone, 0 when it is full. */
export function roomIn(t: Table, zone: ZoneId): number {
  return Math.max(0, (shipOf(t).zones[zone]?.capacity ?? 0) - (taken(t)[zone] as number));
}

export const isFull = (t: Table, zone: ZoneId): boolean => roomIn(t, zone) === 0;

/** By zone: full or shielded, so that nobody may enter (ETS-11.32). */
export function blockedZones(t: Table): boolean[] {
  const spaces = taken(t);
  return shipOf(t).zones.map(({ id, capacity }) => (spaces[id] as number) >= capacity || isShielded(t, id));
}

/** ETS-17.15: a shield keeps what is in it, too. */
export const mayPass = (t: Table, from: ZoneId, to: ZoneId): boolean =>
  !isShielded(t, from) && !isShielded(t, to) && !isFull(t, to);
