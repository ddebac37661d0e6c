import { whichOf } from '@turnpoint/ui';
import type { Choice, LaneNo, PieceNo, View } from '../rules/types.ts';

/**
 * The names of the table's spots: a card in hand by its place, a card in play by its number, the Event Chain location of a
 * lane, the end and the front of one's own column there, a card that is offered.
 */
export const handSpot = (index: number): string => `hand-${index}`;
export const pieceSpot = (piece: PieceNo): string => `piece-${piece}`;
export const locationSpot = (lane: LaneNo): string => `location-${lane}`;
export const endSpot = (lane: LaneNo): string => `end-${lane}`;
export const frontSpot = (lane: LaneNo): string => `front-${lane}`;
export const offerSpot = (index: number): string => `offer-${index}`;
export const seatSpot = (seat: number): string => `seat-${seat}`;

const KINDS = ['hand', 'piece', 'location', 'end', 'front', 'offer'] as const;

export interface Spot {
  readonly kind: (typeof KINDS)[number];
  readonly n: number;
}

/** The spot of this name; null when nothing there can be touched. */
export function readSpot(name: string | null): Spot | null {
  const kind = KINDS.find((one) => whichOf(one, name) !== null);
  return kind === undefined ? null : { kind, n: Number(whichOf(kind, name)) };
}

/** Where on the board a choice is made; null for what is made elsewhere. */
export function boardSpots(choice: Choice, { targets }: View): readonly string[] {
  switch (choice.kind) {
    case 'piece':
    case 'next':
      return [pieceSpot(choice.piece)];
    case 'lane':
      return [locationSpot(choice.lane)];
    case 'target':
      return targets
        .filter(({ lane }) => lane === choice.lane)
        .flatMap(({ from, to }) => [pieceSpot(to), pieceSpot(from)]);
    case 'play':
      return playSpot(choice);
    default:
      return [];
  }
}

function playSpot({ as, at, first }: Extract<Choice, { kind: 'play' }>): string[] {
  if (at < 0) return [];
  if (as === 'link') return [pieceSpot(at)];
  if (as === 'advance' || as === 'obstacle') return [first ? frontSpot(at) : endSpot(at)];
  return [locationSpot(at)];
}
