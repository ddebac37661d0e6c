import { no } from '@turnpoint/kernel';
import { ahead } from '../board/cells.ts';
import { enjoys, isGifted, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { isExitOpen } from '../board/doors.ts';
import { hasEnemies } from '../board/foes/foes.ts';
import { isFull, isShielded, mayPass } from '../board/foes/space.ts';
import { isHeldIn, isPilot, isPowered, movesLeft, slowedBy, strides } from '../board/kit/values.ts';
import { shipOf, waysIn } from '../board/ship.ts';
import { DIRECTIONS, EDGE, NOWHERE } from '../board/types.ts';
import { zoneName } from '../board/zone-names.ts';
import { cannotLeave } from '../effects/mission/traits.ts';
import type { Choice, Ruling, ShipMap, Table, Who, ZoneId } from '../types.ts';

/** Why a survivor may not move by choice at all. */
function cannotWalk(t: Table, who: Who): Ruling | null {
  if (isHeldIn(t, who)) return no('ETS-8.19', 'why.held');
  if (isPilot(t, who) && !isPowered(t, who)) return no('ETS-18.24', 'why.no-power');
  // The nearest reason: an injury, what one wears, what one carries.
  if (movesLeft(t, who) <= 0) return no(slowedBy(t, who), 'why.no-moves-left');
  return null;
}

/** ETS-4.28: one zone, connected, with room, and open. */
export function cannotMove(t: Table, who: Who, zone: unknown): Ruling | null {
  const from = zoneOf(t, who);
  const known = shipOf(t).zones[zone as ZoneId];
  if (typeof zone !== 'number' || known === undefined) return no('ETS-4.1', 'why.no-such-zone');
  if (!waysIn(t).steps[from]?.some(({ to }) => to === zone)) return notConnected(t, from, zone);
  const held = cannotWalk(t, who);
  if (held !== null) return held;
  if (isShielded(t, from) || isShielded(t, zone)) return no('ETS-17.15', 'why.shielded', named(t, zone));
  return isFull(t, zone) ? no('ETS-17.10', 'why.full', named(t, zone)) : null;
}

const named = (t: Table, zone: ZoneId) => ({ zone: zoneName(shipOf(t), zone) });

/** What lies between: a locked door, a gap, a wall, other zones, or nothing that one could walk. */
function notConnected(t: Table, from: ZoneId, zone: ZoneId): Ruling {
  const map = shipOf(t);
  const to = named(t, zone);
  if (from === zone) return no('ETS-4.28', 'why.stands-there', to);
  const door = map.doorways.find(({ between }) => between.includes(from) && between.includes(zone));
  // ETS-M01.10: where the door was sealed there is a wall.
  if (door !== undefined && t.doors[door.id] !== null) return no('ETS-4.24', 'why.locked', to);
  if (isNarrow(map, from, zone)) return no('ETS-4.7', 'why.narrow', to);
  if (map.noise[from]?.[zone] === 1) return no('ETS-4.27', 'why.wall', to);
  const n = waysIn(t).distance[from]?.[zone] ?? NOWHERE;
  return n === NOWHERE ? no('ETS-4.27', 'why.not-connected', to) : no('ETS-4.28', 'why.one-zone', { ...to, n });
}

/** ETS-4.7: do they meet only through a gap that nobody fits through? */
function isNarrow({ geometry: { edges, width, zoneAt } }: ShipMap, from: ZoneId, to: ZoneId): boolean {
  return zoneAt.some(
    (zone, cell) =>
      zone === from &&
      DIRECTIONS.some(
        (facing) => edges[4 * cell + facing] === EDGE.narrow && zoneAt[cell + ahead(width, facing)] === to,
      ),
  );
}

/** ETS-4.33: by an open exit of the zone. */
export function cannotExit(t: Table, who: Who, exit: unknown): Ruling | null {
  const known = shipOf(t).exits[exit as number];
  if (typeof exit !== 'number' || known === undefined) return no('ETS-4.33', 'why.no-such-exit');
  if (known.zone !== zoneOf(t, who)) return no('ETS-4.33', 'why.exit-elsewhere');
  if (!isExitOpen(t, exit)) return no('ETS-4.33', 'why.exit-locked');
  const held = cannotWalk(t, who);
  if (held !== null) return held;
  return isShielded(t, known.zone) ? no('ETS-17.15', 'why.shielded-exit') : cannotLeave(t, exit);
}

/** Where `cannotMove` finds nothing to say; what holds for every zone is asked once. */
export function moveChoices(t: Table, who: Who): Choice[] {
  const found: Choice[] = [];
  if (cannotWalk(t, who) !== null) return found;
  const from = zoneOf(t, who);
  for (const { to } of waysIn(t).steps[from] ?? []) if (mayPass(t, from, to)) found.push({ kind: 'move', zone: to });
  return found;
}

export function exitChoices(t: Table, who: Who): Choice[] {
  const found: Choice[] = [];
  const { exits } = shipOf(t);
  for (let exit = 0; exit < exits.length; exit++)
    if (exits[exit]?.zone === zoneOf(t, who) && cannotExit(t, who, exit) === null) found.push({ kind: 'exit', exit });
  return found;
}

/** ETS-8.18: to leave a zone that holds enemies; a pilot needs none (ETS-18.20). */
export const needsCheck = (t: Table, who: Who): boolean => hasEnemies(t, zoneOf(t, who)) && !isPilot(t, who);

/** Zones that one Move action covers (ETS-14.22; Burst of Speed). */
export const zonesOfMove = (t: Table, who: Who): number =>
  strides(t) * (enjoys(survivorAt(t, who), 'burst-of-speed') ? 2 : 1);

export const isJuggernaut = (t: Table, who: Who): boolean => isGifted(t, who, 'juggernaut');
