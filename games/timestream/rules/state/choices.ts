import type { CardNo } from '../../content/index.ts';
import type { LaneNo, PieceNo } from '../types.ts';

/** How a card is played: `at` is the lane, for links the host, otherwise -1. */
export type Way = 'advance' | 'obstacle' | 'occupier' | 'fill' | 'lock' | 'link' | 'intervention' | 'timestream';

export interface Play {
  readonly card: CardNo;
  readonly as: Way;
  readonly at: number;
  /** As first card of its column (TS-12.6). */
  readonly first: boolean;
}

export type Choice =
  /** A Power Cell from hand: in step 3, or an additional one. */
  | { readonly kind: 'cell'; readonly card: CardNo }
  | ({ readonly kind: 'play' } & Play)
  | { readonly kind: 'power-link'; readonly piece: PieceNo; readonly slot: number; readonly cell: CardNo }
  | { readonly kind: 'pay'; readonly ancient: number; readonly future: number; readonly universal: number }
  /** A Power Cell given up as a cost. */
  | { readonly kind: 'give'; readonly cell: CardNo }
  /** A card voided as a cost, or discarded in step 6. */
  | { readonly kind: 'void'; readonly card: CardNo }
  /** What an ability asks for. */
  | { readonly kind: 'piece'; readonly piece: PieceNo }
  | { readonly kind: 'lane'; readonly lane: LaneNo }
  | { readonly kind: 'card'; readonly card: CardNo }
  | { readonly kind: 'unlinked'; readonly cell: CardNo }
  | { readonly kind: 'linked'; readonly cell: CardNo }
  /** None, no more, or the end of the step. */
  | { readonly kind: 'none' }
  /** The delayed ability that executes next. */
  | { readonly kind: 'next'; readonly piece: PieceNo }
  | { readonly kind: 'target'; readonly lane: LaneNo }
  | { readonly kind: 'concede' }
  /** The clock's choice on behalf of the seat. */
  | { readonly kind: 'time-out' };
