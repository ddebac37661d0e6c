import type { Seat } from '@turnpoint/kernel';
import type { Colour, Face, Way } from '../../content/index.ts';
import type { Area, Cell, Effect, Laid, Out } from '../types.ts';
import type { Score } from './entries.ts';
import type { Frame } from './frames.ts';

export interface PlayerView {
  readonly colour: Colour;
  readonly entry: Cell;
  readonly entryWay: Way;
  readonly head: Cell;
  readonly energy: number;
  readonly effect: Effect | null;
  /** Null when hidden from the viewer. */
  readonly hand: readonly Face[] | null;
  readonly handCount: number;
  /** Top last; null while the match runs. */
  readonly deck: readonly Face[] | null;
  readonly deckCount: number;
  /** Cards not on the table, by face: hand and deck together, which everybody can count. */
  readonly unseen: Readonly<Record<Face, number>>;
  readonly ended: boolean;
  readonly out: Out | null;
  /** Cells the head's available ways out lead to. */
  readonly open: readonly Cell[];
}

export interface View extends Area {
  readonly cells: readonly (Laid | null)[];
  readonly players: readonly PlayerView[];
  readonly reveals: readonly (readonly Face[])[];
  readonly first: readonly Seat[];
  readonly round: number;
  readonly order: readonly Seat[];
  readonly laid: number;
  /** All frames of this game are open information. */
  readonly stack: readonly Frame[];
  /** The puzzles' score if they ended now; null in the other modes, and while a hand is hidden from the viewer. */
  readonly score: Score | null;
}
