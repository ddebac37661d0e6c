import type { Seat } from '@turnpoint/kernel';
import { abilityAt, effectAt, isPlace, PLACES, stepOf, streamOf } from '../content/index.ts';
import { hasState } from '../rules/board/standing.ts';
import { controllerOf, operatorAt, playerAt } from '../rules/board/things.ts';
import { askAt } from '../rules/effects/index.ts';
import { cutOf } from '../rules/frames/pay.ts';
import type { EffectFrame, OperatorNo, Place, Table } from '../rules/types.ts';
import { abilitiesOf } from '../rules/verbs/ability.ts';
import { fund } from './agendas.ts';
import { threats } from './danger.ts';
import { once } from './remember.ts';
import { strikeWorth } from './targets.ts';
import { WEIGHTS } from './weights.ts';

/** MOVEs from here to there: two centuries along, or one across. */
function moves(from: Place, to: Place): number {
  return Math.ceil(Math.abs(stepOf(from) - stepOf(to)) / 2) + (streamOf(from) === streamOf(to) ? 0 : 1);
}

/** Asked for at every step of every operator: worked out once for each two places. */
const distances = PLACES.map((from) => PLACES.map((goal) => distance(from, goal)));
const far = (from: Place, goal: Place): number => distances[from]?.[goal] as number;

/** How far an operator is from a controller that may step aside: who stands in its stream can follow it, who waits across cannot. */
function distance(from: Place, goal: Place): number {
  const aside = [goal - 1, goal + 1].filter((place) => isPlace(place) && streamOf(place) === streamOf(goal));
  const worst = Math.max(...aside.map((place) => moves(from, place)));
  return (moves(from, goal) + worst) / 2 + 0.1 * Math.abs(stepOf(from) - stepOf(goal));
}

/** How good a turnpoint is for an own operator: what it could strike from there now, and how near the enemy controller is. */
function placeWorth(t: Table, seat: Seat, operator: OperatorNo, place: Place): number {
  const goal = playerAt(t, 1 - seat).at;
  return (
    bestStrike(t, seat, operator, place) -
    WEIGHTS.nearer * far(place, goal) -
    caution(t, seat, operator) * threats(t, seat, place)
  );
}

/**
 * Who comes near first is struck first. The opponent's points suffice for about two, so the others of a group that
 * goes in need not fear much; and when nothing happens for some turns somebody has to begin.
 */
function caution(t: Table, seat: Seat, operator: OperatorNo): number {
  const others = exposed(t, seat).filter((no) => no !== operator).length;
  const patience = Math.max(0, 1 - t.quiet / PATIENCE);
  return WEIGHTS.caution * patience * (others < STRUCK ? 1 : WEIGHTS.inGroup);
}

/** Quiet turns after which nobody waits any more, and operators that a turn's points can strike down. */
const PATIENCE = 6;
const STRUCK = 2;

/** Own operators where enemies could strike. */
const exposed = once((t, seat): readonly OperatorNo[] =>
  t.operators.flatMap((op, no) =>
    op.zone === 'board' && op.disabled === 0 && controllerOf(t, no) === seat && threats(t, seat, op.at) > 0 ? [no] : [],
  ),
);

/** The best STRIKE or LOWER that this operator could pay for from that turnpoint; 0 when there is none. */
export function bestStrike(t: Table, seat: Seat, operator: OperatorNo, place: Place): number {
  const op = operatorAt(t, operator);
  if (op.disabled > 0 || hasState(t, operator, 'IMPAIRED')) return 0;
  const home = op.at;
  op.at = place;
  let best = 0;
  for (const at of abilitiesOf(t, operator)) {
    const effect = effectAt(at);
    if (effect.word !== 'strike' && effect.word !== 'lower') continue;
    const { price } = abilityAt(at);
    if (fund(t, seat, price, { cut: cutOf(t, operator) }) === null) continue;
    const frame: EffectFrame = { kind: 'effect', seat, user: operator, gear: -1, at, picks: [], stage: 'declare' };
    const blow = {
      amount: effect.amount,
      skipsArmor: effect.word === 'lower' || effect.pierce,
      striker: effect.word === 'strike' ? operator : null,
    };
    for (const thing of askAt(t, frame, [])?.options() ?? []) {
      const worth = strikeWorth(t, seat, thing, blow) - WEIGHTS.point * price.length;
      if (worth > best) best = worth;
    }
  }
  op.at = home;
  return best;
}

const worthsHere = once((): Map<OperatorNo, number> => new Map());

/** What an own operator gains by being there instead of where it is. */
export function gainAt(t: Table, seat: Seat, operator: OperatorNo, to: Place): number {
  const known = worthsHere(t, seat);
  const here = known.get(operator) ?? placeWorth(t, seat, operator, operatorAt(t, operator).at);
  known.set(operator, here);
  return placeWorth(t, seat, operator, to) - here;
}
