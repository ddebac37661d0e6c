import type { Seat } from '@turnpoint/kernel';
import type { CardId, Via } from '../types.ts';

export type DrawReason = 'turn' | 'second' | 'reward' | 'card';

export type Frame =
  /** Set-up: may this seat's ID be exchanged? */
  | { readonly kind: 'mulligan'; readonly seat: Seat }
  /** Set-up: hands are dealt. */
  | { readonly kind: 'deal' }
  /** Set-up of a mixed pool: the lower levels discard, all at once. */
  | { readonly kind: 'starting-discards' }
  /** Set-up: who begins. */
  | { readonly kind: 'begin' }
  /** A turn begins. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** So many cards are still to be drawn. */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly left: number; readonly why: DrawReason }
  /** The turn's one play or second draw. */
  | { readonly kind: 'act'; readonly seat: Seat }
  /** A card's choices are being named; private until complete (R53). */
  | {
      readonly kind: 'announce';
      readonly seat: Seat;
      readonly card: CardId;
      readonly via: Via;
      readonly answers: readonly string[];
    }
  /** Everyone else may answer the card on top of `playing` with a Memo. */
  | { readonly kind: 'window' }
  /** The node of a card's effect at this address; `done` counts what it has granted or carried out already. */
  | { readonly kind: 'effect'; readonly at: string; readonly done: number }
  /** The text is finished: the card, if it is still at this depth of `playing`, goes to the discard pile. */
  | { readonly kind: 'finish'; readonly depth: number }
  | { readonly kind: 'end'; readonly seat: Seat };

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
