import type { Seat } from '@turnpoint/kernel';
import { reckon } from '../rules/damage.ts';
import { fullDefense, hasState } from '../rules/standing.ts';
import {
  controllerOf,
  isControllerThing,
  isGearThing,
  operatorAt,
  playerAt,
  seatOfController,
  sideOf,
} from '../rules/things.ts';
import type { OperatorNo, Table, Thing } from '../rules/types.ts';

/** More than anything else could be worth: it wins the match. */
export const WINS = 1000;
const TECH = 2.5;
const DISABLES = 6;
const DISINTEGRATES = 12;

/** What it is worth to this seat to deal so much to this thing. Own things count against it. */
export function strikeWorth(t: Table, seat: Seat, thing: Thing, amount: number, skipsArmor: boolean): number {
  const sign = sideOf(t, thing) === seat ? -1.2 : 1;
  if (isGearThing(thing)) return sign * TECH;
  if (isControllerThing(thing)) {
    const { armor } = playerAt(t, seatOfController(thing));
    return sign * (armor <= amount ? WINS : amount * (2.2 + 6 / (armor + 1)));
  }
  return sign * operatorWorth(t, thing, amount, skipsArmor);
}

function operatorWorth(t: Table, no: OperatorNo, amount: number, skipsArmor: boolean): number {
  const op = operatorAt(t, no);
  const { armor, damage } = reckon(t, no, amount, skipsArmor);
  const left = fullDefense(t, no) - op.damage;
  if (damage >= left && damage > 0) return op.disabled > 0 || hasState(t, no, 'FRAIL') ? DISINTEGRATES : DISABLES;
  const isNear = left - damage <= 2 && !op.felled;
  return 0.5 * armor + damage * (isNear ? 1 : 0.4) * (op.disabled > 0 ? 0.6 : 1);
}

/** Enemy operators in a turnpoint that could act. */
export function enemiesAt(t: Table, seat: Seat, place: number): number {
  let count = 0;
  for (const [no, op] of t.operators.entries()) {
    if (op.at === place && op.disabled === 0 && controllerOf(t, no) !== seat) count++;
  }
  return count;
}
