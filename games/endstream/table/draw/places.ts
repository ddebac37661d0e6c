import { CENTURIES, type Century } from '../../content/index.ts';
import type { OperatorNo, Place, Thing, View } from '../../rules/types.ts';

/** How turnpoints and things are numbered: see `Place` and `Thing` in the rules' types. */
export const LENGTH = CENTURIES.length;
const CONTROLLERS_FROM = 14;
const GEAR_FROM = 16;

export const streamOf = (place: Place): number => Math.floor(place / LENGTH);
export const stepOf = (place: Place): number => place % LENGTH;
export const centuryOf = (place: Place): Century => CENTURIES[stepOf(place)] ?? 1800;
export const placesOf = (stream: number): Place[] => CENTURIES.map((_, i) => stream * LENGTH + i);
export const across = (place: Place): Place => (place + LENGTH) % (2 * LENGTH);

export const controllerThing = (seat: number): Thing => CONTROLLERS_FROM + seat;
export const gearThing = (gear: number): Thing => GEAR_FROM + gear;
export const isOperator = (thing: Thing): thing is OperatorNo => thing < CONTROLLERS_FROM;
export const isController = (thing: Thing): boolean => thing >= CONTROLLERS_FROM && thing < GEAR_FROM;
export const isGear = (thing: Thing): boolean => thing >= GEAR_FROM;
export const seatOfController = (thing: Thing): number => thing - CONTROLLERS_FROM;
export const gearOf = (thing: Thing): number => thing - GEAR_FROM;

/** Whose a thing is: an operator's owner, a controller's player, whoever brought a tech out. */
export function sideOf(view: View, thing: Thing): number {
  if (isOperator(thing)) return view.operators[thing]?.owner ?? 0;
  if (isController(thing)) return seatOfController(thing);
  return view.gear.find(({ id }) => id === gearOf(thing))?.by ?? 0;
}

/** -1 when it is not on the board. */
export function placeOf(view: View, thing: Thing): Place {
  if (isOperator(thing)) return view.operators[thing]?.at ?? -1;
  if (isController(thing)) return view.players[seatOfController(thing)]?.at ?? -1;
  const gear = view.gear.find(({ id }) => id === gearOf(thing));
  if (gear === undefined) return -1;
  return gear.on < 0 ? gear.at : (view.operators[gear.on]?.at ?? -1);
}
