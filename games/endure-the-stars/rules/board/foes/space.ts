import { enemyOf } from '../../../content/index.ts';
import type { Figure, Table, ZoneId } from '../../types.ts';
import { alliesOf } from '../allies.ts';
import { shipOf } from '../ship.ts';

const LARGE = 3;

const spaceOf = ({ type }: Pick<Figure, 'type'>): number => (enemyOf(type).isBoss ? LARGE : 1);

/** ETS-17.11: how many spaces are taken in each zone. */
function taken(t: Table): number[] {
  const spaces: number[] = new Array(shipOf(t).zones.length).fill(0);
  for (let who = 0; who < t.team.length; who++) {
    const zone = t.team[who]?.zone ?? null;
    if (zone !== null && t.loader?.pilot !== who) (spaces[zone] as number) += 1;
  }
  for (const figure of t.figures) (spaces[figure.zone] as number) += spaceOf(figure);
  for (const ally of alliesOf(t)) if (ally !== null) (spaces[ally.zone] as number) += spaceOf(ally);
  if (t.loader !== null) (spaces[t.loader.zone] as number) += LARGE;
  return spaces;
}

export const isShielded = (t: Table, zone: ZoneId): boolean =>
  t.lasting.length > 0 && t.lasting.some((lasting) => lasting.kind === 'shield-bubble' && lasting.zone === zone);

/** Spaces that are free in a zone, 0 when it is full. One zone is asked for at every step: no list is made for it. */
export function roomIn(t: Table, zone: ZoneId): number {
  let room = shipOf(t).zones[zone]?.capacity ?? 0;
  for (let who = 0; who < t.team.length; who++) if (t.team[who]?.zone === zone && t.loader?.pilot !== who) room -= 1;
  for (const figure of t.figures) if (figure.zone === zone) room -= spaceOf(figure);
  for (const ally of alliesOf(t)) if (ally?.zone === zone) room -= spaceOf(ally);
  if (t.loader?.zone === zone) room -= LARGE;
  return Math.max(0, room);
}

export const isFull = (t: Table, zone: ZoneId): boolean => roomIn(t, zone) === 0;

const NONE: readonly ZoneId[] = [];

/** By zone: full or shielded, so that nobody may enter (ETS-11.32), or taken as full (ETS-11.10). */
export function blockedZones(t: Table, shut: readonly ZoneId[] = NONE): boolean[] {
  const spaces = taken(t);
  return shipOf(t).zones.map(
    ({ id, capacity }) => (spaces[id] as number) >= capacity || isShielded(t, id) || shut.includes(id),
  );
}

/** ETS-17.15: a shield keeps what is in it, too. */
export const mayPass = (t: Table, from: ZoneId, to: ZoneId): boolean =>
  !isShielded(t, from) && !isShielded(t, to) && !isFull(t, to);
