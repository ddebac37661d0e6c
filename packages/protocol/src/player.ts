export type Level = 1 | 2 | 3 | 4 | 5;

/** Who sits at a seat. */
export interface Player {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Bots only; null for persons. */
  readonly level: Level | null;
}

const NAME = 60;
const LEVELS: readonly unknown[] = [1, 2, 3, 4, 5];

/** Whether something from outside says who sits at a seat. */
export function isPlayer(value: unknown): value is Player {
  const { name, kind, level } = Object(value) as Partial<Player>;
  if (typeof name !== 'string' || name.length > NAME) return false;
  return kind === 'person' ? level === null : kind === 'bot' && LEVELS.includes(level);
}
