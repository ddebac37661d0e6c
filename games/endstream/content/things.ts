import type { Seat } from '@turnpoint/kernel';

/** An operator, in the order of the shuffled deck lists: 7 * owner + slot. */
export type OperatorNo = number;
/** A tech card: 2 * the operator it was assigned to + its slot. */
export type GearNo = number;
/** Whatever can be a target or use an effect: operators, then controllers, then techs. */
export type Thing = number;

/** Operators of a deck (ES-2.1). */
export const OPERATORS_EACH = 7;
export const OPERATORS_IN_ALL = 2 * OPERATORS_EACH;
const CONTROLLERS_FROM = OPERATORS_IN_ALL;
const GEAR_FROM = CONTROLLERS_FROM + 2;

export const controllerThing = (seat: Seat): Thing => CONTROLLERS_FROM + seat;
export const gearThing = (gear: GearNo): Thing => GEAR_FROM + gear;
export const isOperatorThing = (thing: Thing): boolean => thing >= 0 && thing < CONTROLLERS_FROM;
export const isControllerThing = (thing: Thing): boolean => thing >= CONTROLLERS_FROM && thing < GEAR_FROM;
export const isGearThing = (thing: Thing): boolean => thing >= GEAR_FROM;
export const seatOfController = (thing: Thing): Seat => thing - CONTROLLERS_FROM;
export const gearOfThing = (thing: Thing): GearNo => thing - GEAR_FROM;

export const ownerOf = (no: OperatorNo): Seat => (no < OPERATORS_EACH ? 0 : 1);
export const operatorOfGear = (gear: GearNo): OperatorNo => gear >> 1;

export const OPERATOR_NOS: readonly OperatorNo[] = Array.from({ length: OPERATORS_IN_ALL }, (_, no) => no);
const OWN: readonly (readonly OperatorNo[])[] = [
  OPERATOR_NOS.slice(0, OPERATORS_EACH),
  OPERATOR_NOS.slice(OPERATORS_EACH),
];
export const ownOperators = (seat: Seat): readonly OperatorNo[] => OWN[seat] as readonly OperatorNo[];
