import { no } from '@turnpoint/kernel';
import { enjoys, isGifted, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { isExitOpen } from '../board/doors.ts';
import { hasEnemies } from '../board/foes/foes.ts';
import { isFull, isShielded } from '../board/foes/space.ts';
import { isHeldIn, isPilot, movesLeft, slowedBy, strides } from '../board/kit/values.ts';
import { shipOf, waysIn } from '../board/ship.ts';
import { zoneName } from '../board/zone-names.ts';
import { cannotLeave } from '../effects/mission/traits.ts';
import type { Choice, Ruling, Table, Who, ZoneId } from '../types.ts';

/** Why a survivor may not move by choice at all. */
function cannotWalk(t: Table, who: Who): Ruling | null {
  if (isHeldIn(t, who)) return no('ETS-8.19', 'why.held');
  // The nearest reason: an injury, what one wears, what one carries.
  if (movesLeft(t, who) <= 0) return no(slowedBy(t, who), 'why.no-moves-left');
  return null;
}

/** ETS-4.28: one zone, connected, with room, and open. */
export function cannotMove(t: Table, who: Who, zone: unknown): Ruling | null {
  const from = zoneOf(t, who);
  const known = shipOf(t).zones[zone as ZoneId];
  if (typeof zone !== 'number' || known === undefined) return no('ETS-4.1', 'why.no-such-zone');
  const name = { zone: zoneName(shipOf(t), zone) };
  if (!waysIn(t).steps[from]?.some(({ to }) => to === zone)) return notConnected(t, from, zone);
  const held = cannotWalk(t, who);
  if (held !== null) return held;
  if (isShielded(t, from) || isShielded(t, zone)) return no('ETS-17.15', 'why.shielded', name);
  return isFull(t, zone) ? no('ETS-17.10', 'why.full', name) : null;
}

function notConnected(t: Table, from: ZoneId, zone: ZoneId): Ruling {
  const { doorways } = shipOf(t);
  const door = doorways.find(({ between }) => between.includes(from) && between.includes(zone));
  const name = { zone: zoneName(shipOf(t), zone) };
  if (from === zone) return no('ETS-4.28', 'why.stands-there', name);
  return door === undefined ? no('ETS-4.27', 'why.not-connected', name) : no('ETS-4.24', 'why.locked', name);
}

/** ETS-4.33: by an open exit of the zone. */
export function cannotExit(t: Table, who: Who, exit: unknown): Ruling | null {
  const known = shipOf(t).exits[exit as number];
  if (typeof exit !== 'number' || known === undefined) return no('ETS-4.33', 'why.no-such-exit');
  if (known.zone !== zoneOf(t, who)) return no('ETS-4.33', 'why.exit-elsewhere');
  if (!isExitOpen(t, exit)) return no('ETS-4.33', 'why.exit-locked');
  const held = cannotWalk(t, who);
  if (held !== null) return held;
  return isShielded(t, known.zone) ? no('ETS-17.15', 'why.shielded-exit') : cannotLeave(t, who, exit);
}

export function moveChoices(t: Table, who: Who): Choice[] {
  const steps = waysIn(t).steps[zoneOf(t, who)] ?? [];
  return steps.flatMap(({ to }): Choice[] => (cannotMove(t, who, to) === null ? [{ kind: 'move', zone: to }] : []));
}

export function exitChoices(t: Table, who: Who): Choice[] {
  return shipOf(t).exits.flatMap((_, exit): Choice[] =>
    cannotExit(t, who, exit) === null ? [{ kind: 'exit', exit }] : [],
  );
}

/** ETS-8.18: to leave a zone that holds enemies; a pilot needs none (ETS-18.20). */
export const needsCheck = (t: Table, who: Who): boolean => hasEnemies(t, zoneOf(t, who)) && !isPilot(t, who);

/** Zones that one Move action covers (ETS-14.22; Burst of Speed). */
export const zonesOfMove = (t: Table, who: Who): number =>
  strides(t) * (enjoys(survivorAt(t, who), 'burst-of-speed') ? 2 : 1);

export const isJuggernaut = (t: Table, who: Who): boolean => isGifted(t, who, 'juggernaut');
