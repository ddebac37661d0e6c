import type { Entry } from '../../rules/types.ts';

/** Dice that were thrown, and which of them count. */
export interface Roll {
  readonly entry: Extract<Entry, { dice: readonly number[] }>;
  readonly dice: readonly number[];
  readonly hits: readonly boolean[];
}

/** The dice of an entry; null when it has none. */
export function rollOf(entry: Entry): Roll | null {
  if (!('dice' in entry)) return null;
  const { dice } = entry;
  switch (entry.type) {
    case 'fired':
    case 'boss-attack':
      return { entry, dice, hits: dice.map((n) => n >= entry.hit) };
    case 'tested':
    case 'checked':
      return { entry, dice, hits: dice.map(() => !entry.failed) };
    default:
      return { entry, dice, hits: dice.map(() => true) };
  }
}
