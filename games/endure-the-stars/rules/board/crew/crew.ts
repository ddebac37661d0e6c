import type { Seat } from '@turnpoint/kernel';
import { personaOf } from '../../../content/index.ts';
import type { Survivor, Table, Who, ZoneId } from '../../types.ts';

export const survivorAt = (t: Table, who: Who): Survivor => t.team[who] as Survivor;
export const seatOf = (t: Table, who: Who): Seat => survivorAt(t, who).seat;
/** Where a survivor on the map stands. */
export const zoneOf = (t: Table, who: Who): ZoneId => survivorAt(t, who).zone as ZoneId;
export const isOnMap = (t: Table, who: Who): boolean => survivorAt(t, who).zone !== null;

/** Everybody learns what lies open. */
export const everyone = (t: Table): Seat[] => [...new Set(t.team.map(({ seat }) => seat))];

/** Survivors on the map in turn order, the first player first (ETS-2.22, 3.4). */
export function inTurnOrder(t: Table): Who[] {
  const order: Who[] = [];
  for (let n = 0; n < t.team.length; n++) {
    const who = (t.first + n) % t.team.length;
    if (isOnMap(t, who)) order.push(who);
  }
  return order;
}

/** These survivors, in the order in which several test or lose Resolve at once (ETS-8.11). */
export const ordered = (t: Table, some: readonly Who[]): Who[] => inTurnOrder(t).filter((who) => some.includes(who));

export function inZone(t: Table, zone: ZoneId): Who[] {
  const here: Who[] = [];
  for (let who = 0; who < t.team.length; who++) if (survivorAt(t, who).zone === zone) here.push(who);
  return here;
}

export function othersInZone(t: Table, who: Who): Who[] {
  const others: Who[] = [];
  for (let other = 0; other < t.team.length; other++)
    if (other !== who && survivorAt(t, other).zone === zoneOf(t, who)) others.push(other);
  return others;
}

export const anyoneOnMap = (t: Table): boolean => t.team.some(({ zone }) => zone !== null);
/** The next survivor on the map clockwise; the same one when there is no other. */
export function nextAfter(t: Table, who: Who): Who {
  for (let n = 1; n <= t.team.length; n++) {
    const next = (who + n) % t.team.length;
    if (isOnMap(t, next)) return next;
  }
  return who;
}

export const isOfClass = (t: Table, who: Who, wanted: string): boolean =>
  personaOf(survivorAt(t, who).id).class === wanted;

/** Has this passive ability (ETS-6.2)? */
export const isGifted = (t: Table, who: Who, passive: string): boolean =>
  personaOf(survivorAt(t, who).id).passive === passive;

/** A persistent Resolve card is in effect (ETS-8.30). */
export const suffers = (survivor: Pick<Survivor, 'resolves'>, card: string): boolean =>
  survivor.resolves.some((held) => held.isUp && held.card === card);

/** A lasting reward is in effect (ETS-9.7). */
export const enjoys = ({ goal }: Survivor, card: string): boolean =>
  goal !== null && goal.state === 'running' && goal.card === card;

/** Somebody in this zone has an effect going that covers everybody there (ETS-R88). */
export const isCovered = (t: Table, who: Who, kind: string): boolean =>
  t.lasting.some((lasting) => lasting.kind === kind && survivorAt(t, lasting.who).zone === survivorAt(t, who).zone);

/** An effect of this kind that somebody has going. */
export const lastsFor = (t: Table, who: Who, kind: string): boolean =>
  t.lasting.length > 0 && t.lasting.some((lasting) => lasting.kind === kind && lasting.who === who);
