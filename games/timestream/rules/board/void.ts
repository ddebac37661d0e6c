import { only, type Seat } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { Context, Player, State } from '../types.ts';
import { playerAt } from './lanes.ts';

/** One card of this kind leaves a list. */
export function takeFrom(cards: CardNo[], card: CardNo): void {
  cards.splice(cards.indexOf(card), 1);
}

/** From hand to Void, face down: the opponent sees only how many (TS-21.2). */
export function voidFromHand(s: State, seat: Seat, cards: readonly CardNo[], clause: Clause, ctx: Context): void {
  const player = playerAt(s.table, seat);
  for (const card of cards) {
    takeFrom(player.hand, card);
    player.hidden.push(card);
  }
  s.table.moved = true;
  ctx.log(
    { type: 'void-cards', clause, seat, cards },
    { to: [seat], others: { type: 'voids-cards', clause, seat, n: cards.length } },
  );
}

/** A card of the Void leaves it; of equal ones the open one (TS-17.27). */
export function takeFromVoid(player: Player, card: CardNo): void {
  takeFrom(player.shown.includes(card) ? player.shown : player.hidden, card);
}

export const voidSize = ({ shown, hidden }: Pick<Player, 'shown' | 'hidden'>): number => shown.length + hidden.length;

/** Distinct cards in the order of their numbers. */
export function distinct(cards: readonly CardNo[]): CardNo[] {
  return [...new Set(cards)].sort((a, b) => a - b);
}

/** Everybody but this seat learns what its player has known. */
export const shows = (seat: Seat, ctx: Context): void => ctx.learns(only(1 - seat));
