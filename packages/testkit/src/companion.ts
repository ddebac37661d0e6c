import type { Game, Logged, Seat, State, Texts, Types } from '@turnpoint/kernel';

/** One way to set up a match that the suite plays through. */
export interface Setup<T extends Types> {
  readonly options: T['options'];
  readonly seats: number;
}

/** What a game hands to the suite: the default export of `games/<game>/test/conformance.ts`. */
export interface Companion<T extends Types = Types> {
  readonly game: Game<T>;
  /** By language. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** Every mode and every number of seats. */
  readonly setups: readonly Setup<T>[];
  /** Any set-up at all, drawn by chance, where there are more than can be listed: decks of any cards, say. Left out: one of `setups`. */
  anySetup?(int: (below: number) => number): Setup<T>;
  /**
   * Another state that this seat (null: a spectator) cannot tell from the given one: everything that the
   * specification's table of hidden information keeps from it is drawn anew, the chance to come included. Written
   * straight on the state, never through `view` or `determinize`: it is what these two are checked against.
   */
  scramble(state: State<T>, seat: Seat | null, int: (below: number) => number): State<T>;
  /**
   * Like `scramble`, but each world as often as a seat should expect it, where that is not the same: `scramble` of a game
   * with decks of one's own puts any card anywhere, and no deck is like that. Null where nobody can say, as of a deck
   * chosen in secret. Left out: `scramble`.
   */
  likely?(state: State<T>, seat: Seat | null, int: (below: number) => number): State<T> | null;
  /** What one seat alone decides it decides in the open: the log may tell which it was, even where nothing else does. */
  readonly choosesOpenly?: boolean;
  /**
   * Did this step hide again what had lain open (a discard pile was shuffled)? Then the log rightly tells what the looks
   * around it no longer do. Left out: that never happens.
   */
  hidesAgain?(log: readonly Logged<T['entry']>[]): boolean;
}

/** A name for a set-up, made of its plain options: `versus-2`. */
export function nameOfSetup({ options, seats }: Setup<Types>): string {
  const plain = Object.values(options).filter((value) => typeof value !== 'object');
  return [...plain, seats].join('-');
}
