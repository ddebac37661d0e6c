/** How matches of a game are set up. The shell draws the form; the rules have the last word. */
export interface Plan {
  readonly modes: readonly Mode[];
  /** Signs that seats can bear (colours, sides); one per seat, all different. */
  readonly signs: readonly string[];
  /** Ready-made decks, for games that have decks; a code of the game stands for any other deck. */
  readonly decks?: readonly { readonly id: string; readonly name: string }[];
  /** The options for a mode, the signs of its seats, and the decks they bring: ids of ready-made ones, or codes. */
  options(mode: string, signs: readonly string[], decks?: readonly string[]): object;
  modeOf(options: object): string;
  signsOf(options: object): readonly string[];
  /** Nobody at this screen may see another's hand: the table is passed on behind a curtain. */
  hidesHands(mode: string): boolean;
  /** The mode whose deal is the same for everybody on one day. */
  readonly daily: string;
}

export interface Mode {
  readonly id: string;
  readonly seats: readonly [least: number, most: number];
  /** Cells along a side, where the mode fixes it. */
  readonly size: number | null;
  /** One score to be made small instead of a winner. */
  readonly puzzle: boolean;
}

/** Every game knows these players. */
export const LEVELS = [1, 2, 3] as const;
