import type { LaneNo, LaneView, PieceNo, PieceView, View } from '../rules/types.ts';

export const LANES_EACH = 3;
export const ownerOf = (lane: LaneNo): number => Math.floor(lane / LANES_EACH);
export const phaseOf = (lane: LaneNo): number => lane % LANES_EACH;
export const lanesOf = (seat: number): LaneNo[] => [0, 1, 2].map((phase) => seat * LANES_EACH + phase);

/** A lane from one's own seat: what lies above the chain is the opponent's, what lies below is one's own. */
export interface Seen {
  readonly above: readonly PieceView[];
  readonly below: readonly PieceView[];
  readonly location: readonly PieceView[];
}

export function seenFrom(you: number, lane: LaneNo, { advances, obstacles, location }: LaneView): Seen {
  return ownerOf(lane) === you
    ? { above: obstacles, below: advances, location }
    : { above: advances, below: obstacles, location };
}

export function findPiece({ lanes }: View, id: PieceNo): { readonly piece: PieceView; readonly lane: LaneNo } | null {
  for (const [lane, { location, advances, obstacles }] of lanes.entries()) {
    for (const piece of [...location, ...advances, ...obstacles]) if (piece.id === id) return { piece, lane };
  }
  return null;
}

/** How many rows for covered cards there are above and below the chain. */
export interface Rows {
  readonly above: number;
  readonly below: number;
}

/**
 * How the rows that a screen has are shared: longer columns get more, in all lanes alike so that the chain stays one row.
 * One row below is kept for the card that is being laid there, so that nothing moves when it is picked.
 */
export function rowsFor(seen: readonly Seen[], most: number): Rows {
  const covered = (side: 'above' | 'below') => Math.max(0, ...seen.map((one) => one[side].length - 1));
  const up = covered('above');
  const below = Math.max(1, Math.min(covered('below') + 1, most - Math.min(up, Math.floor(most / 2))));
  return { above: Math.min(up, most - below), below };
}

/** Which covered cards get a row of their own, and which share the last one. */
export function sharedOut<T>(
  covered: readonly T[],
  rows: number,
): { readonly own: readonly T[]; readonly pile: readonly T[] } {
  const own = covered.length <= rows ? covered.length : Math.max(0, rows - 1);
  return { own: covered.slice(0, own), pile: covered.slice(own) };
}

/** How many of a seat's phases are filled. */
export const filledOf = ({ lanes }: View, seat: number): number =>
  lanesOf(seat).filter((lane) => lanes[lane]?.filled).length;
