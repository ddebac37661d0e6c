import type { LogStep, Seat, Value } from '@turnpoint/kernel';
import {
  controllerCard,
  controllerThing,
  isControllerThing,
  isOperatorThing,
  OPERATOR_NOS,
  operatorCard,
  ownerOf,
  placeOf,
  seatOfController,
} from '../../content/index.ts';
import type { EndStream, Look, OperatorNo, Place, Thing } from '../../rules/types.ts';

/** Where operators and controllers stood at some moment, as the log tells it. */
export type Places = ReadonlyMap<Thing, Place>;

const SEATS: readonly Seat[] = [0, 1];

export function placesAfter(log: readonly LogStep<EndStream>[], look: Look): Places {
  const all = new Map<Thing, Place>();
  // ES-3.3: where it stands before its first step, however far it has come in this look.
  for (const seat of SEATS) {
    const { century } = controllerCard(look.view.players[seat]?.controller ?? '');
    all.set(controllerThing(seat), placeOf(seat, century));
  }
  const entries = log.flatMap((step) => step.entries);
  for (const entry of entries) {
    if (entry.type === 'activated') all.set(entry.operator, entry.at);
    else if (entry.type === 'moved') all.set(entry.thing, entry.to);
    else if (entry.type === 'disintegrated') all.delete(entry.operator);
  }
  return all;
}

/** Whose a thing is; null of a tech. */
export function sideOf(thing: Thing): Seat | null {
  if (isControllerThing(thing)) return seatOfController(thing);
  return isOperatorThing(thing) ? ownerOf(thing) : null;
}

/** A card by its name alone: a headline says whose it is by who acts. Names are the same in all languages. */
export function nameOf({ view }: Look, thing: Thing): Value {
  if (isControllerThing(thing)) return controllerCard(view.players[seatOfController(thing)]?.controller ?? '').name;
  const card = view.operators[thing]?.card;
  return card == null ? { key: 'thing.hidden-operator' } : operatorCard(card).name;
}

/** Operators of a side that stand there. */
export const operatorsAt = (places: Places, at: Place, side: Seat): OperatorNo[] =>
  OPERATOR_NOS.filter((no) => ownerOf(no) === side && places.get(no) === at);
