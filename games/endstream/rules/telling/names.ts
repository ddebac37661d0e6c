import type { Message, Seat, Value } from '@turnpoint/kernel';
import {
  AGENDA_TYPES,
  agendaCard,
  centuryOf,
  gearOfThing,
  isControllerThing,
  isOperatorThing,
  seatOfController,
  streamOf,
} from '../../content/index.ts';
import { cardName } from '../refusals/facts.ts';
import type { GearNo, Look, OperatorNo, Place, Points, Thing } from '../types.ts';

export const player = (seat: Seat): Value => ({ seat });

/** An operator as the viewer knows it. */
export function operatorName({ view }: Look, no: OperatorNo): Message {
  const card = view.operators[no]?.card ?? null;
  return card === null ? { key: 'thing.hidden-operator' } : cardName(card);
}

/** With whose it is: both sides may have the same card (ES-14.2). */
export function thingName(look: Look, thing: Thing): Message {
  if (isOperatorThing(thing)) {
    const seat = look.view.operators[thing]?.owner ?? 0;
    return { key: 'thing.of', args: { thing: operatorName(look, thing), player: player(seat) } };
  }
  if (isControllerThing(thing)) {
    const seat = seatOfController(thing);
    return {
      key: 'thing.of',
      args: { thing: cardName(look.view.players[seat]?.controller ?? ''), player: player(seat) },
    };
  }
  return gearName(look, gearOfThing(thing));
}

export function gearName({ view }: Look, gear: GearNo): Message {
  const op = view.operators[gear >> 1];
  const card = op?.techs[gear & 1] ?? null;
  if (card === null || op === undefined) return { key: 'thing.hidden-tech' };
  const by = view.gear.find(({ id }) => id === gear)?.by ?? op.owner;
  return { key: 'thing.of', args: { thing: cardName(card), player: player(by) } };
}

export function agendaName(card: string): Message {
  return { key: `card.${agendaCard(card).id}` };
}

/** A place in a sentence about this seat: in the seat's own stream the century says it all. */
export function placeFor(seat: Seat, place: Place): Value {
  return streamOf(place) === seat ? centuryOf(place) : placeName(place);
}

export function placeName(place: Place): Message {
  return { key: 'place', args: { century: centuryOf(place), player: { seat: streamOf(place) } } };
}

/** In words: symbols are for prices and buttons, where they are drawn or compared. */
export function pointsInWords(points: Points): Value {
  const told = AGENDA_TYPES.map((type, at) => ({ n: points[at] as number, type: { key: `type.${type}` } }));
  const paid = told.filter(({ n }) => n > 0);
  return paid.length === 0 ? { key: 'price.none' } : { list: paid.map((args) => ({ key: 'log.points', args })) };
}
