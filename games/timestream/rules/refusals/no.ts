import type { Value } from '@turnpoint/kernel';
import type { Clause } from '../clauses.ts';
import type { Ruling } from '../types.ts';

/** A refusal: the clause that forbids, and the facts. */
export function no(clause: Clause, key: string, args: Readonly<Record<string, Value>> = {}): Ruling {
  return { clause, because: { key, args } };
}
