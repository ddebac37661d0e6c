import type { LogStep, Look, Message, Reader, Ruling, Seat, Section, Texts, Types } from '@turnpoint/kernel';
import type { Component } from 'svelte';
import type { Story } from './story/contract.ts';

export interface PlayerInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Of a bot; the shell's text `level.<n>` says it in a word. */
  readonly level?: number | null;
}

/** Why the latest choice cannot be taken back, or null when it can; `isPractice` where it stands for good and yet can. */
export interface UndoState {
  readonly refusal: Message | null;
  readonly isPractice?: boolean;
  /** Nothing here is the viewer's to take back: then there is no button for it. */
  readonly isNobodys?: boolean;
}

/** Can the latest choice be taken back as if it had never been made? */
export const isFree = ({ refusal, isPractice = false }: UndoState): boolean => refusal === null && !isPractice;

/** A part of the log with its sentences: `lines[i]` tells `entries[i]`. The rules run elsewhere, so they come ready. */
export interface ToldStep<T extends Types> extends LogStep<T> {
  readonly lines: readonly Message[];
  /** Whom it tells of instead of the seat's own player: a bot that played this step for them. */
  readonly by?: string;
}

/**
 * What choices would lead to, for the one who would make them. When one of them could not be taken back nothing more is
 * told: looking ahead must teach nothing.
 */
export type Foreseen<T extends Types> =
  | { readonly sealed: true }
  | {
      readonly sealed: false;
      readonly look: Look<T>;
      readonly entries: readonly T['entry'][];
      /** Tells them, one for one. */
      readonly lines: readonly Message[];
    };

/** A pause for answers that closes at its own time, by the page's clock, and the seats that have called to wait. */
export interface OpenWindow {
  readonly until: number;
  readonly waits: readonly number[];
}

/** How fast others act and are shown: a short word for it, all of it in words, and the next one. */
export interface Pace {
  readonly speed: number;
  readonly word: string;
  readonly says: string;
  change(): void;
}

/** What the shell hands to a game's table. The table draws it, animates `fresh`, and calls back; it knows no rules. */
export interface TableProps<T extends Types> {
  /** What the viewer sees now. After the motion of `fresh` the look wins. */
  readonly look: Look<T>;
  /** The names of `look.choices`, one for one. */
  readonly labels: readonly Message[];
  /** What the game's `reckon` makes of the look; only the game's own table knows its shape. */
  readonly reckoned?: unknown;
  readonly players: readonly PlayerInfo[];
  /** Holds the game's own texts and the shared ones of `@turnpoint/ui` (keys `ui.…`). */
  readonly reader: Reader;
  /** The log the viewer may see, from the deal on. A replay hands over all of it, also what lies ahead of `look`. */
  readonly log: readonly ToldStep<T>[];
  /** Entries that led from the former look to this one, in order; empty after a jump (reload, replay, undo). */
  readonly fresh: readonly T['entry'][];
  /** `play`: the viewer may choose when asked. `watch`: nothing can be touched (replay, pictures). */
  readonly use: 'play' | 'watch';
  readonly undo: UndoState;
  /** No flying, sliding or pulsing: a short highlight instead. */
  readonly calm: boolean;
  /** One after another, or none of them when one is refused. */
  choose(...choices: readonly T['choice'][]): void;
  /** Takes back the latest choice, or everything after this step. */
  takeBack(to?: number): void;
  /** Null when the choice is legal now. Anything may be asked: a cell, a card, an effect. */
  why(choice: object): Promise<Ruling | null>;
  /** What these choices, one after another, would lead to; null when one is not legal. Left out where nothing can be chosen. */
  foresee?(choices: readonly T['choice'][]): Promise<Foreseen<T> | null>;
  /** What the viewer saw after an earlier step of `log`. Left out where the shell itself steps through the match. */
  lookBack?(step: number): Promise<Look<T> | null>;
  /** The look in words, for the frame's "Text view"; asked for only while that is open. */
  text(): Promise<readonly Section[]>;
  /** Lets those who are waited for act at once; left out while nobody is, or nobody can be hurried. */
  readonly hurry?: (() => void) | undefined;
  /** How fast others act and are shown; left out where nobody can be hurried. */
  readonly pace?: Pace | undefined;
  /** Left out where all sit at one screen; null while no window is open that has a time of its own. */
  readonly window?: OpenWindow | null | undefined;
  /** Calls for more time in it, for all to see. */
  callToWait?(): void;
  /** What the viewer's seat has left to be answered by in windows; null without. */
  readonly orders?: object | null;
  /** Left out where nothing can be chosen. */
  readonly leaveOrders?: ((orders: object | null) => void) | undefined;
  /** Opens the rule beside the table. */
  openClause(clause: string): void;
}

