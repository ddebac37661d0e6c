import { no, type Seat } from '@turnpoint/kernel';
import { laneName } from '../refusals/facts.ts';
import type { LaneNo, Piece, Ruling, Table } from '../types.ts';
import { firstObstacle, isFilled, isLocked, isOccupied, isSealed, laneAt, occupierOf, ownerOf } from './lanes.ts';
import { cannotInitiate, energyOf, hasTargetFirst, resistanceOf } from './values.ts';

/** What would be compared in a lane: the card that initiates, and the one it targets. */
export interface Target {
  readonly from: Piece;
  readonly to: Piece;
}

/** The only card of this seat that can initiate a target in a lane: the first of its column there (TS-18.2, 18.3, 18.8). */
export function attackerIn(t: Table, seat: Seat, lane: LaneNo): Piece | null {
  const { advances, obstacles } = laneAt(t, lane);
  return (ownerOf(lane) === seat ? advances[0] : obstacles[0]) ?? null;
}

/** The only card it can target: the opposing first card, or the Event Chain card where no Advance lies (TS-18.4, 18.9). */
export function objectIn(t: Table, seat: Seat, lane: LaneNo): Piece | null {
  if (ownerOf(lane) === seat) return firstObstacle(t, lane);
  const { advances, location } = laneAt(t, lane);
  if (advances[0] !== undefined) return advances[0];
  return isFilled(t, lane) && !isLocked(t, lane) && !isSealed(t, lane) ? (location[0] as Piece) : null;
}

/** Null when the target of this lane may be declared now (TS-18.19). */
export function cannotTarget(t: Table, seat: Seat, lane: LaneNo): Ruling | null {
  const facts = { lane: laneName(lane) };
  if (t.used[lane]) return no('TS-18.17', 'why.lane-used', facts);
  const from = attackerIn(t, seat, lane);
  if (from === null) return cannotAttack(t, seat, lane, facts);
  if (!isOccupied(t, lane)) return no('TS-18.6', 'why.location-empty', facts);
  if (cannotInitiate(from)) return no('TS-17.10', 'why.cannot-initiate', facts);
  if (from.since === t.turns && !hasTargetFirst(from)) return no('TS-18.10', 'why.just-played', facts);
  return objectIn(t, seat, lane) === null ? cannotReach(t, seat, lane, facts) : null;
}

type Facts = Parameters<typeof no>[2];

/** Of an empty column: a card of this seat in the location cannot stand in for it. */
function cannotAttack(t: Table, seat: Seat, lane: LaneNo, facts: Facts): Ruling {
  const isThere = laneAt(t, lane).location.some(({ by }) => by === seat);
  return isThere ? no('TS-18.7', 'why.in-location', facts) : no('TS-18.8', 'why.no-attacker', facts);
}

function cannotReach(t: Table, seat: Seat, lane: LaneNo, facts: Facts): Ruling {
  if (ownerOf(lane) === seat) return no('TS-18.9', 'why.no-object', facts);
  // Only an own occupier keeps the location occupied without anything to target.
  return occupierOf(t, lane) === null ? no('TS-18.16', 'why.protected', facts) : no('TS-18.15', 'why.no-object', facts);
}

/** A target that `cannotTarget` lets pass. */
export function targetIn(t: Table, seat: Seat, lane: LaneNo): Target {
  return { from: attackerIn(t, seat, lane) as Piece, to: objectIn(t, seat, lane) as Piece };
}

/** E against R, both ways at once (TS-19.2 to 19.4). */
export function compare(t: Table, { from, to }: Target): { readonly voidsFrom: boolean; readonly voidsTo: boolean } {
  return {
    voidsTo: energyOf(t, from) >= resistanceOf(t, to),
    voidsFrom: energyOf(t, to) >= resistanceOf(t, from),
  };
}
