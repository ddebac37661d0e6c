import type { Seat } from '@turnpoint/kernel';
import type { Index } from '../../content/index.ts';
import type { CardId, CharacterId, Direction } from '../types.ts';

export type Choice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'exchange' }
  /** Starting discards, sorted. */
  | { readonly kind: 'discard'; readonly cards: readonly CardId[] }
  /** The turn's play or an extra one. */
  | { readonly kind: 'play'; readonly card: CardId }
  | { readonly kind: 'second-draw' }
  /** No (further) extra play. */
  | { readonly kind: 'stop' }
  | NamingChoice
  | { readonly kind: 'pass' }
  | { readonly kind: 'memo' }
  /** Fractures Happen: which one; or that none fits. */
  | { readonly kind: 'fracture'; readonly card: CardId }
  | { readonly kind: 'none-fits' }
  /** Crew Transfer. */
  | { readonly kind: 'give'; readonly card: CardId }
  /** Deep Cover. */
  | { readonly kind: 'identity'; readonly character: CharacterId }
  /** Starfleet Archive. */
  | { readonly kind: 'find'; readonly card: CardId }
  | { readonly kind: 'find-nothing' }
  | { readonly kind: 'leave' };

/** What an announcement names (R24). */
export type NamingChoice =
  | { readonly kind: 'linchpin'; readonly at: Index }
  | { readonly kind: 'artifact'; readonly card: CardId }
  /** A card of the discard pile. */
  | { readonly kind: 'pile'; readonly card: CardId }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'direction'; readonly to: Direction }
  | { readonly kind: 'option'; readonly take: 'reward' | 'cards' }
  /** Nothing (further) where that is allowed. */
  | { readonly kind: 'done' };
