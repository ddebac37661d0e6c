import {
  anytimeChoices,
  isAsked,
  type Match,
  type Played,
  type Seat,
  type State,
  type Types,
  timeOut,
  type UndoRefusal,
  type Viewer,
} from '@turnpoint/kernel';
import type { Companion, Setup } from './companion.ts';
import type { Pool } from './pool.ts';

/** A point in a random match, with all that a law may want to try there. */
export interface Moment {
  readonly companion: Companion;
  readonly setup: Setup<Types>;
  readonly match: Match<Types>;
  readonly state: State;
  /** The state as it was spelled when it came about. */
  readonly json: string;
  /** The same for every state of this match so far, by step. */
  readonly history: readonly string[];
  /** How many of the choices so far only changed an answer in the open. */
  readonly changed: number;
  /** The suite's own chance: the match's stays untouched. */
  readonly int: (below: number) => number;
  /** The same match, opened in the same way and played again up to so many choices. */
  again(length: number): Match<Types>;
  /** Choices seen so far in any match of this game. */
  readonly pool: Pool;
  /** True once in so many times. */
  sometimes(oneIn: number): boolean;
}

/** What one choice led to. */
export interface Step extends Moment {
  readonly before: State;
  /** Why each seat could not undo before this choice, by seat. */
  readonly undoBefore: readonly (UndoRefusal | null)[];
  readonly seat: Seat;
  readonly choice: Types['choice'];
  readonly played: Played<Types>;
}

export function seatsOf(state: State): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

/** Every seat, and a spectator. */
export function viewersOf(state: State): Viewer[] {
  return [...seatsOf(state), null];
}

export function askedSeats({ companion, state }: Pick<Moment, 'companion' | 'state'>): Seat[] {
  return seatsOf(state).filter((seat) => isAsked(companion.game, state, seat));
}

/** What may be chosen for a seat unasked: by itself, and by the clock. */
export function asideChoices({ game }: Companion, state: State, seat: Seat): Types['choice'][] {
  const late = timeOut(game, state, seat);
  return [...anytimeChoices(game, state, seat), ...(late === null ? [] : [late])];
}

export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

export function pick<X>(int: (below: number) => number, items: readonly X[]): X {
  return items[int(items.length)] as X;
}
