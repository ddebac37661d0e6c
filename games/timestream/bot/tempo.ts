import type { Seat } from '@turnpoint/kernel';
import { cardAt } from '../content/index.ts';
import { isOccupied, laneOf, playerAt } from '../rules/board/lanes.ts';
import { canPay } from '../rules/board/payment.ts';
import type { Table } from '../rules/index.ts';
import { WEIGHTS as W } from './weights.ts';

/** What can still be done in the own step 4: Open Door and Power Surge are worth something through this alone. */
export function tempo(t: Table, seat: Seat): number {
  if (t.turn !== seat || t.step !== 'play') return 0;
  const player = playerAt(t, seat);
  const phases = new Set<number>();
  let payable = 0;
  for (const card of player.hand) {
    const { type, phase, cell } = cardAt(card);
    if (cell !== null || !canPay(cardAt(card), player)) continue;
    payable++;
    if (type === 'Event Chain' && !isOccupied(t, laneOf(seat, phase - 1))) phases.add(phase);
  }
  return W.mayFill * Math.min(phases.size, t.chainLimit - t.chains) + W.mayPay * payable;
}
