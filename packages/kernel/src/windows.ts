import type { Look, Types } from './types.ts';

/** When a window closes: a decision in which several may answer a play, unseen by each other. */
export type Closing =
  /** After exactly this time, whatever was answered; a call to wait moves it to `wait` seconds after the call. */
  | { readonly kind: 'clock'; readonly seconds: number; readonly wait: number }
  /** With the last answer. */
  | { readonly kind: 'last-answer' }
  /** At once: every seat answers by its orders. */
  | { readonly kind: 'at-once' };

/**
 * The windows of a game beside its rules: when they close, and what seats answer by orders that they have left. Whoever
 * holds a match acts on it; the rules know no time, and nobody else can tell who answered so.
 */
export interface Windows<T extends Types = Types, Orders = unknown> {
  /** How the window closes that a spectator sees open here, with so many people at the table; null when none is open. */
  closing(look: Look<T>, people: number): Closing | null;
  /** Orders from outside, read as a closed shape; null when they are none. */
  read(orders: unknown): Orders | null;
  /** What a seat answers by its orders, or without any; null when its person is to be asked. */
  answer(look: Look<T>, orders: Orders | null): T['choice'] | null;
  /** What no answer in time means. */
  readonly pass: T['choice'];
}
