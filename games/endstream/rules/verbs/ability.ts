import { no, type Seat } from '@turnpoint/kernel';
import {
  type Address,
  abilityAt,
  canPay,
  controllerThing,
  DEFAULT,
  isAbility,
  isOperatorThing,
  OPERATOR_NOS,
  type Price,
  printedOn,
  type Repertoire,
  repertoireOf,
  repertoireOn,
  seatOfController,
} from '../../content/index.ts';
import { gearHolds, hasState } from '../board/standing.ts';
import { operatorAt, playerAt } from '../board/things.ts';
import { canAct, cannotAct } from '../board/travel.ts';
import { cannotBegin } from '../effects/index.ts';
import { cutOf } from '../frames/pay.ts';
import { cannotAfford, cardName } from '../refusals/facts.ts';
import type { Choice, EffectFrame, OperatorNo, Ruling, Table, Thing } from '../types.ts';
import { usedBy } from './use.ts';
import type { Verb } from './verb.ts';

/** ES-7.1, 7.16: an ability of an active friendly operator or of the own controller, for its price. */
export const ability: Verb<'ability'> = {
  list(t, seat, into) {
    for (const user of OPERATOR_NOS) {
      if (canAct(t, seat, user) && !hasState(t, user, 'IMPAIRED')) listOf(t, seat, user, into);
    }
    listOf(t, seat, controllerThing(seat), into);
  },
  cannot: (t, seat, { user, ability: at }) => cannotUser(t, seat, user) ?? cannotUse(t, seat, user, at),
  act(_, seat, { user, ability: at }, ctx) {
    ctx.push(declared(seat, user, at));
  },
};

/** The price first: it rules out most. */
function listOf(t: Table, seat: Seat, user: Thing, into: Choice[]): void {
  const { points } = playerAt(t, seat);
  const cut = cutOf(t, user);
  const { abilities, prices, cheapest } = repertoire(t, user);
  if (points[0] + points[1] + points[2] + cut < cheapest) return;
  for (let i = 0; i < abilities.length; i++) {
    const at = abilities[i] as Address;
    if (!canPay(points, prices[i] as Price, cut) || cannotUseAgain(t, seat, user, at) !== null) continue;
    if (cannotBegin(t, declared(seat, user, at)) === null) into.push({ kind: 'ability', user, ability: at });
  }
}

function declared(seat: Seat, user: Thing, at: Address): EffectFrame {
  return { kind: 'effect', seat, user, gear: -1, at, picks: [], stage: 'declare' };
}

/** Printed, then given by tech (ES-8.22), then the default ability, which controllers lack (ES-7.17). */
export function abilitiesOf(t: Table, user: Thing): readonly Address[] {
  return repertoire(t, user).abilities;
}

function repertoire(t: Table, user: Thing): Repertoire {
  if (!isOperatorThing(user)) return repertoireOn(playerAt(t, seatOfController(user)).controller);
  const { card } = operatorAt(t, user);
  const gifts = new Set<Address>();
  for (const gear of t.gear) {
    if (gear.on === user && gearHolds(gear, 'ability') !== null) gifts.add(`${gear.card}.ability`);
  }
  return gifts.size === 0 ? repertoireOn(card) : repertoireOf([...printedOn(card), ...gifts, DEFAULT]);
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
  const spent = cannotUseAgain(t, seat, user, at);
  if (spent !== null) return spent;
  const { price } = abilityAt(at);
  const { points } = playerAt(t, seat);
  const cut = cutOf(t, user);
  if (!canPay(points, price, cut)) return cannotAfford(price, points, cut);
  return cannotBegin(t, declared(seat, user, at));
}

function cannotUseAgain(t: Table, seat: Seat, user: Thing, at: Address): Ruling | null {
  if (isRestingGift(t, seat, user, at)) return no('ES-8.22', 'why.tech-under-control');
  return usedBy(t, user).includes(at) ? no('ES-7.22', 'why.used-already') : null;
}

/** An ability that tech gives belongs to the tech: the taker cannot use it (ES-8.22). */
function isRestingGift(t: Table, seat: Seat, user: OperatorNo, at: Address): boolean {
  if (!at.endsWith('.ability')) return false;
  return !t.gear.some((gear) => gear.on === user && `${gear.card}.ability` === at && gear.by === seat);
}
