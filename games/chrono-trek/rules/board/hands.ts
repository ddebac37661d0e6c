import type { Seat } from '@turnpoint/kernel';
import type { CardId, Table } from '../types.ts';
import { leftInSight } from './marks.ts';
import { playerAt } from './seats.ts';

/** Takes one copy out of a list. The card must be there. */
export function takeOut(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new RangeError(`no "${card}" here`);
  cards.splice(at, 1);
}

/** A card leaves a hand in sight of all. */
export function outOfHand(t: Table, seat: Seat, card: CardId): void {
  takeOut(playerAt(t, seat).hand, card);
  leftInSight(t, seat, card);
}

/** Each title once, in order of first appearance. */
export function titlesIn(cards: readonly CardId[]): CardId[] {
  return [...new Set(cards)];
}
