import type { BossCardId, EnemyType, EventId, GoalId, ItemId, ResolveId } from '../../content/index.ts';
import type { Choice } from '../../rules/types.ts';

/** A card of any deck, an ability of a survivor, or an enemy. */
export type Card =
  | { readonly of: 'item'; readonly id: ItemId }
  | { readonly of: 'power'; readonly id: string; readonly which: 'passive' | 'active' | 'crisis' }
  | { readonly of: 'goal'; readonly id: GoalId }
  | { readonly of: 'resolve'; readonly id: ResolveId }
  | { readonly of: 'event'; readonly id: EventId }
  | { readonly of: 'boss'; readonly id: BossCardId }
  | { readonly of: 'enemy'; readonly id: EnemyType };

/** What can be read in full: a card, or what is at a spot of the map. */
export type Subject = Card | { readonly of: 'spot'; readonly id: string };

/** The card that a choice is about; null when it is about none. */
export function subjectOf(choice: Choice): Subject | null {
  switch (choice.kind) {
    case 'attack':
    case 'use':
    case 'take':
    case 'redraw':
    case 'buy':
      return { of: 'item', id: choice.item };
    case 'discard':
    case 'lay':
      return { of: 'item', id: choice.card.item };
    case 'first':
      return { of: 'resolve', id: choice.card };
    default:
      return null;
  }
}
