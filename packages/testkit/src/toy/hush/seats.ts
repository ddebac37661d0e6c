import { allSeats, type Seat } from '@turnpoint/kernel';
import type { State } from './types.ts';

export function inPlay(s: State): Seat[] {
  return allSeats(s.seats).filter((seat) => !s.table.out[seat]);
}

export function handOf(s: State, seat: Seat): number[] {
  return s.table.hands[seat] as number[];
}

export function discard(s: State, seat: Seat, card: number): void {
  removeCard(handOf(s, seat), card);
  s.table.bin.push(card);
}

export function removeCard(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}
