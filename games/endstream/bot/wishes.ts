import type { Seat } from '@turnpoint/kernel';
import { abilityAt, controllerThing, effectAt, ownerOf, type Price, upstreamFrom } from '../content/index.ts';
import { hasState } from '../rules/board/standing.ts';
import { cardOf, operatorAt } from '../rules/board/things.ts';
import { cannotAct } from '../rules/board/travel.ts';
import { cannotBegin } from '../rules/effects/index.ts';
import { cutOf } from '../rules/frames/pay.ts';
import type { Choice, EffectFrame, Table, Thing } from '../rules/types.ts';
import { abilitiesOf } from '../rules/verbs/ability.ts';
import { techPrice } from '../rules/verbs/tech.ts';
import { usedBy } from '../rules/verbs/use.ts';
import { flipWorth, fund } from './agendas.ts';
import { relief, strikerOf } from './danger.ts';
import { gainAt } from './places.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** Something to do in this turn: how much it is worth, and the choice that does it or comes nearer to it. */
export interface Wish {
  /** Less its price. */
  readonly worth: number;
  readonly choice: Choice;
  /** Agenda points that it takes. */
  readonly points: number;
}

/** The first step towards paying for it: activate or push an agenda, or the deed itself when the points are there. */
function towards(t: Table, seat: Seat, deed: Wish, price: Price, mayPush: boolean, cut = 0): Wish | null {
  const funding = fund(t, seat, price, { cut, mayPush: mayPush && deed.worth >= WEIGHTS.push });
  if (funding === null) return null;
  const [place] = funding.places;
  if (place !== undefined) return { ...deed, choice: { kind: 'agenda', place } };
  return funding.push === null ? deed : { ...deed, choice: { kind: 'push', place: funding.push } };
}

/** Abilities of active friends and of the controller, whether the points are there already or can be got. */
export function abilityWishes(t: Table, seat: Seat, mayPush: boolean): Wish[] {
  const users: Thing[] = t.operators.flatMap((op, no) =>
    op.zone === 'board' && cannotAct(t, seat, no) === null && !hasState(t, no, 'IMPAIRED') ? [no] : [],
  );
  return [...users, controllerThing(seat)].flatMap((user) =>
    abilitiesOf(t, user).flatMap((at) => {
      const frame: EffectFrame = { kind: 'effect', seat, user, gear: -1, at, picks: [], stage: 'declare' };
      if (usedBy(t, user).includes(at) || (at.endsWith('.ability') && ownerOf(user) !== seat)) return [];
      const { price } = abilityAt(at);
      const cut = cutOf(t, user);
      if (fund(t, seat, price, { cut, mayPush }) === null || cannotBegin(t, frame) !== null) return [];
      const points = Math.max(0, price.length - cut);
      const worth = worthOf(t, frame) - WEIGHTS.point * points;
      const deed: Wish = { worth, points, choice: { kind: 'ability', user, ability: at } };
      const wish = towards(t, seat, deed, price, mayPush, cut);
      return wish === null ? [] : [wish];
    }),
  );
}

/** More operators on the board come first, the cheap ones before the dear, and those who hit hard. */
export function activationWishes(t: Table, seat: Seat, mayPush: boolean): Wish[] {
  const there = t.operators.filter((op, no) => op.zone === 'board' && ownerOf(no) === seat).length;
  return t.operators.flatMap((op, operator) => {
    if (op.zone !== 'hand' || ownerOf(operator) !== seat) return [];
    const { cost } = cardOf(op);
    const { firstOperators, moreOperators, lastOperators } = WEIGHTS;
    const base = there < 3 ? firstOperators : there < 5 ? moreOperators : lastOperators;
    const worth = base + strikerOf(op.card).punch - 0.5 * cost.length;
    const deed: Wish = { worth, points: cost.length, choice: { kind: 'activate', operator } };
    const wish = towards(t, seat, deed, cost, mayPush && there < 3);
    return wish === null ? [] : [wish];
  });
}

export function techWish(t: Table, seat: Seat, choice: Extract<Choice, { kind: 'tech' }>): Wish {
  const tech = operatorAt(t, choice.operator).techs[choice.slot] as string;
  const gear = 2 * choice.operator + choice.slot;
  const frame: EffectFrame = {
    kind: 'effect',
    seat,
    user: choice.operator,
    gear,
    at: `${tech}.use`,
    picks: [],
    stage: 'declare',
  };
  const isStream = effectAt(frame.at).word === 'stream';
  return {
    worth: worthOf(t, frame) - WEIGHTS.vremenium * techPrice(t, seat, tech) * (isStream ? 0.5 : 1),
    points: 0,
    choice,
  };
}

export function moveWish(t: Table, seat: Seat, choice: Extract<Choice, { kind: 'move' }>): Wish {
  return { worth: gainAt(t, seat, choice.operator, choice.to) - 0.1, points: 0, choice };
}

export function spinWish(t: Table, seat: Seat, choice: Extract<Choice, { kind: 'spin' }>): Wish {
  return { worth: flipWorth(t, seat, upstreamFrom(operatorAt(t, choice.operator).at)) - 0.2, points: 0, choice };
}

/** Out of the way of those who could strike the controller. */
export function stepWish(t: Table, seat: Seat, choice: Extract<Choice, { kind: 'step' }>): Wish {
  return { worth: relief(t, seat, { controllerAt: choice.to }) - 0.2, points: 0, choice };
}
