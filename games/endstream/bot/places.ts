import type { Seat } from '@turnpoint/kernel';
import { abilityAt, effectAt } from '../content/index.ts';
import { askAt } from '../rules/effects/index.ts';
import { stepOf, streamOf } from '../rules/places.ts';
import { hasState } from '../rules/standing.ts';
import { operatorAt, playerAt } from '../rules/things.ts';
import type { EffectFrame, OperatorNo, Place, Table } from '../rules/types.ts';
import { abilitiesOf } from '../rules/verbs/ability.ts';
import { fund } from './agendas.ts';
import { enemiesAt, strikeWorth } from './targets.ts';

/** MOVEs from here to there: two centuries along, or one across; of equals the nearer counts. */
function far(from: Place, to: Place): number {
  const centuries = Math.abs(stepOf(from) - stepOf(to));
  return Math.ceil(centuries / 2) + 0.1 * centuries + (streamOf(from) === streamOf(to) ? 0 : 1);
}

/** How good a turnpoint is for an own operator: what it could strike from there now, and how near the enemy controller is. */
export function placeWorth(t: Table, seat: Seat, operator: OperatorNo, place: Place): number {
  const goal = playerAt(t, 1 - seat).at;
  return bestStrike(t, seat, operator, place) - 0.45 * far(place, goal) - 0.15 * enemiesAt(t, seat, place);
}

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
    const frame: EffectFrame = { kind: 'effect', seat, user: operator, gear: -1, at, picks: [], stage: 'declare' };
    for (const thing of askAt(t, frame, [])?.options ?? []) {
      const worth =
        strikeWorth(t, seat, thing, effect.amount, effect.word === 'lower' || effect.pierce) - 0.45 * price.length;
      if (worth > best && fund(t, seat, price) !== null) best = worth;
    }
  }
  op.at = home;
  return best;
}
