import { valuesOf } from './kinds.ts';
import { haveSameNames } from './names.ts';

/** Equal as JSON, with their fields in the same order. */
export function isSame(some: unknown, other: unknown): boolean {
  if (some === other) return true;
  if (typeof some !== 'object' || typeof other !== 'object' || some === null || other === null) return false;
  if (Array.isArray(some)) return Array.isArray(other) && areAllSame(some, other);
  if (Array.isArray(other)) return false;
  return haveSameNames(some, other) && areAllSame(valuesOf(some), valuesOf(other));
}

function areAllSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (!isSame(some[i], others[i])) return false;
  return true;
}
