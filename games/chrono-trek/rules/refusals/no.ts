import type { Value } from '@turnpoint/kernel';
import { CARDS } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { Ruling } from '../types.ts';

/** A refusal: the clause that forbids, and the facts. */
export function no(clause: Clause, key: string, args: Readonly<Record<string, Value>> = {}): Ruling {
  return { clause, because: { key, args } };
}

export function isCard(id: unknown): id is string {
  return typeof id === 'string' && Object.hasOwn(CARDS, id);
}

/** The card as a fact of a refusal. */
export function factOf(id: string): { readonly card: Value } {
  return { card: { key: `card.${id}` } };
}
