import type { Message, Seat } from '@turnpoint/kernel';
import type { ArtifactClass, Effect, EffectOf } from '../../content/index.ts';
import type { Choice, Context, Playing, Ruling, State } from '../types.ts';

/** A question of the announcement (R24). */
export interface Ask {
  readonly what:
    | 'linchpin'
    | 'own-artifact'
    | 'other-artifact'
    | 'pile-card'
    | 'pile-artifact'
    | 'player'
    | 'player-with-hand'
    | 'direction'
    | 'option';
  /** Only Artifacts of this class. */
  readonly class: ArtifactClass | null;
  /** Titles of the discard pile that may not be named. */
  readonly except: readonly string[];
  /** Naming nothing is allowed. */
  readonly optional: boolean;
  /** Asked only if the question before it named something. */
  readonly follows: boolean;
}

export function ask(what: Ask['what'], rest: Partial<Omit<Ask, 'what'>> = {}): Ask {
  return { what, class: null, except: [], optional: false, follows: false, ...rest };
}

/** A node of a played card that is being resolved. */
export interface Here {
  readonly at: string;
  /** Where a node is carried out in several steps: how many are done, and how many are left. */
  readonly done: number;
  readonly left: number;
  readonly play: Playing;
  /** What the announcement named for this node. */
  readonly answers: readonly string[];
}

/** One effect word. `resolve` pushes what follows; a word that asks while it is resolved says whom and what. */
export interface Word<E extends Effect = Effect> {
  /** In how many steps; left out: all at once. */
  readonly times?: (effect: E) => number;
  readonly asks?: (effect: E) => readonly Ask[];
  readonly question?: Question<E>;
  resolve(s: State, here: Here, effect: E, ctx: Context, picks: readonly Choice[]): void;
}

export interface Question<E extends Effect = Effect> {
  deciders(s: State, here: Here, effect: E): readonly Seat[];
  prompt(s: State, here: Here, seat: Seat): Message;
  choices(s: State, here: Here, seat: Seat): Choice[];
  refuse(s: State, here: Here, seat: Seat, choice: unknown): Ruling;
}

export type WordOf<W extends Effect['word']> = Word<EffectOf<W>>;