/** A hint for a first match: `fits` when what it speaks of is on the table; the game's text `table.tip-<id>` says it. */
export interface Hint {
  readonly id: string;
  readonly fits: boolean;
}

/** One thing that a first match teaches: the game's text `first.<id>` says what to do, `first.<id>-why` what for. */
export interface Lesson<T extends Types> {
  readonly id: string;
  /** Is said whenever it fits, not only until it was done once. */
  readonly again?: boolean;
  /** Is this the moment for it? */
  fits(look: Look<T>): boolean;
  /** What may be touched for it. `reckoned` is what the game's `reckon` makes of the look. */
  spots(look: Look<T>, reckoned: unknown): readonly string[];
  /** `log` is all that the viewer was told so far. */
  done(look: Look<T>, log: readonly LogStep<T>[]): boolean;
}

/** A first match that teaches by playing: always the same deal. The game's text `first.aim` says what one plays for. */
export interface FirstMatch<T extends Types> {
  readonly options: T['options'];
  /** Where fewer than usual are easier to follow. */
  readonly seats?: number;
  /** Names the deal: another name, another deal. */
  readonly deal: string;
  /** Of the bots on the other seats. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  /** In the order in which they are taught; where the moment for one does not come, the next is. */
  readonly lessons: readonly Lesson<T>[];
  texts(language: string): Promise<Texts>;
}

/** A piece of a game's pages that is fetched when it is first shown, and with it one language of its own words. */
export interface Part<Props extends object> {
  component(): Promise<{ readonly default: Component<Props> }>;
  /** Added to the texts of the piece's `reader`. */
  texts?(language: string): Promise<Texts>;
}

/** The moment that decided a match. */
export interface Moment {
  /** From here it is looked at, and can be tried again. */
  readonly step: number;
  readonly says: Message;
  /** The board after a step, cut to what decided; left out where the board does not show it. */
  readonly seen?: { readonly step: number; readonly spots: readonly string[] };
  /** Where the board does not show it: the cards that mattered, each with where it was. They are drawn by the game's `card`. */
  readonly cards?: readonly { readonly card: string; readonly where: Message }[];
}

/** What a match came to, for the seat that looks: why, how both stood, and the moment that decided it. */
export interface Ending {
  readonly lines: readonly Message[];
  /** What the viewer needed, each as short as it can be said; left out where a game has no such list. */
  readonly needed?: readonly Needed[];
  /** Null where no one moment decided. */
  readonly moment: Moment | null;
}

export interface Needed {
  readonly says: Message;
  /** Was it there at the end? */
  readonly isMet: boolean;
}

/** The viewer has dropped out of a match that others play on. */
export interface Out {
  /** Null where all play together. */
  readonly place: number | null;
  /** In one sentence. */
  readonly why: Message;
  /** How many play on. */
  readonly playing: number;
}

/** What a game brings to the shell, besides its rules. `PartShown` shows its parts. */
export interface GameTable<T extends Types> {
  readonly table: Part<TableProps<T>>;
  /** The start layout for these options, drawn by the table. */
  readonly setUpPicture: Part<{ options: T['options']; seats: number; reader: Reader }>;
  /** How to play, in our own words, with pictures drawn by the table itself. */
  readonly howTo: Part<{ reader: Reader; openClause(clause: string): void }>;
  /**
   * The board at a moment, 560 to 360, for "Continue", chapters and what is shared: one `svg` that brings all its
   * paint with it, as attributes and without variables, so that it can be made a picture. What `spots` name stands out, and what shows it bears `data-marked`; names of cards are in the
   * reader's language where there is one.
   */
  readonly picture: Part<{ look: Look<T>; reckoned?: unknown; spots?: readonly string[]; reader?: Reader }>;
  /** A card by its id, small: fills its place. Left out where no moment names one. */
  readonly card?: Part<{ card: string; reader: Reader }>;
  /** What a seat holds, small, as far as the look shows it; left out where nobody holds anything. */
  readonly hand?: Part<{ look: Look<T>; seat: Seat; reader: Reader }>;
  /** How a match is told afterwards. */
  story(): Promise<Story<T>>;
  /** Left out: the outcome alone says why. */
  ending?(): Promise<(look: Look<T>, log: readonly LogStep<T>[], reckoned: unknown) => Ending>;
  /** For games in which one drops out before the end; null while the viewer is in it. */
  out?(): Promise<(look: Look<T>) => Out | null>;
  /** The sign of a seat, for set-up rows, results and tracks; `names` once those who play have sat down. */
  readonly SeatMark: Component<{ options: T['options']; seat: number; size?: number; names?: readonly string[] }>;
}
