import type { Seat } from '@turnpoint/kernel';
import type { Address, CardNo } from '../../content/index.ts';
import type { LaneNo, PieceNo } from '../types.ts';
import type { Play } from './choices.ts';

/** A play that is not final yet (TS-11.9): only its player sees it. */
export interface PayFrame {
  readonly kind: 'pay';
  readonly seat: Seat;
  readonly play: Play;
  /** Cells by type: Ancient, Future, Universal; null until chosen. */
  readonly cells: readonly [number, number, number] | null;
  readonly given: CardNo | null;
  readonly voided: readonly CardNo[];
}

/** An ability that executes: of the card `card`, in play as `piece` (-1: not in play) in `lane` (-1: in none). */
export interface EffectFrame {
  readonly kind: 'effect';
  readonly seat: Seat;
  readonly card: CardNo;
  readonly piece: PieceNo;
  readonly lane: LaneNo;
  readonly at: Address;
  /** Of words that ask several times: how often they have, and how often they still may; -1 before the first. */
  readonly asked: number;
  readonly left: number;
}

export type Frame =
  /** The six steps, then the end of the turn. */
  | { readonly kind: 'unlink'; readonly seat: Seat }
  | { readonly kind: 'delayed'; readonly seat: Seat; readonly left: readonly PieceNo[] }
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'cell'; readonly seat: Seat; readonly additional: boolean }
  | { readonly kind: 'play'; readonly seat: Seat }
  | { readonly kind: 'target'; readonly seat: Seat }
  | { readonly kind: 'discard'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly seat: Seat }
  | PayFrame
  | EffectFrame
  /** An Intervention has been carried out and goes to the Void. */
  | { readonly kind: 'spent'; readonly seat: Seat; readonly card: CardNo }
  /** What waited until a text or target was done (TS-17.22). */
  | { readonly kind: 'react'; readonly seat: Seat };
