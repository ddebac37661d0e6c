import type { Seat } from '@turnpoint/kernel';
import { isControllerThing, isGearThing, isOperatorThing, seatOfController } from '../content/index.ts';
import { reckon } from '../rules/board/damage.ts';
import { equippedWith, fullDefense, gearHolds, hasState, servingGear, standingBonus } from '../rules/board/standing.ts';
import { controllerOf, operatorAt, playerAt, sideOf } from '../rules/board/things.ts';
import type { OperatorNo, Table, Thing } from '../rules/types.ts';
import { armorWorth, relief, strikerOf } from './danger.ts';
import { WEIGHTS } from './weights.ts';

/** More than anything else could be worth: it wins the match. */
export const WINS = 1000;
/** Hitting a friend is worse than hitting an enemy is good. */
const FRIEND = -1.2;

export interface Blow {
  readonly amount: number;
  readonly skipsArmor: boolean;
  /** Who deals it; a LOWER has no striker, nor bonuses. */
  readonly striker: Thing | null;
}

/** What it is worth to this seat to deal so much to this thing. Own things count against it. */
export function strikeWorth(t: Table, seat: Seat, thing: Thing, blow: Blow): number {
  const sign = sideOf(t, thing) === seat ? FRIEND : 1;
  if (isGearThing(thing)) return sign * WEIGHTS.tech;
  if (isControllerThing(thing)) {
    const { armor } = playerAt(t, seatOfController(thing));
    return sign * (armor <= blow.amount ? WINS : blow.amount * armorWorth(armor));
  }
  return sign * operatorWorth(t, seat, thing, blow);
}

function operatorWorth(t: Table, seat: Seat, no: OperatorNo, { amount, skipsArmor, striker }: Blow): number {
  if (striker !== null && (equippedWith(t, no, 'mirror') ?? equippedWith(t, no, 'reflector')) !== null) return 0.3;
  const op = operatorAt(t, no);
  const { armor, damage } = reckon(t, no, amount + bonusOf(t, striker), skipsArmor);
  const left = fullDefense(t, no) - op.damage;
  if (damage >= left && damage > 0) return equippedWith(t, no, 'amulet') === null ? fellWorth(t, seat, no) : 0.5;
  const isNear = left - damage <= 2 && !op.felled;
  return 0.5 * armor + damage * (isNear ? WEIGHTS.nearlyFells : WEIGHTS.scratches) * (op.disabled > 0 ? 0.6 : 1);
}

/** An enemy that falls is no danger to the controller for a while. */
function fellWorth(t: Table, seat: Seat, no: OperatorNo): number {
  const op = operatorAt(t, no);
  const isLost = op.disabled > 0 || hasState(t, no, 'FRAIL');
  const base = isLost ? WEIGHTS.disintegrates : WEIGHTS.disables;
  return (
    base + WEIGHTS.punch * strikerOf(op.card).punch + (sideOf(t, no) === seat ? 0 : relief(t, seat, { without: no }))
  );
}

function bonusOf(t: Table, striker: Thing | null): number {
  if (striker === null || !isOperatorThing(striker)) return 0;
  const once = servingGear(t, striker, 'next strike').reduce(
    (sum, gear) => sum + (gearHolds(gear, 'next strike')?.amount ?? 0),
    0,
  );
  return standingBonus(t, striker) + once;
}

/** Enemy operators in a turnpoint that could act. */
export function enemiesAt(t: Table, seat: Seat, place: number): number {
  let count = 0;
  for (const [no, op] of t.operators.entries()) {
    if (op.at === place && op.disabled === 0 && controllerOf(t, no) !== seat) count++;
  }
  return count;
}
