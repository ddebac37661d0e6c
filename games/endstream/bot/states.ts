import type { Seat } from '@turnpoint/kernel';
import type { StateWord, Until } from '../content/index.ts';
import { hasState } from '../rules/board/standing.ts';
import { operatorAt, sideOf } from '../rules/board/things.ts';
import type { OperatorNo, Table } from '../rules/types.ts';
import { relief, strikerOf, threats } from './danger.ts';
import { bestStrike } from './places.ts';
import { WEIGHTS } from './weights.ts';

/** What a state does to an enemy, apart from the danger it takes away. */
const HINDERS = { IMMOBILIZED: 0.3, IMPAIRED: 0.9, FRAIL: 0.5, 'cannot spin': 0.3 } as const;
/** A friend had better not have it. */
const HURTS = -1.5;

/** What it is worth to this seat that this operator gets this state. */
export function stateWorth(t: Table, seat: Seat, state: StateWord, no: OperatorNo): number {
  const isFriend = sideOf(t, no) === seat;
  if (state === 'UNTOUCHABLE') return isFriend ? shieldWorth(t, seat, no) : HURTS;
  if (hasState(t, no, state)) return 0;
  if (isFriend) return HURTS;
  const op = operatorAt(t, no);
  if (state === 'FRAIL') return op.felled ? WEIGHTS.disintegrates : HINDERS.FRAIL * (1 + op.damage);
  /** It lies there through its whole next turn anyway. */
  if (op.disabled > 1) return 0;
  if (state === 'IMPAIRED') return HINDERS.IMPAIRED + relief(t, seat, { without: no });
  return HINDERS[state] + (state === 'IMMOBILIZED' ? relief(t, seat, { held: no }) : 0);
}

/** One point of protection for a friend, where enemies could strike it; strikers first. */
export function guardWorth(t: Table, seat: Seat, no: OperatorNo): number {
  const op = operatorAt(t, no);
  if (op.disabled > 1 || hasState(t, no, 'UNTOUCHABLE')) return 0;
  return WEIGHTS.guard * threats(t, seat, op.at) * (0.5 + strikerOf(op.card).punch);
}

/** A friend that cannot be struck down for once. */
export function shieldWorth(t: Table, seat: Seat, no: OperatorNo): number {
  return guardWorth(t, seat, no) * WEIGHTS.shield;
}

/** An enemy that does the own work for a while: what it can strike now, and, if it stays, its absence over there. */
export function controlWorth(t: Table, seat: Seat, no: OperatorNo, until: Until): number {
  const op = operatorAt(t, no);
  if (op.disabled > 0) return 0.1;
  const deed = Math.max(0, bestStrike(t, seat, no, op.at));
  if (until === 'end of turn') return 0.5 + 0.6 * deed + 0.4 * relief(t, seat, { without: no });
  return WEIGHTS.disables * 0.6 + 0.6 * deed + relief(t, seat, { without: no });
}
