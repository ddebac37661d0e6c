import type { Value } from './text.ts';
import type { Ruling } from './types.ts';

/** A refusal: the clause that forbids, and the facts. */
export function no<C extends string>(clause: C, key: string, args: Readonly<Record<string, Value>> = {}): Ruling<C> {
  return { clause, because: { key, args } };
}
