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

/** About as high as a first card and one behind it are. */
const TILE = 44;
const STRIP = 28;
/** More in the longest columns above and below, and first cards make room. */
const MANY = 5;

/** How the room above and below the chain is shared: longer columns get more, in all lanes alike so that the chain stays one row. */
export function roomFor(seen: readonly Seen[]): { readonly style: string; readonly crowded: boolean } {
  const longest = (side: 'above' | 'below') => Math.max(1, ...seen.map((one) => one[side].length));
  const [up, down] = [longest('above'), longest('below')];
  return { style: `--up: ${TILE + STRIP * up}fr; --down: ${TILE + STRIP * down}fr`, crowded: up + down > MANY };
}

/** How many of a seat's phases are filled. */
export const filledOf = ({ lanes }: View, seat: number): number =>
  lanesOf(seat).filter((lane) => lanes[lane]?.filled).length;
