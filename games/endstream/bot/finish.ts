import type { Seat } from '@turnpoint/kernel';
import { type Address, AGENDA_TYPES, abilityAt, effectAt, ownPlaces, type Price, typesOf } from '../content/index.ts';
import { agendaState, upperType } from '../rules/board/agendas.ts';
import { hasState } from '../rules/board/standing.ts';
import { operatorAt, playerAt } from '../rules/board/things.ts';
import { cannotAct } from '../rules/board/travel.ts';
import { isWithin } from '../rules/effects/reach.ts';
import type { Agenda, Choice, OperatorNo, Place, Points, Table } from '../rules/types.ts';
import { abilitiesOf } from '../rules/verbs/ability.ts';

/** A way to strike the enemy controller in this turn. */
interface Shot {
  readonly user: OperatorNo;
  readonly at: Address;
  readonly price: Price;
  readonly amount: number;
}

/**
 * The next act of a turn whose agenda points suffice to bring down the enemy controller; null when they do not. It counts
 * on STRIKEs that can be repeated only: whatever else could help comes on top.
 */
export function finishingAct(t: Table, seat: Seat, choices: readonly Choice[]): Choice | null {
  const { armor, at } = playerAt(t, 1 - seat);
  const points = supply(t, seat);
  const pushes = choices.flatMap((choice) => (choice.kind === 'push' ? [choice] : []));
  if (points[0] + points[1] + points[2] + Math.min(1, pushes.length) < armor) return null;
  const moves = choices.flatMap((choice) => (choice.kind === 'move' ? [choice] : []));
  const shots: Shot[] = [];
  const steps: Choice[] = [];
  for (const user of ready(t, seat)) {
    const here = shotsFrom(t, user, operatorAt(t, user).at, at);
    const move =
      here.length > 0
        ? undefined
        : moves.find((one) => one.operator === user && shotsFrom(t, user, one.to, at).length > 0);
    if (move !== undefined) steps.push(move);
    shots.push(...(move === undefined ? here : shotsFrom(t, user, move.to, at)));
  }
  if (damage(shots, points) >= armor) return steps[0] ?? nextShot(t, seat, shots, points, armor);
  const push = pushes.find(({ place }) => damage(shots, add(points, typeAt(t, place), 1)) >= armor);
  return push ?? null;
}

/** Would the STRIKEs from where everybody is now bring it down? */
export function isFinal(t: Table, seat: Seat): boolean {
  const { armor, at } = playerAt(t, 1 - seat);
  const points = supply(t, seat);
  if (points[0] + points[1] + points[2] < armor) return false;
  const shots = ready(t, seat).flatMap((user) => shotsFrom(t, user, operatorAt(t, user).at, at));
  return damage(shots, points) >= armor;
}

/** Operators that can use abilities now. */
function ready(t: Table, seat: Seat): OperatorNo[] {
  return t.operators.flatMap((op, no) =>
    op.zone === 'board' && cannotAct(t, seat, no) === null && !hasState(t, no, 'IMPAIRED') ? [no] : [],
  );
}

function shotsFrom(t: Table, user: OperatorNo, place: Place, goal: Place): Shot[] {
  return abilitiesOf(t, user).flatMap((at) => {
    const effect = effectAt(at);
    if (effect.word !== 'strike' || !effect.who.kinds.includes('controller')) return [];
    const { price, oncePerTurn } = abilityAt(at);
    return oncePerTurn || !isWithin(effect.who.reach, place, goal) ? [] : [{ user, at, price, amount: effect.amount }];
  });
}

/** A STRIKE after which the rest still suffices, or the agenda to activate for it. */
function nextShot(t: Table, seat: Seat, shots: readonly Shot[], points: Points, armor: number): Choice | null {
  const { points: have } = playerAt(t, seat);
  for (const { user, at, price, amount } of shots) {
    const rest = afterPaying(points, price, 0).find((left) => amount + damage(shots, left) >= armor);
    if (rest === undefined) continue;
    const lacks = AGENDA_TYPES.findIndex((_, n) => (points[n] as number) - (rest[n] as number) > (have[n] as number));
    if (lacks < 0) return { kind: 'ability', user, ability: at };
    const place = ownPlaces(seat).find((one) => agendaState(t, one) === 'ready' && typeAt(t, one) === lacks);
    if (place !== undefined) return { kind: 'agenda', place };
  }
  return null;
}

const typeAt = (t: Table, place: Place): number => AGENDA_TYPES.indexOf(upperType(t.agendas[place] as Agenda));

/** Points at hand and those that ready agendas would give. */
function supply(t: Table, seat: Seat): Points {
  const points = [...playerAt(t, seat).points] as [number, number, number];
  for (const place of ownPlaces(seat)) if (agendaState(t, place) === 'ready') points[typeAt(t, place) as 0]++;
  return points;
}

function add(points: Points, n: number, amount: number): Points {
  return points.with(n, (points[n] as number) + amount) as unknown as Points;
}

/** The most that these shots deal with these points, each as often as it can be paid. */
function damage(shots: readonly Shot[], [m, p, s]: Points): number {
  const known = new Int16Array((m + 1) * (p + 1) * (s + 1)).fill(-1);
  const most = (military: number, political: number, scientific: number): number => {
    const at = (military * (p + 1) + political) * (s + 1) + scientific;
    if ((known[at] as number) >= 0) return known[at] as number;
    let best = 0;
    for (const { price, amount } of shots) {
      for (const [a, b, c] of waysToPay(price)) {
        if (a > military || b > political || c > scientific) continue;
        best = Math.max(best, amount + most(military - a, political - b, scientific - c));
      }
    }
    known[at] = best;
    return best;
  };
  return most(m, p, s);
}

const ways = new WeakMap<Price, readonly Points[]>();

/** The points of each type that a price may take, none twice. Prices are printed, so each is worked out once. */
function waysToPay(price: Price): readonly Points[] {
  let known = ways.get(price);
  if (known === undefined) {
    const full = price.length;
    const paid = afterPaying([full, full, full], price, 0).map(([m, p, s]): Points => [full - m, full - p, full - s]);
    known = [...new Map(paid.map((way) => [way.join(), way])).values()];
    ways.set(price, known);
  }
  return known;
}

function afterPaying(points: Points, price: Price, i: number): Points[] {
  const symbol = price[i];
  if (symbol === undefined) return [points];
  return typesOf(symbol).flatMap((type) => {
    const n = AGENDA_TYPES.indexOf(type);
    return (points[n] as number) > 0 ? afterPaying(add(points, n, -1), price, i + 1) : [];
  });
}
