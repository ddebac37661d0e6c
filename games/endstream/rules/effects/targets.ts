import { no } from '@turnpoint/kernel';
import {
  controllerThing,
  gearOfThing,
  gearThing,
  isControllerThing,
  isGearThing,
  isOperatorThing,
  THIS,
  type Who,
  type Whom,
} from '../../content/index.ts';
import { fullDefense, gearHolds, hasState } from '../board/standing.ts';
import { cardOf, gearAt, operatorAt, placeOfThing, sideOf } from '../board/things.ts';
import { cardName } from '../refusals/facts.ts';
import type { EffectFrame, OperatorNo, Place, Ruling, Table, Thing } from '../types.ts';
import { isExposedTo, isShielded, isWithin } from './reach.ts';
import type { Ask } from './word.ts';

/** How an effect treats what it reaches: STRIKEs have rules of their own, lowering also reaches FRAIL tech (ES-R24). */
export type Manner = 'strike' | 'lower' | 'other';

/** "Here" is where the user is: an operator, a controller, a deployed tech, or the bearer of an equipped one. */
export const hereOf = (t: Table, f: EffectFrame): Place => placeOfThing(t, f.user);

/** "This operator", "the user", "the bearer". */
export function thisOperator(t: Table, f: EffectFrame): OperatorNo {
  return isGearThing(f.user) ? (gearAt(t, gearOfThing(f.user))?.on ?? -1) : f.user;
}

/** Calls back for everything that is on the board, in a fixed order. */
function keep(t: Table, fits: (thing: Thing) => boolean): Thing[] {
  const kept: Thing[] = [];
  for (let no = 0; no < t.operators.length; no++) if (operatorAt(t, no).zone === 'board' && fits(no)) kept.push(no);
  for (const thing of [controllerThing(0), controllerThing(1)]) if (fits(thing)) kept.push(thing);
  for (const { id } of t.gear) if (fits(gearThing(id))) kept.push(gearThing(id));
  return kept;
}

/** Null when the effect reaches this thing at all; whether it can be chosen is asked in `cannotTarget`. */
function cannotReach(t: Table, f: EffectFrame, who: Who, thing: Thing, manner: Manner): Ruling | null {
  if (!Number.isInteger(thing) || thing < 0 || placeOfThing(t, thing) < 0) return no('ES-1.15', 'why.no-such-target');
  if (!fitsKind(t, who, thing, manner)) {
    return isControllerThing(thing) ? no('ES-11.23', 'why.not-controllers') : no('ES-11.25', 'why.wrong-kind');
  }
  const isEnemy = sideOf(t, thing) !== f.seat;
  if (who.side !== 'any' && isEnemy !== (who.side === 'enemy')) return no('ES-1.16', `why.only-${who.side}`);
  const here = hereOf(t, f);
  if (
    !isWithin(who.reach, here, placeOfThing(t, thing)) &&
    !(manner === 'strike' && isGearThing(thing) && isExposedTo(t, thing, here))
  ) {
    return no('ES-7.2', 'why.out-of-reach');
  }
  if (who.other && thing === thisOperator(t, f)) return no('ES-7.19', 'why.other');
  return isOperatorThing(thing) ? cannotFilter(t, who, thing) : null;
}

function fitsKind(t: Table, who: Who, thing: Thing, manner: Manner): boolean {
  if (isOperatorThing(thing)) return who.kinds.includes('operator');
  if (isControllerThing(thing)) return who.kinds.includes('controller');
  if (who.kinds.includes('tech')) return true;
  const gear = gearAt(t, gearOfThing(thing));
  return manner === 'lower' && gear !== null && gearHolds(gear, 'FRAIL') !== null;
}

function cannotFilter(t: Table, who: Who, operator: OperatorNo): Ruling | null {
  const op = operatorAt(t, operator);
  const card = cardOf(op);
  const name = () => ({ operator: cardName(op.card) });
  if (who.types !== null && !who.types.some((type) => card.types.includes(type)))
    return no('ES-7.11', 'why.type', name());
  if (who.name !== null && card.name !== who.name) return no('ES-7.9', 'why.name', name());
  if (who.defenseAtMost !== null && fullDefense(t, operator) > who.defenseAtMost) {
    return no('ES-7.13', 'why.defense', { ...name(), most: who.defenseAtMost });
  }
  return who.disabled && op.disabled === 0 ? no('ES-7.13', 'why.not-disabled', name()) : null;
}

/** Null when this thing can be chosen as a target. */
export function cannotTarget(t: Table, f: EffectFrame, who: Who, thing: Thing, manner: Manner): Ruling | null {
  const beyond = cannotReach(t, f, who, thing, manner);
  if (beyond !== null || !isOperatorThing(thing)) return beyond;
  if (who.orUser && thing === thisOperator(t, f)) return null;
  const name = () => ({ operator: cardName(operatorAt(t, thing).card) });
  if (hasState(t, thing, 'UNTOUCHABLE')) return no('ES-12.5', 'why.untouchable', name());
  if (manner === 'strike' && isShielded(t, thing, f.seat)) return no('ES-7.8', 'why.shielded', name());
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

/** Asks for one target; `also` adds a need of the word. Null for effects that choose nobody. */
export function askTarget(
  t: Table,
  f: EffectFrame,
  who: Whom,
  { manner = 'other', also = () => null }: { manner?: Manner; also?: (thing: Thing) => Ruling | null } = {},
): Ask | null {
  if (who === THIS || who.count === 'all') return null;
  const why = (thing: Thing) =>
    cannotTarget(t, f, who, thing, manner) ?? also(thing) ?? no('ES-7.13', 'why.no-such-target');
  const options = keep(t, (thing) => cannotTarget(t, f, who, thing, manner) === null && also(thing) === null);
  return { kind: 'target', options, mayStop: false, prompt: 'prompt.target', why };
}
