import { no } from '@turnpoint/kernel';
import {
  controllerThing,
  gearOfThing,
  gearThing,
  isControllerThing,
  isGearThing,
  isOperatorThing,
  OPERATOR_NOS,
  THIS,
  type Who,
  type Whom,
} from '../../content/index.ts';
import { fullDefense, gearHolds, hasState } from '../board/standing.ts';
import { cardOf, gearAt, operatorAt, placeOfThing, sideOf } from '../board/things.ts';
import { cardName } from '../refusals/facts.ts';
import type { EffectFrame, OperatorNo, Place, Ruling, Table, Thing } from '../types.ts';
import { isExposedTo, isShielded, isWithin } from './reach.ts';

/** How an effect treats what it reaches: STRIKEs have rules of their own, lowering also reaches FRAIL tech (ES-R24). */
export type Manner = 'strike' | 'lower' | 'other';

/** "Here" is where the user is: an operator, a controller, a deployed tech, or the bearer of an equipped one. */
export const hereOf = (t: Table, f: EffectFrame): Place => placeOfThing(t, f.user);

/** "This operator", "the user", "the bearer". */
export function thisOperator(t: Table, f: EffectFrame): OperatorNo {
  return isGearThing(f.user) ? (gearAt(t, gearOfThing(f.user))?.on ?? -1) : f.user;
}

/** Is there one like this among everything on the board, in a fixed order? */
export function some(t: Table, fits: (thing: Thing) => boolean): boolean {
  for (const no of OPERATOR_NOS) if (operatorAt(t, no).zone === 'board' && fits(no)) return true;
  if (fits(controllerThing(0)) || fits(controllerThing(1))) return true;
  for (const { id } of t.gear) if (fits(gearThing(id))) return true;
  return false;
}

export function keep(t: Table, fits: (thing: Thing) => boolean): Thing[] {
  const kept: Thing[] = [];
  some(t, (thing) => {
    if (fits(thing)) kept.push(thing);
    return false;
  });
  return kept;
}

/** Said of nearly every thing at every step of a search, so they are made once. */
const NO_SUCH_TARGET = no('ES-1.15', 'why.no-such-target');
const NOT_CONTROLLERS = no('ES-11.23', 'why.not-controllers');
const WRONG_KIND = no('ES-11.25', 'why.wrong-kind');
const WRONG_SIDE = {
  enemy: no('ES-1.16', 'why.only-enemy'),
  friendly: no('ES-1.16', 'why.only-friendly'),
};
const OUT_OF_REACH = no('ES-7.2', 'why.out-of-reach');
const NOT_ITSELF = no('ES-7.19', 'why.other');

/** Null when the effect reaches this thing at all; whether it can be chosen is asked in `cannotTarget`. */
function cannotReach(t: Table, f: EffectFrame, who: Who, thing: Thing, manner: Manner): Ruling | null {
  if (!Number.isInteger(thing) || thing < 0 || placeOfThing(t, thing) < 0) return NO_SUCH_TARGET;
  if (!fitsKind(t, who, thing, manner)) {
    return isControllerThing(thing) ? NOT_CONTROLLERS : WRONG_KIND;
  }
  const isEnemy = sideOf(t, thing) !== f.seat;
  if (who.side !== 'any' && isEnemy !== (who.side === 'enemy')) return WRONG_SIDE[who.side];
  if (!isInReach(t, who, hereOf(t, f), thing, manner)) return OUT_OF_REACH;
  if (who.other && thing === thisOperator(t, f)) return NOT_ITSELF;
  return isOperatorThing(thing) ? cannotFilter(t, who, thing) : null;
}

export function isInReach(t: Table, who: Who, here: Place, thing: Thing, manner: Manner): boolean {
  return (
    isWithin(who.reach, here, placeOfThing(t, thing)) ||
    (manner === 'strike' && isGearThing(thing) && isExposedTo(t, thing, here))
  );
}

function fitsKind(t: Table, who: Who, thing: Thing, manner: Manner): boolean {
  if (isOperatorThing(thing)) return who.kinds.includes('operator');
  if (isControllerThing(thing)) return who.kinds.includes('controller');
  if (who.kinds.includes('tech')) return true;
  const gear = gearAt(t, gearOfThing(thing));
  return manner === 'lower' && gear !== null && gearHolds(gear, 'FRAIL') !== null;
}

const nameOf = (t: Table, operator: OperatorNo) => ({ operator: cardName(operatorAt(t, operator).card) });

function cannotFilter(t: Table, who: Who, operator: OperatorNo): Ruling | null {
  const op = operatorAt(t, operator);
  const { types, name, defenseAtMost: most } = who;
  if (types !== null && !cardOf(op).types.some((type) => types.includes(type)))
    return no('ES-7.11', 'why.type', nameOf(t, operator));
  if (name !== null && cardOf(op).name !== name) return no('ES-7.9', 'why.name', nameOf(t, operator));
  if (most !== null && fullDefense(t, operator) > most) {
    return no('ES-7.13', 'why.defense', { ...nameOf(t, operator), most });
  }
  return who.disabled && op.disabled === 0 ? no('ES-7.13', 'why.not-disabled', nameOf(t, operator)) : null;
}

/** Null when this thing can be chosen as a target. */
export function cannotTarget(t: Table, f: EffectFrame, who: Who, thing: Thing, manner: Manner): Ruling | null {
  const beyond = cannotReach(t, f, who, thing, manner);
  if (beyond !== null || !isOperatorThing(thing)) return beyond;
  if (who.orUser && thing === thisOperator(t, f)) return null;
  if (hasState(t, thing, 'UNTOUCHABLE')) return no('ES-12.5', 'why.untouchable', nameOf(t, thing));
  if (manner === 'strike' && isShielded(t, thing, f.seat)) return no('ES-7.8', 'why.shielded', nameOf(t, thing));
  return null;
}

/** Everyone whom an effect without a choice reaches; UNTOUCHABLE does not help (ES-12.6). */
export function everyone(t: Table, f: EffectFrame, who: Who, manner: Manner): Thing[] {
  return keep(t, (thing) => cannotReach(t, f, who, thing, manner) === null);
}

/** Those on whom an effect works: "this operator", everyone, or the picked targets. */
export function victims(
  t: Table,
  f: EffectFrame,
  who: Whom,
  picks: readonly number[],
  manner: Manner = 'other',
): Thing[] {
  if (who === THIS) return [thisOperator(t, f)];
  return who.count === 'all' ? everyone(t, f, who, manner) : [...picks];
}
