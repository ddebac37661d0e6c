import type { Effect } from '../../content/index.ts';
import type { Context, EffectFrame, Ruling, State, Table } from '../types.ts';

/** In a list of picks: no more, or leave it out. */
export const DONE = -1;

/** What the player has to pick next. */
export interface Ask {
  readonly kind: 'target' | 'place' | 'option';
  /** Things, turnpoints or numbers of options that may be picked. */
  options(): readonly number[];
  /** Is there none? Then this part of the effect does nothing (Droid without a target). Asked far more often than which. */
  isIdle(): boolean;
  /** It may also be left at what was picked so far. */
  readonly mayStop: boolean;
  readonly prompt: string;
  /** Why this one is not among the options. */
  why(picked: number): Ruling;
}

/** A question with these options. */
export function asking(
  kind: Ask['kind'],
  options: readonly number[],
  prompt: string,
  why: (picked: number) => Ruling,
): Ask {
  return { kind, options: () => options, isIdle: () => options.length === 0, mayStop: false, prompt, why };
}

/** The same question, which may also be left out. */
export function stoppable(ask: Ask): Ask {
  return {
    kind: ask.kind,
    options: () => ask.options(),
    isIdle: () => ask.isIdle(),
    mayStop: true,
    prompt: ask.prompt,
    why: (picked) => ask.why(picked),
  };
}

/** One word of the effect vocabulary: what it asks, and what it does. */
export interface WordRules<E extends Effect = Effect> {
  /** Null when everything is picked. */
  ask?(t: Table, f: EffectFrame, e: E, picks: readonly number[]): Ask | null;
  /** What stands in its way besides a missing target. */
  cannot?(t: Table, f: EffectFrame, e: E): Ruling | null;
  run(s: State, f: EffectFrame, e: E, picks: readonly number[], ctx: Context): void;
}
