import type { Types } from '@turnpoint/kernel';
import { getContext, type Snippet, setContext } from 'svelte';
import type { ToldStep } from './contract.ts';

/** One of several things that share a place: its tab says what it is. */
export interface Pane {
  readonly id: string;
  readonly label: string;
  readonly content: Snippet;
  /** It says what can be done in the turn that is played: a page that tells turns that were played needs none of it. */
  readonly isTurn?: boolean;
}

/** What the page around a table puts into its frame. A table never sees it: `TableFrame` takes it from the context. */
export interface ShellSlots {
  /** Header, left: the way home, the game, the mode. */
  readonly start: Snippet;
  /** Header, right: rules, menu. */
  readonly end: Snippet;
  /** Header, middle, instead of the table's own `round` (a replay tells the result there). */
  readonly middle?: Snippet;
  /** Takes the place of prompt and dock, over the whole width (a replay's transport). */
  readonly foot?: Snippet | undefined;
  /** Above the prompt: what a first match teaches now. */
  readonly coach?: Snippet | undefined;
  /** Above the board, in a row of its own: it never covers anything. */
  readonly banner?: Snippet | undefined;
  /** Beside the log: who is at the table, and how much they said that was not read. */
  readonly tab?: { readonly label: string; readonly content: Snippet; readonly news: number } | undefined;
  /** Where the table has the ways to leave: the page's own. `canResign`: the rules have one already. */
  readonly leave?: Snippet<[canResign: boolean]> | undefined;
  /** One rail of the page's own, for what the frame would put into both of its. */
  readonly side?: Side | undefined;
  /** Narrow screens only: at the lower edge, whatever stands above. */
  readonly bar?: Snippet | undefined;
  /** Where a replay stands: later log lines are dimmed, and a click on a line goes there. */
  readonly playhead?: { readonly step: number; go(step: number): void } | undefined;
}

/** What a frame has to show beside the board. */
export interface SideParts {
  readonly panes: readonly Pane[];
  /** Some steps of the log, as the frame writes all of them. */
  readonly steps: Snippet<[readonly ToldStep<Types>[]]>;
}

export interface Side {
  /** Above it, and read before the foot: what is most to be said. Wide screens only. */
  readonly head?: Snippet | undefined;
  readonly content: Snippet<[SideParts]>;
  /** On narrow screens it is a sheet, and lies open or not. */
  readonly isOpen: boolean;
  close(): void;
}

const KEY = Symbol('shell slots');

/** Hand over an object with getters so that what changes is followed. */
export function provideSlots(slots: ShellSlots): void {
  setContext(KEY, slots);
}

/** Undefined where a table is drawn outside the shell: tests, pictures. */
export function slots(): ShellSlots | undefined {
  return getContext<ShellSlots | undefined>(KEY);
}
