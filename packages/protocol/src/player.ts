export type Level = 1 | 2 | 3 | 4 | 5;

/** Who sits at a seat. */
export interface Player {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Bots only; null for persons. */
  readonly level: Level | null;
}
