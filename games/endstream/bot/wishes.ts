import type { Seat } from '@turnpoint/kernel';
import { abilityAt, effectAt } from '../content/index.ts';
import { cannotBegin } from '../rules/effects/index.ts';
import { upstreamFrom } from '../rules/places.ts';
import { hasState } from '../rules/standing.ts';
import { cardOf, controllerThing, operatorAt, ownerOf, playerAt } from '../rules/things.ts';
import { cannotAct } from '../rules/travel.ts';
import type { Choice, EffectFrame, Place, Table, Thing } from '../rules/types.ts';
import { usedBy } from '../rules/use.ts';
import { abilitiesOf } from '../rules/verbs/ability.ts';
import { techPrice } from '../rules/verbs/tech.ts';
import { flipWorth, fund } from './agendas.ts';
import { placeWorth } from './places.ts';
import { enemiesAt } from './targets.ts';
import { worthOf } from './worth.ts';

/** Something to do in this turn: how much it is worth, and the choice that does it or comes nearer to it. */
export interface Wish {
  readonly worth: number;
  readonly choice: Choice;
}

const PER_POINT = 0.45;
const PER_VREMENIUM = 1 / 16;
/** Only for something big an agenda is pushed. */
const PUSH_FOR = 5;

/** The first step towards paying for it: activate or push an agenda, or the deed itself when the points are there. */
function towards(t: Table, seat: Seat, deed: Wish, price: readonly string[], mayPush: boolean): Wish | null {
  const funding = fund(t, seat, price as never, { mayPush: mayPush && deed.worth >= PUSH_FOR });
  if (funding === null) return null;
  const [place] = funding.places;
  if (place !== undefined) return { worth: deed.worth, choice: { kind: 'agenda', place } };
  return funding.push === null ? deed : { worth: deed.worth, choice: { kind: 'push', place: funding.push } };
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
      if (fund(t, seat, price, { mayPush }) === null || cannotBegin(t, frame) !== null) return [];
      const worth = worthOf(t, frame) - PER_POINT * price.length;
      const wish = towards(t, seat, { worth, choice: { kind: 'ability', user, ability: at } }, price, mayPush);
      return wish === null ? [] : [wish];
    }),
  );
}

/** More operators on the board come first, the cheap ones before the dear. */
export function activationWishes(t: Table, seat: Seat, mayPush: boolean): Wish[] {
  const there = t.operators.filter((op, no) => op.zone === 'board' && ownerOf(no) === seat).length;
  return t.operators.flatMap((op, operator) => {
    if (op.zone !== 'hand' || ownerOf(operator) !== seat) return [];
    const { cost } = cardOf(op);
    const worth = (there < 3 ? 7 : there < 5 ? 4.5 : 3) - 0.5 * cost.length;
    const wish = towards(t, seat, { worth, choice: { kind: 'activate', operator } }, cost, mayPush && there < 3);
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
  return { worth: worthOf(t, frame) - PER_VREMENIUM * techPrice(t, seat, tech) * (isStream ? 0.5 : 1), choice };
}

export function moveWish(t: Table, seat: Seat, choice: Extract<Choice, { kind: 'move' }>): Wish {
  const here = operatorAt(t, choice.operator).at;
  return {
    worth: placeWorth(t, seat, choice.operator, choice.to) - placeWorth(t, seat, choice.operator, here) - 0.1,
    choice,
  };
}

export function spinWish(t: Table, seat: Seat, choice: Extract<Choice, { kind: 'spin' }>): Wish {
  return { worth: flipWorth(t, seat, upstreamFrom(operatorAt(t, choice.operator).at)) - 0.2, choice };
}

/** Out of the way of enemies that stand beside the controller. */
export function stepWish(t: Table, seat: Seat, choice: Extract<Choice, { kind: 'step' }>): Wish {
  const danger = (place: Place) => enemiesAt(t, seat, place);
  return { worth: 1.5 * (danger(playerAt(t, seat).at) - danger(choice.to)) - 0.3, choice };
}
