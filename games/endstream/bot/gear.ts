import type { Seat } from '@turnpoint/kernel';
import { type Standing, stepOf, techCard } from '../content/index.ts';
import { controllerOf, operatorAt, playerAt, sideOf } from '../rules/board/things.ts';
import { hereOf } from '../rules/effects/targets.ts';
import type { EffectFrame, OperatorNo, Place, Table } from '../rules/types.ts';
import { armorWorth } from './danger.ts';
import { bestStrike } from './places.ts';
import { controlWorth, shieldWorth, stateWorth } from './states.ts';
import { enemiesAt } from './targets.ts';
import { zoneWorth } from './zones.ts';

/** A tech that stays does its work more than once. */
const STAYS = 1.6;

/** What it is worth to have this tech on this operator. */
export function equipWorth(t: Table, f: EffectFrame, no: OperatorNo): number {
  const { standing, lasts } = techCard(f.at.split('.')[0] as string);
  const sum = standing.reduce((total, one) => total + bearerWorth(t, f.seat, one, no), 0);
  return lasts === 'stays' ? STAYS * sum : sum;
}

function bearerWorth(t: Table, seat: Seat, standing: Standing, no: OperatorNo): number {
  const { at, disabled } = operatorAt(t, no);
  const isFront = enemiesAt(t, seat, at) > 0;
  switch (standing.holds) {
    case 'control':
      return controlWorth(t, seat, no, 'next turn');
    case 'state':
      return stateWorth(t, seat, standing.state, no);
    case 'mirror':
    case 'reflector':
    case 'amulet':
      return shieldWorth(t, seat, no);
    case 'start of turn':
      return 0.8 * shieldWorth(t, seat, no);
    case 'next strike':
      return isFront ? before(t, seat, no, standing.amount) : 0.3;
    case 'next hit':
      return isFront ? before(t, seat, no, 0.8) : 0.2;
    case 'price cut':
      return before(t, seat, no, 1.2);
    case 'ability':
      return disabled > 0 ? 0.2 : isFront ? 1.2 : 0.8;
    default:
      return sideOf(t, no) === seat ? 0.5 : 0;
  }
}

/** What makes a STRIKE better has to come before it. */
function before(t: Table, seat: Seat, no: OperatorNo, gain: number): number {
  const strike = bestStrike(t, seat, no, operatorAt(t, no).at);
  return strike > 0 ? strike + gain : 0.3;
}

/** What it is worth to have this tech in the turnpoint of its user. */
export function deployWorth(t: Table, f: EffectFrame): number {
  const here = hereOf(t, f);
  const { standing, lasts } = techCard(f.at.split('.')[0] as string);
  const sum = standing.reduce((total, one) => total + placedWorth(t, f.seat, one, here), 0);
  return lasts === 'stays' ? STAYS * sum : sum;
}

function placedWorth(t: Table, seat: Seat, standing: Standing, here: Place): number {
  switch (standing.holds) {
    case 'zone':
      return zoneWorth(t, seat, standing.zone, here);
    case 'bonus here':
      return 0.7 * standing.amount * enemiesAt(t, seat, here) * friendsAt(t, seat, here);
    case 'start of turn':
      return startWorth(t, seat, standing, here);
    default:
      return 0;
  }
}

function startWorth(
  t: Table,
  seat: Seat,
  { effect }: Extract<Standing, { holds: 'start of turn' }>,
  here: Place,
): number {
  if (effect.word !== 'strike') return 1.5 * fallenAt(t, seat, here);
  if (!effect.who.kinds.includes('controller')) return 1.1 * enemiesAt(t, seat, here);
  const { at, armor } = playerAt(t, 1 - seat);
  return stepOf(at) === stepOf(here) ? effect.amount * armorWorth(armor) : 0.3;
}

function friendsAt(t: Table, seat: Seat, place: Place): number {
  return t.operators.filter((op, no) => op.at === place && op.disabled === 0 && controllerOf(t, no) === seat).length;
}

function fallenAt(t: Table, seat: Seat, place: Place): number {
  return t.operators.filter((op, no) => op.at === place && op.disabled > 0 && controllerOf(t, no) === seat).length;
}
