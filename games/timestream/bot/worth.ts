import { type CardNo, cardAt, cellsOf } from '../content/index.ts';
import { laneOf, playerAt } from '../rules/board/lanes.ts';
import type { Table } from '../rules/index.ts';

/** Beyond this many cards a hand is worth little more: the rest is discarded (TS-20.1). */
const FULL_HAND = 8;

/** What a card is worth in the own hand. */
export function worthOf(t: Table, seat: number, card: CardNo): number {
  const { type, phase, cost, values } = cardAt(card);
  if (type === 'Event Chain') {
    const { location } = t.lanes[laneOf(seat, phase - 1)] as Table['lanes'][number];
    // A spare is kept for the day the phase is lost.
    return location.length === 0 ? 5 : 4.2;
  }
  if (type === 'TIMESTREAM') return 4;
  if (type === 'Power Cell') return 0.5;
  if (type === 'Intervention') return 2;
  // A dear card is worth more once it can be paid for.
  const strength = values === null ? 2 : (values.energy + values.resistance) / 3;
  return Math.min(2.2, 0.9 + 0.4 * strength) - (cellsOf(cost) > 3 ? 0.3 : 0);
}

/** The best cards of a hand count in full, further ones hardly: one TIMESTREAM card is enough, and so is a full hand. */
export function handWorth(t: Table, seat: number): number {
  const { hand } = playerAt(t, seat);
  let sum = 0;
  let winning = 0;
  for (const card of hand) {
    if (cardAt(card).type === 'TIMESTREAM' && winning++ > 0) continue;
    sum += worthOf(t, seat, card);
  }
  return sum - Math.max(0, hand.length - FULL_HAND) * 1.2;
}
