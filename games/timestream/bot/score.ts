import type { Seat } from '@turnpoint/kernel';
import { cardAt } from '../content/index.ts';
import { allFilled, playerAt } from '../rules/board/lanes.ts';
import { canPay } from '../rules/board/payment.ts';
import type { State, Table } from '../rules/index.ts';
import { standing } from './standing.ts';
import { tempo } from './tempo.ts';
import { WEIGHTS as W } from './weights.ts';
import { handWorth, holdsReturn, worthOf } from './worth.ts';

export const WIN = 1000;

/** By how much a seat stands better, as far as that seat can judge: the own hand by its cards, the other by its number. */
export function score(s: State, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.winners.includes(seat) ? WIN : s.outcome.winners.length === 0 ? 0 : -WIN;
  const t = s.table;
  const other = playerAt(t, 1 - seat);
  return (
    standing(t, seat) -
    standing(t, 1 - seat) +
    handWorth(t, seat) -
    W.unseen * other.hand.length +
    prospect(s, seat) +
    tempo(t, seat)
  );
}

/** A TIMESTREAM card that will win if the phases stay filled, and a good card known to lie on top. */
function prospect({ table: t }: State, seat: Seat): number {
  const { deck, knownTop } = playerAt(t, seat);
  const returns = holdsReturn(t, seat) ? (allFilled(t, seat) ? W.returning : W.mayReturn) : 0;
  const top = deck.at(-1);
  return (
    returns + payable(t, seat) + (knownTop > 0 && top !== undefined ? W.known * (worthOf(t, seat, top) - W.average) : 0)
  );
}

/** Cards of the hand that could be paid for with all cells Unlinked: what kinds of cells are wanted. */
function payable(t: Table, seat: Seat): number {
  const { hand, unlinked, linked } = playerAt(t, seat);
  const all = unlinked.map((n, cell) => n + (linked[cell] as number));
  let sum = 0;
  for (const card of hand)
    if (cardAt(card).cell === null && canPay(cardAt(card), { unlinked: all, hand })) sum += W.payable;
  return sum;
}
