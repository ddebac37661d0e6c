import type { Seat } from '@turnpoint/kernel';
import { operatorCard } from '../../content/index.ts';
import type { Gear, GearNo, Operator, OperatorNo, Place, Player, Table, Thing } from '../types.ts';

/** One numbering for whatever can be a target or use an effect: 14 operators, 2 controllers, 28 techs. */
export const OPERATORS_IN_ALL = 14;
const CONTROLLERS_FROM = OPERATORS_IN_ALL;
const GEAR_FROM = CONTROLLERS_FROM + 2;

export const controllerThing = (seat: Seat): Thing => CONTROLLERS_FROM + seat;
export const gearThing = (gear: GearNo): Thing => GEAR_FROM + gear;
export const isOperatorThing = (thing: Thing): boolean => thing >= 0 && thing < CONTROLLERS_FROM;
export const isControllerThing = (thing: Thing): boolean => thing >= CONTROLLERS_FROM && thing < GEAR_FROM;
export const isGearThing = (thing: Thing): boolean => thing >= GEAR_FROM;
export const seatOfController = (thing: Thing): Seat => thing - CONTROLLERS_FROM;
export const gearOfThing = (thing: Thing): GearNo => thing - GEAR_FROM;

export const operatorAt = (t: Table, no: OperatorNo): Operator => t.operators[no] as Operator;
export const cardOf = (op: Operator) => operatorCard(op.card);
export const ownerOf = (no: OperatorNo): Seat => (no < 7 ? 0 : 1);
/** A table or a view of it. */
export interface Seated {
  readonly players: readonly [Player, Player];
}
export const playerAt = (t: Seated, seat: Seat): Player => t.players[seat] as Player;
export const operatorOfGear = (gear: GearNo): OperatorNo => gear >> 1;

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
