import { no, type Seat } from '@turnpoint/kernel';
import { OPERATOR_NOS, ownerOf, ownOperators, upstreamFrom } from '../../content/index.ts';
import { flipAgendas } from '../board/agendas.ts';
import { controllerSpecial, hasState } from '../board/standing.ts';
import { operatorAt, playerAt } from '../board/things.ts';
import { canAct, cannotAct } from '../board/travel.ts';
import { cardName } from '../refusals/facts.ts';
import type { Choice, OperatorNo, Ruling, Table } from '../types.ts';
import type { Verb } from './verb.ts';

const SPINS: readonly Choice[] = OPERATOR_NOS.map((operator) => Object.freeze({ kind: 'spin', operator }));

/** ES-10.1: once per turn, with ripple upstream (ES-10.5). */
export const spin: Verb<'spin'> = {
  list(t, seat, into) {
    if (playerAt(t, seat).hasSpun) return;
    for (const operator of ownOperators(seat)) {
      if (!canAct(t, seat, operator) || cannotSpin(t, seat, operator) !== null) continue;
      into.push(SPINS[operator] as Choice);
    }
  },
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
  const name = () => ({ operator: cardName(op.card) });
  if (ownerOf(operator) !== seat) return no('ES-10.11', 'why.spin-controlled', name());
  if (hasState(t, operator, 'cannot spin')) return no('ES-7.3', 'why.spin-barred', name());
  if (op.present || controllerSpecial(t, seat, 'early spin') !== null) return null;
  return no('ES-10.2', 'why.spin-new', name());
}
