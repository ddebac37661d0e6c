import type { InLanguages } from '@turnpoint/kernel';

/** What is known of a game before any of its parts is fetched. */
export interface About {
  /** The name of its folder. */
  readonly id: string;
  /** Proper names are the same in every language. */
  readonly name: string;
  /** Games are listed by it, the lowest first. */
  readonly place: number;
  readonly seats: readonly [least: number, most: number];
  /** How many it is mostly played by. */
  readonly usualSeats: number;
  /** One line on the cover, and what kind of game it is. */
  readonly promise: InLanguages<string>;
  readonly kind: InLanguages<string>;
  /** How its title is set. */
  readonly face: { readonly family: string; readonly weight: number; readonly size: number };
  /** The ground that the cover's foot fades into. */
  readonly ground: string;
  /** The room is dark whatever theme the shell has. */
  readonly dark: boolean;
  /** Has the puzzle of the day; one game has. */
  readonly daily: boolean;
}
