import { no, type Seat } from '@turnpoint/kernel';
import {
  type Address,
  abilityAt,
  controllerThing,
  DEFAULT,
  isAbility,
  isOperatorThing,
  printedOn,
  seatOfController,
} from '../../content/index.ts';
import { canPay } from '../board/price.ts';
import { gearHolds, hasState } from '../board/standing.ts';
import { operatorAt, playerAt } from '../board/things.ts';
import { cannotAct } from '../board/travel.ts';
import { cannotBegin } from '../effects/index.ts';
import { cutOf } from '../frames/pay.ts';
import { cannotAfford, cardName } from '../refusals/facts.ts';
import type { EffectFrame, OperatorNo, Ruling, Table, Thing } from '../types.ts';
import { usedBy } from './use.ts';
import type { Verb } from './verb.ts';

/** ES-7.1, 7.16: an ability of an active friendly operator or of the own controller, for its price. */
export const ability: Verb<'ability'> = {
  candidates(t, seat) {
    const users = t.operators.flatMap((op, no) =>
      op.zone === 'board' && cannotAct(t, seat, no) === null && !hasState(t, no, 'IMPAIRED') ? [no] : [],
    );
    const { points } = playerAt(t, seat);
    return [...users, controllerThing(seat)].flatMap((user) =>
      abilitiesOf(t, user)
        .filter((at) => canPay(points, abilityAt(at).price, cutOf(t, { user, at })))
        .map((at) => ({ kind: 'ability' as const, user, ability: at })),
    );
  },
  cannot: (t, seat, { user, ability: at }) => cannotUser(t, seat, user) ?? cannotUse(t, seat, user, at),
  act(_, seat, { user, ability: at }, ctx) {
    ctx.push(declared(seat, user, at));
  },
};

function declared(seat: Seat, user: Thing, at: Address): EffectFrame {
  return { kind: 'effect', seat, user, gear: -1, at, picks: [], stage: 'declare' };
}

/** Printed, then given by tech (ES-8.22), then the default ability, which controllers lack (ES-7.17). */
export function abilitiesOf(t: Table, user: Thing): readonly Address[] {
  if (!isOperatorThing(user)) {
    return printedOn(playerAt(t, seatOfController(user)).controller);
  }
  const given = t.gear.flatMap((gear) =>
    gear.on === user && gearHolds(gear, 'ability') ? [`${gear.card}.ability`] : [],
  );
  return [...printedOn(operatorAt(t, user).card), ...new Set(given), DEFAULT];
}

function cannotUser(t: Table, seat: Seat, user: Thing): Ruling | null {
  if (user === controllerThing(seat)) return null;
  if (!Number.isInteger(user) || !isOperatorThing(user)) return no('ES-7.1', 'why.not-friendly');
  const idle = cannotAct(t, seat, user);
  if (idle !== null) return idle;
  if (!hasState(t, user, 'IMPAIRED')) return null;
  return no('ES-12.4', 'why.impaired', { operator: cardName(operatorAt(t, user).card) });
}

function cannotUse(t: Table, seat: Seat, user: Thing, at: Address): Ruling | null {
  if (!isAbility(at) || !abilitiesOf(t, user).includes(at)) return no('ES-7.1', 'why.no-such-ability');
  if (isRestingGift(t, seat, user, at)) return no('ES-8.22', 'why.tech-under-control');
  if (usedBy(t, user).includes(at)) return no('ES-7.22', 'why.used-already');
  const { price } = abilityAt(at);
  const { points } = playerAt(t, seat);
  const cut = cutOf(t, { user, at });
  if (!canPay(points, price, cut)) return cannotAfford(price, points, cut);
  return cannotBegin(t, declared(seat, user, at));
}

/** An ability that tech gives belongs to the tech: the taker cannot use it (ES-8.22). */
function isRestingGift(t: Table, seat: Seat, user: OperatorNo, at: Address): boolean {
  if (!at.endsWith('.ability')) return false;
  return !t.gear.some((gear) => gear.on === user && `${gear.card}.ability` === at && gear.by === seat);
}
