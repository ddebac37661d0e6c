import { areSame, type Fields, fieldsOf } from './kinds.ts';

/** Equal as JSON, with their fields in the same order. */
export function isSame(some: unknown, other: unknown): boolean {
  if (some === other) return true;
  if (typeof some !== 'object' || typeof other !== 'object' || some === null || other === null) return false;
  if (Array.isArray(some) !== Array.isArray(other)) return false;
  const names = fieldsOf(some as Fields);
  if (!areSame(names, fieldsOf(other as Fields))) return false;
  for (const name of names) if (!isSame((some as Fields)[name], (other as Fields)[name])) return false;
  return true;
}
