import { no, type Seat } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import { CELLS, cardAt, tellCost } from '../../content/index.ts';
import { allFilled, isLocked, lanesOf, playerAt } from '../board/lanes.ts';
import { canPay } from '../board/payment.ts';
import { cannotExecute } from '../effects/index.ts';
import { cardName } from '../refusals/facts.ts';
import type { Play, Ruling, Table } from '../types.ts';
import { placesFor } from './places.ts';

/** Null when a card of the hand may be played now, wherever it goes. */
export function cannotPlayCard(t: Table, seat: Seat, card: CardNo): Ruling | null {
  const player = playerAt(t, seat);
  if (!player.hand.includes(card)) return no('TS-11.1', 'why.not-in-hand');
  if (card < CELLS) return no('TS-9.4', 'why.cell-in-step-4');
  const { type, needsLock, cost, discardsCell } = cardAt(card);
  const facts = { card: cardName(card), cost: tellCost(cost) };
  if (type === 'TIMESTREAM') {
    if (!allFilled(t, seat)) return no('TS-15.1', 'why.not-filled');
    if (t.chains > 0) return no('TS-15.2', 'why.chain-played');
    if (needsLock && !lanesOf(seat).some((lane) => isLocked(t, lane))) return no('TS-15.3', 'why.not-locked');
  }
  if (type === 'Event Chain' && t.chains >= t.chainLimit) return no('TS-14.2', 'why.chain-limit', { n: t.chainLimit });
  if (!canPay(cardAt(card), player)) return no('TS-10.11', discardsCell ? 'why.cost-and-cell' : 'why.cost', facts);
  return type === 'Intervention' ? cannotIntervene(t, seat, card) : null;
}

/** TS-16.5 */
function cannotIntervene(t: Table, seat: Seat, card: CardNo): Ruling | null {
  const at = `${cardAt(card).code}.play`;
  return cannotExecute(t, { kind: 'effect', seat, card, piece: -1, lane: -1, at, asked: 0, left: -1 });
}

/** Every card of the hand that may be played, with every place it may go to. */
export function listPlays(t: Table, seat: Seat): Play[] {
  const found: Play[] = [];
  const { hand } = playerAt(t, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardNo;
    if (hand.indexOf(card) === i && cannotPlayCard(t, seat, card) === null) found.push(...placesFor(t, seat, card));
  }
  return found;
}
