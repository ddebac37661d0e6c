import type { Seat } from '@turnpoint/kernel';
import { type CardNo, cardAt, cellsOf } from '../content/index.ts';
import { isFilled, isLocked, laneOf, lanesOf, playerAt } from '../rules/board/lanes.ts';
import { canPay } from '../rules/board/payment.ts';
import type { Table } from '../rules/index.ts';
import { WEIGHTS as W } from './weights.ts';

/** Beyond this many cards a hand is worth little more: the rest is discarded (TS-20.1). */
const FULL_HAND = 8;

/** What the own hand is worth. One card for each phase that is still open and one to go home with are worth most. */
export function handWorth(t: Table, seat: Seat): number {
  const { hand } = playerAt(t, seat);
  const had = [false, false, false, false];
  let sum = 0;
  for (const card of hand) {
    const need = needFor(t, seat, card);
    sum += need === -1 || had[need] ? spareWorth(card) : W.handNeeded;
    if (need !== -1) had[need] = true;
  }
  return sum - Math.max(0, hand.length - FULL_HAND) * W.handOver;
}

/** What one more card would be worth in that hand. */
export function worthOf(t: Table, seat: Seat, card: CardNo): number {
  return isWanting(t, seat, card, 0) ? W.handNeeded : spareWorth(card);
}

/** What the hand would lose with this card of it. */
export function lossOf(t: Table, seat: Seat, card: CardNo): number {
  return isWanting(t, seat, card, 1) ? W.handNeeded : spareWorth(card);
}

/** Does it fill a need that no more than so many cards of the hand fill? */
function isWanting(t: Table, seat: Seat, card: CardNo, most: number): boolean {
  const need = needFor(t, seat, card);
  return need !== -1 && playerAt(t, seat).hand.filter((other) => needFor(t, seat, other) === need).length <= most;
}

/** 0 to 2: a phase that this card could fill; 3: the way home; -1: nothing that is wanting. */
function needFor(t: Table, seat: Seat, card: CardNo): number {
  const { type, phase } = cardAt(card);
  if (type === 'Event Chain') return isFilled(t, laneOf(seat, phase - 1)) ? -1 : phase - 1;
  return type === 'TIMESTREAM' && canReturnBy(t, seat, card) ? 3 : -1;
}

/** The Sealed Return needs a locked phase. */
function canReturnBy(t: Table, seat: Seat, card: CardNo): boolean {
  return !cardAt(card).needsLock || lanesOf(seat).some((lane) => isLocked(t, lane));
}

function spareWorth(card: CardNo): number {
  const { type, cost, values } = cardAt(card);
  if (type === 'Event Chain') return W.handSpare;
  if (type === 'TIMESTREAM') return W.handReturn;
  if (type === 'Power Cell') return W.handCell;
  if (type === 'Intervention') return W.handIntervention;
  // A dear card is worth more once it can be paid for.
  const strength = values === null ? 2 : (values.energy + values.resistance) / 3;
  return W.handCard * (Math.min(2.2, 0.9 + 0.4 * strength) - (cellsOf(cost) > 3 ? 0.3 : 0));
}

/** Does the hand hold a TIMESTREAM card that all cells together could pay for? */
export function holdsReturn(t: Table, seat: Seat): boolean {
  const { hand, unlinked, linked } = playerAt(t, seat);
  const all = unlinked.map((n, cell) => n + (linked[cell] as number));
  return hand.some(
    (card) =>
      cardAt(card).type === 'TIMESTREAM' && canReturnBy(t, seat, card) && canPay(cardAt(card), { unlinked: all, hand }),
  );
}
