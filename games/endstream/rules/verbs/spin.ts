import { no, type Seat } from '@turnpoint/kernel';
import { ownerOf, upstreamFrom } from '../../content/index.ts';
import { flipAgendas } from '../board/agendas.ts';
import { controllerSpecial, hasState } from '../board/standing.ts';
import { operatorAt, playerAt } from '../board/things.ts';
import { cannotAct } from '../board/travel.ts';
import { cardName } from '../refusals/facts.ts';
import type { OperatorNo, Ruling, Table } from '../types.ts';
import type { Verb } from './verb.ts';

/** ES-10.1: once per turn, with ripple upstream (ES-10.5). */
export const spin: Verb<'spin'> = {
  candidates: (t, seat) =>
    t.operators.flatMap((op, operator) =>
      op.zone === 'board' && ownerOf(operator) === seat ? [{ kind: 'spin' as const, operator }] : [],
    ),
  cannot: (t, seat, { operator }) => cannotSpin(t, seat, operator),
  act(s, seat, { operator }, ctx) {
    playerAt(s.table, seat).hasSpun = true;
    flipAgendas(s, seat, upstreamFrom(operatorAt(s.table, operator).at), 'ES-10.5', ctx);
  },
};

function cannotSpin(t: Table, seat: Seat, operator: OperatorNo): Ruling | null {
  if (playerAt(t, seat).hasSpun) return no('ES-10.1', 'why.spun-already');
  const idle = cannotAct(t, seat, operator);
  if (idle !== null) return idle.clause === 'ES-11.9' ? { ...idle, clause: 'ES-10.10' } : idle;
  const op = operatorAt(t, operator);
  const name = { operator: cardName(op.card) };
  if (ownerOf(operator) !== seat) return no('ES-10.11', 'why.spin-controlled', name);
  if (hasState(t, operator, 'cannot spin')) return no('ES-7.3', 'why.spin-barred', name);
  if (op.present || controllerSpecial(t, seat, 'early spin') !== null) return null;
  return no('ES-10.2', 'why.spin-new', name);
}
