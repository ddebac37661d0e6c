import type { Seat } from '@turnpoint/kernel';
import type { Effect } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { Choice, Context, EffectFrame, Ruling, State, Table } from '../types.ts';

/** In place of a pick: none, or no more. */
export const NONE = -1;

/** What somebody has to pick now. */
export interface Ask {
  readonly seat: Seat;
  readonly kind: 'piece' | 'lane' | 'card' | 'unlinked' | 'linked' | 'cell';
  readonly options: readonly number[];
  readonly mayStop: boolean;
  readonly prompt: string;
  /** The clause that a pick outside the list breaks. */
  readonly clause: Clause;
}

/** One word of the effect vocabulary: what it asks, what stands in its way before it is paid for, what it does. */
export interface WordRules<E extends Effect = Effect> {
  /** Null when nothing is asked: then it runs at once, with no pick. */
  ask?(t: Table, f: EffectFrame, e: E): Ask | null;
  /** What an Intervention needs before it is played (TS-16.7). */
  cannot?(t: Table, f: EffectFrame, e: E): Ruling | null;
  /** `pick` is null when nothing was asked, or nothing could be picked. */
  run(s: State, f: EffectFrame, e: E, pick: number | null, ctx: Context): void;
}

/** Cells of the Linked location in a pick that may also be an Unlinked one. */
export const FROM_LINKED = 100;

export function choiceFor(ask: Ask, pick: number): Choice {
  switch (ask.kind) {
    case 'piece':
      return { kind: 'piece', piece: pick };
    case 'lane':
      return { kind: 'lane', lane: pick };
    case 'card':
      return { kind: 'card', card: pick };
    case 'cell':
      return pick >= FROM_LINKED ? { kind: 'linked', cell: pick - FROM_LINKED } : { kind: 'unlinked', cell: pick };
    default:
      return { kind: ask.kind, cell: pick };
  }
}

export function pickedIn(ask: Ask, choice: Choice): number {
  switch (choice.kind) {
    case 'piece':
      return choice.piece;
    case 'lane':
      return choice.lane;
    case 'card':
      return choice.card;
    case 'unlinked':
      return choice.cell;
    case 'linked':
      return ask.kind === 'cell' ? choice.cell + FROM_LINKED : choice.cell;
    default:
      return NONE;
  }
}
