import type { Seat } from '@turnpoint/kernel';
import {
  gearOfThing,
  isControllerThing,
  isOperatorThing,
  operatorCard,
  ownerOf,
  seatOfController,
} from '../../content/index.ts';
import type { Gear, GearNo, Operator, OperatorNo, Place, Player, Table, Thing } from '../types.ts';

export const operatorAt = (t: Table, no: OperatorNo): Operator => t.operators[no] as Operator;
export const cardOf = (op: Operator) => operatorCard(op.card);
/** A table or a view of it. */
export interface Seated {
  readonly players: readonly [Player, Player];
}
export const playerAt = (t: Seated, seat: Seat): Player => t.players[seat] as Player;

export function gearAt(t: Table, id: GearNo): Gear | null {
  for (const gear of t.gear) if (gear.id === id) return gear;
  return null;
}

/** Where a deployed tech or the bearer of an equipped one is. */
export function placeOfGear(t: Table, gear: Gear): Place {
  return gear.on < 0 ? gear.at : operatorAt(t, gear.on).at;
}

/** -1 when it is not on the board. */
export function placeOfThing(t: Table, thing: Thing): Place {
  if (isOperatorThing(thing)) return operatorAt(t, thing).at;
  if (isControllerThing(thing)) return playerAt(t, seatOfController(thing)).at;
  const gear = gearAt(t, gearOfThing(thing));
  return gear === null ? -1 : placeOfGear(t, gear);
}

/** Who controls an operator: the latest CONTROL rules, else its owner (ES-R23). */
export function controllerOf(t: Table, no: OperatorNo): Seat {
  let by = ownerOf(no);
  for (const mark of t.marks) if (mark.what === 'control' && mark.on === no) by = mark.by;
  return by;
}

/** Whose thing it is at this moment (ES-1.16). */
export function sideOf(t: Table, thing: Thing): Seat {
  if (isOperatorThing(thing)) return controllerOf(t, thing);
  if (isControllerThing(thing)) return seatOfController(thing);
  return gearAt(t, gearOfThing(thing))?.by ?? -1;
}
