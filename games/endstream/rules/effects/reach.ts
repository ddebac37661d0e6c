import type { Seat } from '@turnpoint/kernel';
import { distance, gearOfThing, type Reach, stepOf, streamOf } from '../../content/index.ts';
import { gearHolds, hasState, specialOf } from '../board/standing.ts';
import { controllerOf, gearAt, operatorAt } from '../board/things.ts';
import type { OperatorNo, Place, Table, Thing } from '../types.ts';

/** ES-7.2, and what cards say instead. */
export function isWithin(reach: Reach, here: Place, place: Place): boolean {
  if (reach === 'here') return here === place;
  if (reach === 'board') return true;
  if (reach === 'century') return stepOf(here) === stepOf(place);
  if (reach === 'stream') return streamOf(here) === streamOf(place);
  return (distance(here, place) ?? Number.POSITIVE_INFINITY) <= reach;
}

/** Tech that may be struck from outside its turnpoint: from within 1 and from its century. */
export function isExposedTo(t: Table, thing: Thing, here: Place): boolean {
  const gear = gearAt(t, gearOfThing(thing));
  return (
    gear !== null &&
    gearHolds(gear, 'exposed') !== null &&
    (isWithin(1, gear.at, here) || isWithin('century', gear.at, here))
  );
}

/** Mori (The Penitent) shields the other friendly operators in his turnpoint from enemy STRIKEs. */
export function isShielded(t: Table, operator: OperatorNo, striker: Seat): boolean {
  const side = controllerOf(t, operator);
  if (side === striker) return false;
  const { at } = operatorAt(t, operator);
  return t.operators.some(
    (op, no) =>
      no !== operator &&
      op.at === at &&
      op.zone === 'board' &&
      specialOf(op, 'shield') !== null &&
      op.disabled === 0 &&
      controllerOf(t, no) === side &&
      !hasState(t, no, 'UNTOUCHABLE'),
  );
}
