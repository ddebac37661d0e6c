import { isRecord } from './record.ts';

/** A number in a choice from outside that has this kind; null when there is none. */
export function numberIn(choice: unknown, kind: string, field: string): number | null {
  if (!isRecord(choice) || choice.kind !== kind) return null;
  const value = choice[field];
  return Number.isInteger(value) ? (value as number) : null;
}

export const cardIn = (choice: unknown, kind: string): number | null => numberIn(choice, kind, 'card');
