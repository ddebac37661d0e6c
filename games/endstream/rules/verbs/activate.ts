import { no, type Seat } from '@turnpoint/kernel';
import { canPay, OPERATOR_NOS, ownerOf, ownOperators, placeOf } from '../../content/index.ts';
import { specialOf } from '../board/standing.ts';
import { cardOf, operatorAt, playerAt } from '../board/things.ts';
import { beginPaying } from '../frames/pay.ts';
import { cannotAfford } from '../refusals/facts.ts';
import type { Choice, Context, OperatorNo, Ruling, State, Table } from '../types.ts';
import type { Verb } from './verb.ts';

const ACTIVATIONS: readonly Choice[] = OPERATOR_NOS.map((operator) => Object.freeze({ kind: 'activate', operator }));

/** ES-6.1: from the hand to the board, for agenda points. */
export const activate: Verb<'activate'> = {
  list(t, seat, into) {
    const { points } = playerAt(t, seat);
    for (const operator of ownOperators(seat)) {
      const op = operatorAt(t, operator);
      if (op.zone === 'hand' && canPay(points, cardOf(op).cost)) into.push(ACTIVATIONS[operator] as Choice);
    }
  },
  cannot: (t, seat, { operator }) => cannotActivate(t, seat, operator),
  act(s, seat, { operator }, ctx) {
    beginPaying(s, { seat, user: operator, at: null, picks: [] }, ctx);
  },
};

function cannotActivate(t: Table, seat: Seat, operator: OperatorNo): Ruling | null {
  const op = t.operators[operator];
  if (op === undefined || ownerOf(operator) !== seat) return no('ES-6.1', 'why.not-in-your-hand');
  if (op.zone === 'gone') return no('ES-6.8', 'why.gone', { operator: { key: `card.${op.card}` } });
  if (op.zone === 'board') return no('ES-6.1', 'why.on-board', { operator: { key: `card.${op.card}` } });
  const { cost } = cardOf(op);
  const { points } = playerAt(t, seat);
  return canPay(points, cost) ? null : cannotAfford(cost, points);
}

/** Arrives in its printed century in its owner's stream, active (ES-6.2, 6.6). */
export function arrive(s: State, seat: Seat, operator: OperatorNo, ctx: Context): void {
  const op = operatorAt(s.table, operator);
  op.zone = 'board';
  op.at = placeOf(seat, cardOf(op).century);
  op.armor = specialOf(op, 'arrives with armor')?.amount ?? 0;
  s.table.progress = true;
  ctx.log({ type: 'activated', clause: 'ES-6.2', seat, operator, card: op.card, at: op.at });
}
