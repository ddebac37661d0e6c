import type { Seat } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import { cardAt } from '../../content/index.ts';
import type { Lane, LaneNo, Phase, Piece, PieceNo, Player, Table } from '../types.ts';

export const PHASES_IN_ALL = 3;
export const LANES: readonly LaneNo[] = [0, 1, 2, 3, 4, 5];
/** The lanes of each seat (TS-R1). */
const OWN: readonly (readonly LaneNo[])[] = [
  [0, 1, 2],
  [3, 4, 5],
];

export const lanesOf = (seat: Seat): readonly LaneNo[] => OWN[seat] as readonly LaneNo[];
export const laneOf = (seat: Seat, phase: Phase): LaneNo => PHASES_IN_ALL * seat + phase;
export const ownerOf = (lane: LaneNo): Seat => (lane < PHASES_IN_ALL ? 0 : 1);
export const phaseOf = (lane: LaneNo): Phase => lane % PHASES_IN_ALL;
export const laneAt = (t: Table, lane: LaneNo): Lane => t.lanes[lane] as Lane;
export const playerAt = (t: Table, seat: Seat): Player => t.players[seat] as Player;

/** An own Event Chain card lies there (TS-2.12). */
export function isFilled(t: Table, lane: LaneNo): boolean {
  const [card] = laneAt(t, lane).location;
  return card !== undefined && card.by === ownerOf(lane);
}

/** Two of the same name (TS-14.5). */
export const isLocked = (t: Table, lane: LaneNo): boolean => laneAt(t, lane).location.length === 2;
export const isOccupied = (t: Table, lane: LaneNo): boolean => laneAt(t, lane).location.length > 0;
export const isSealed = (t: Table, lane: LaneNo): boolean =>
  playerAt(t, ownerOf(lane)).sealed[phaseOf(lane)] as boolean;

/** An opposing Obstacle in the Event Chain location (TS-12.9). */
export function occupierOf(t: Table, lane: LaneNo): Piece | null {
  const [card] = laneAt(t, lane).location;
  return card !== undefined && card.by !== ownerOf(lane) ? card : null;
}

/** The occupier if there is one, otherwise the first of the column (TS-12.13). */
export const firstObstacle = (t: Table, lane: LaneNo): Piece | null =>
  occupierOf(t, lane) ?? laneAt(t, lane).obstacles[0] ?? null;

/** A card in play, and where it lies. */
export interface Found {
  readonly piece: Piece;
  readonly lane: LaneNo;
  readonly column: Piece[];
}

export function findPiece(t: Table, id: PieceNo): Found | null {
  for (const lane of LANES) {
    const { location, advances, obstacles } = laneAt(t, lane);
    for (const piece of location) if (piece.id === id) return { piece, lane, column: location };
    for (const piece of advances) if (piece.id === id) return { piece, lane, column: advances };
    for (const piece of obstacles) if (piece.id === id) return { piece, lane, column: obstacles };
  }
  return null;
}

/** Does this City fill the player's phase 2 (TS-14.20)? */
export function fills(t: Table, seat: Seat, city: string): boolean {
  const lane = laneOf(seat, 1);
  const [card] = laneAt(t, lane).location;
  return card !== undefined && card.by === seat && nameOf(card.card) === city;
}

const nameOf = (card: CardNo): string => cardAt(card).name;

export const allFilled = (t: Table, seat: Seat): boolean => lanesOf(seat).every((lane) => isFilled(t, lane));
