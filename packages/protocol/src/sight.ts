import type { LogStep, Look, Message, Ruling, Types, UndoRefusal } from '@turnpoint/kernel';

/** A part of the log with its sentences: `lines[i]` tells `entries[i]`. The rules run elsewhere, so they come ready. */
export interface ToldStep<T extends Types = Types> extends LogStep<T> {
  readonly lines: readonly Message[];
}

/** All that a viewer may know now, and what has happened since it was last told: without words, which follow from it. */
export interface Seen {
  readonly look: Look;
  /** What happened from step `from` on. What was told from there on before was taken back. */
  readonly log: readonly LogStep<Types>[];
  readonly from: number;
  readonly undo: UndoRefused | null;
  /** What this very seat has left to be answered by in windows; null without, and for spectators. */
  readonly orders: object | null;
  /** How often what stood for good was taken back; left out where it never was. */
  readonly practice?: number;
}

/** What the rules say of a look, and of what led there. */
export interface Words {
  /** The names of `look.choices`, one for one. */
  readonly labels: readonly Message[];
  /** What the game's `reckon` makes of the look; null for games without one. */
  readonly reckoned: unknown;
  /** The sentences of each step. */
  readonly lines: readonly (readonly Message[])[];
}

/** What a port pushes: what is seen, in words. */
export interface Sight extends Seen, Omit<Words, 'lines'> {
  readonly log: readonly ToldStep[];
}

/**
 * Why nothing is taken back: by the rules; because the table has agreed so; because the others are to be asked; or because
 * it stands for good, and who is alone against bots takes it back as practice.
 */
export type UndoRefused = UndoRefusal | 'agreed' | 'ask' | 'practice';

/** A step of a finished match, for one viewer: hidden things lie open as the game shows them after the end. */
export type PastSight = Omit<Sight, 'log' | 'from' | 'undo' | 'orders' | 'practice'>;

/**
 * What choices would lead to, for the one who would make them. When one of them could not be taken back nothing more is
 * told: looking ahead must teach nothing.
 */
export type Foreseen<T extends Types = Types> =
  | { readonly sealed: true }
  | {
      readonly sealed: false;
      readonly look: Look<T>;
      readonly entries: readonly T['entry'][];
      /** Tells them, one for one. */
      readonly lines: readonly Message[];
    };

/** What became of choices: all are stored, or nothing has changed. */
export type Answer =
  | { readonly kind: 'done' }
  /** `at` is the place in the list of the one that is not legal. */
  | { readonly kind: 'refused'; readonly ruling: Ruling; readonly at: number }
  /** They were meant for a position that is gone: a newer sight has been pushed. */
  | { readonly kind: 'stale' };
