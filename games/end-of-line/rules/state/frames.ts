import type { Seat } from '@turnpoint/kernel';
import type { Cell } from '../types.ts';

export type Frame =
  /** Phase 1: the order of a new round is found. */
  | { readonly kind: 'order' }
  /** Phase 2: everyone draws. */
  | { readonly kind: 'draw' }
  /** Phase 3: the player at this place of the order takes their turn, or the phase is over. */
  | { readonly kind: 'next'; readonly place: number }
  /** A turn in which `laid` cards are placed; `since` and `head` are as they were before its first card. */
  | {
      readonly kind: 'turn';
      readonly seat: Seat;
      readonly place: number;
      readonly laid: number;
      readonly since: number;
      readonly head: Cell;
      /** A stop was proposed in this turn (EOL-11.10). */
      readonly proposed: boolean;
    }
  /** The co-operative partner answers a proposed stop. */
  | { readonly kind: 'answer'; readonly seat: Seat }
  /** The end-of-phase check. */
  | { readonly kind: 'check' };

export type TurnFrame = Extract<Frame, { kind: 'turn' }>;
