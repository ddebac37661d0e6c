import { gearOfThing, isControllerThing, isOperatorThing, seatOfController } from '../../content/index.ts';
import type { Place, Thing, View } from '../../rules/types.ts';

/** Whose a thing is: an operator's owner, a controller's player, whoever brought a tech out. */
export function sideOf(view: View, thing: Thing): number {
  if (isOperatorThing(thing)) return view.operators[thing]?.owner ?? 0;
  if (isControllerThing(thing)) return seatOfController(thing);
  return view.gear.find(({ id }) => id === gearOfThing(thing))?.by ?? 0;
}

/** -1 when it is not on the board. */
export function placeOf(view: View, thing: Thing): Place {
  if (isOperatorThing(thing)) return view.operators[thing]?.at ?? -1;
  if (isControllerThing(thing)) return view.players[seatOfController(thing)]?.at ?? -1;
  const gear = view.gear.find(({ id }) => id === gearOfThing(thing));
  if (gear === undefined) return -1;
  return gear.on < 0 ? gear.at : (view.operators[gear.on]?.at ?? -1);
}
