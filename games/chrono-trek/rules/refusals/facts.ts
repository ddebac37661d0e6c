import type { Value } from '@turnpoint/kernel';
import { CARDS } from '../../content/index.ts';

export function isCard(id: unknown): id is string {
  return typeof id === 'string' && Object.hasOwn(CARDS, id);
}

/** The card as a fact of a refusal. */
export function factOf(id: string): { readonly card: Value } {
  return { card: { key: `card.${id}` } };
}
