import { cardAt } from '../content/index.ts';
import { isFilled, isLocked, isOccupied, isSealed, laneAt, playerAt } from '../rules/board/lanes.ts';
import { cannotInitiate, energyOf, hasTargetFirst, resistanceOf } from '../rules/board/values.ts';
import type { LaneNo, Piece, Table } from '../rules/index.ts';
import { WEIGHTS as W } from './weights.ts';

/** How likely a phase is to be filled when its player wants to go home, from 0 to 1. */
export function hold(t: Table, lane: LaneNo): number {
  const { advances, obstacles, location } = laneAt(t, lane);
  if (!isFilled(t, lane)) return open(t, lane);
  if (isLocked(t, lane)) return W.holdLocked;
  const [first] = obstacles;
  if (first === undefined) return W.holdCalm;
  const turns = turnsToVoid(t, obstacles, [...advances, location[0] as Piece]);
  if (turns === null) return W.holdCalm - W.holdSiege;
  if (turns === 1 && isSealed(t, lane)) return W.holdCalm;
  const isNow = mayStrike(t, lane, first);
  if (turns === 1 && isNow) return W.holdLost;
  const relief = turnsToVoid(t, advances, obstacles);
  const ahead = turns + (isNow ? 0 : 0.5) + (relief === null ? 0 : W.holdRelief / relief);
  return W.holdCalm - W.holdSiege - (W.holdCalm - W.holdSiege - W.holdExposed) * W.holdSlow ** (ahead - 1);
}

/** A phase that is still to be filled: harder under an Obstacle, and not at all while it is occupied. */
function open(t: Table, lane: LaneNo): number {
  if (isOccupied(t, lane)) return W.holdOccupied;
  const { advances, obstacles } = laneAt(t, lane);
  const [besieger] = obstacles;
  if (besieger === undefined || cannotInitiate(besieger)) return W.holdOpen;
  const [shield] = advances;
  const energy = energyOf(t, besieger);
  const stands = energy < (shield === undefined ? W.usualResistance : resistanceOf(t, shield));
  return stands ? (W.holdOpen + W.holdClosed) / 2 : W.holdClosed;
}

/** In how many targets a column, first card by first card, has voided all of another; null when it never will. */
function turnsToVoid(t: Table, column: readonly Piece[], others: readonly Piece[]): number | null {
  let left = 0;
  let met = 0;
  for (let turns = 1; left < column.length; turns++) {
    const [from, to] = [column[left] as Piece, others[met] as Piece];
    if (cannotInitiate(from)) return null;
    const isWon = energyOf(t, from) >= resistanceOf(t, to);
    const isLost = energyOf(t, to) >= resistanceOf(t, from) || cardAt(from.card).afterTarget !== null;
    if (isWon && ++met === others.length) return turns;
    if (isLost) left++;
    if (!isWon && !isLost) return null;
  }
  return null;
}

/** May this card initiate a target in the turn that is played now? */
function mayStrike(t: Table, lane: LaneNo, piece: Piece): boolean {
  if (t.turn !== piece.by || t.step === 'discard' || t.used[lane]) return false;
  return (piece.since < t.turns || hasTargetFirst(piece)) && !playerAt(t, piece.by).skipsTarget;
}
