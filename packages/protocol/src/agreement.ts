import type { Level } from './player.ts';

/**
 * Whether what others have seen can be taken back: never; while it is still one's turn; until the next one chooses; or
 * beyond that when all others consent. What nobody else has seen can always be.
 */
export type UndoPolicy = 'none' | 'own-turn' | 'until-next' | 'consent';

/**
 * How long a person may take: for each choice; from a bank that grows with each choice; or so many days for each turn.
 * In a question to several at once no bank runs: how long one thought would tell what one had to think about.
 */
export type ClockTerms =
  | { readonly kind: 'choice'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** Who may look on without a seat: nobody; with what the whole table sees, at once or later; or with open hands, later. */
export type Spectators = 'none' | 'public' | 'delayed' | 'open';

/** What everybody agrees to by sitting down. */
export interface Terms {
  readonly undo: UndoPolicy;
  readonly clock: ClockTerms | null;
  readonly spectators: Spectators;
  /** The bot that sits in for who is absent; null where tables forbid bots: then the match waits. */
  readonly standIn: Level | null;
}
