import type { Message, Seat, Types } from '@turnpoint/kernel';
import type { Snippet } from 'svelte';
import type { Pane } from './shell-context.ts';

/** The places of the frame that a game fills. */
export interface FrameParts<T extends Types> {
  /** What the Undo button does, where that is more than taking back the latest choice. */
  takeBack?: (() => void) | undefined;
  /** Header, middle: where in the round. */
  round?: Snippet | undefined;
  /** On a phone the header has room for one: the round instead of the game's name. */
  roundFirst?: boolean;
  /** Left rail: seats in turn order, then facts the game wants in sight. Left out where the board itself shows them. */
  seats?: Snippet | undefined;
  /** On wide screens the seats stand above the log, and the board gets the left rail's width. */
  stacked?: boolean;
  /** Phones only: one row above the board, on turn first. */
  pills?: Snippet | undefined;
  board: Snippet;
  /** In pixels, on a phone and at a desk: lower than this the board does not get in a low window; then the table scrolls. */
  least?: readonly [narrow: number, wide: number];
  /** What is asked, in a sentence. */
  prompt: Snippet;
  /** The one button that ends, lays or passes. */
  action?: Snippet | undefined;
  /** Hand and effects. */
  dock?: Snippet | undefined;
  /** Right rail, before the log: what the game wants read first. */
  lead?: Omit<Pane, 'id'> | undefined;
  /** Right rail, after the log. */
  cards?: Snippet | undefined;
  sign?: Snippet<[T['entry'], Seat | null]>;
  heading?: (entry: T['entry']) => Message | null;
  skip?: (entry: T['entry']) => boolean;
  /** Entries of the log whose clause stands there to read; those of the others are behind a question mark. */
  notable?: readonly T['entry']['type'][];
}
