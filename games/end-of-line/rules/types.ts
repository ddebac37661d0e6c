import type {
  Context as KernelContext,
  Look as KernelLook,
  Ruling as KernelRuling,
  State as KernelState,
  Seat,
} from '@turnpoint/kernel';
import type { Cell, Colour, Face, Mode, Way } from '../content/index.ts';
import type { Clause } from './clauses.ts';
import type { Choice } from './state/choices.ts';
import type { Entry } from './state/entries.ts';
import type { Frame } from './state/frames.ts';
import type { View } from './state/views.ts';

export type * from './state/choices.ts';
export type * from './state/entries.ts';
export type * from './state/frames.ts';
export type * from './state/views.ts';
export type { Cell };

/** Stands for a Start of Line card where the cell of a parent or a head is expected. */
export const START = -1;

export type Effect = 'boost' | 'brake' | 'turnaround';

export interface Options {
  readonly mode: Mode;
  /** One per seat, all different. */
  readonly colours: readonly Colour[];
}

/** A card on the table. It never changes (EOL-3.9), so copies of a state share it. */
export interface Laid {
  readonly seat: Seat;
  readonly face: Face | 'start';
  /** Travel direction: how the line entered it; for a Start card, where it leaves. */
  readonly way: Way;
  /** The card whose way out it was attached to. */
  readonly parent: Cell;
  /** Counts all placements of the match from 1; 0 for a Start card. */
  readonly n: number;
}

export interface Out {
  readonly round: number;
  /** At a check, or by resigning or running out of time (EOL-8.11). */
  readonly how: 'check' | 'left';
  /** Among those out in one round the higher is better: the last card's number, or the order of leaving. */
  readonly n: number;
}

export interface Player {
  readonly colour: Colour;
  /** Where the first card goes, and its travel direction. */
  readonly entry: Cell;
  readonly entryWay: Way;
  /** The card placed last (START before the first). */
  head: Cell;
  energy: number;
  /** Energy effect used this round. */
  effect: Effect | null;
  hand: Face[];
  /** The top is the last. */
  deck: Face[];
  /** The line has ended in this action phase; the check will put the player out (EOL-6.15, 8.2). */
  ended: boolean;
  out: Out | null;
}

/** What lies open on the table: enough to tell where a line can go. */
export interface Area {
  readonly mode: Mode;
  readonly size: number;
  readonly cells: readonly (Laid | null)[];
}

export interface Table {
  readonly mode: Mode;
  readonly size: number;
  cells: (Laid | null)[];
  players: Player[];
  /** Revealed for the first-round order, by seat (EOL-2.6); empty in the solo puzzle. */
  readonly reveals: readonly (readonly Face[])[];
  /** First-round order, the last tie-breaker (EOL-2.9). */
  readonly first: readonly Seat[];
  round: number;
  /** This round's order. */
  order: readonly Seat[];
  /** Placements so far. */
  laid: number;
}

export interface EndOfLine {
  table: Table;
  frame: Frame;
  choice: Choice;
  entry: Entry;
  view: View;
  options: Options;
  clause: Clause;
}

export type State = KernelState<EndOfLine>;
export type Look = KernelLook<EndOfLine>;
export type Ruling = KernelRuling<Clause>;
export type Context = KernelContext<EndOfLine>;
