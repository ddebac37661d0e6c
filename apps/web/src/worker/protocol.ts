import type { Look, MatchRecord, Message, Outcome, Ruling, Seat, Section, Types, UndoRefusal } from '@turnpoint/kernel';
import type { Foreseen, ToldStep } from '@turnpoint/ui';

export type Level = 1 | 2 | 3;

export interface Player {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Bots only; null for persons. */
  readonly level: Level | null;
}

/** All that a page shows of a match without opening it. Holds nothing that a spectator may not know. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly players: readonly Player[];
  readonly started: number;
  /** Time of the last choice. */
  readonly changed: number;
  readonly steps: number;
  /** Who decides now; null when the match is over. */
  readonly turn: Seat | null;
  readonly prompt: Message | null;
  readonly outcome: Outcome | null;
  /** For the thumbnail. */
  readonly look: Look;
  /** Published before the deal. */
  readonly seal: string;
  /** The day of a daily puzzle, otherwise null. */
  readonly daily: string | null;
  /** The match and step this one left from, otherwise null. */
  readonly from: { readonly id: string; readonly step: number } | null;
}

export interface NewMatch {
  readonly game: string;
  readonly options: object;
  readonly players: readonly Player[];
  /** A deal that was sealed before (`deal`), or the day of a daily puzzle. */
  readonly deal: { readonly ticket: string } | { readonly daily: string };
}

/** What one reader sees of a match. */
export interface Sight {
  readonly look: Look;
  readonly labels: readonly Message[];
  /** What the game's `reckon` makes of the look; undefined for games without one. */
  readonly reckoned: unknown;
  readonly text: readonly Section[];
  /** From step `since` on. */
  readonly log: readonly ToldStep<Types>[];
  readonly since: number;
  /** Who has still to answer; the first of several. Null when the match is over. */
  readonly turn: Seat | null;
  readonly undo: UndoRefusal | null;
}

export type Chosen = { readonly ok: true; readonly sight: Sight } | { readonly ok: false; readonly ruling: Ruling };
export type Created = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly ruling: Ruling };

/** One choice of a finished match, for the replay's track. Step 0 is the deal. */
export interface Step {
  readonly seat: Seat | null;
  readonly round: number | null;
}

export interface Replayed {
  readonly steps: readonly Step[];
  readonly log: readonly ToldStep<Types>[];
}

export interface Checked {
  readonly seal: string;
  /** The seed fits the seal that was shown before the deal. */
  readonly sealFits: boolean;
  /** The same seed and choices gave the same end again. */
  readonly endFits: boolean;
  readonly choices: number;
}

/** A best line of a puzzle. */
export interface Solution {
  readonly score: number;
  /** The solution as a match of its own, to be watched as a replay. */
  readonly id: string;
}

/** Everything the page can ask of the worker. The rules, the bots and the seeds live there. */
export interface Hall {
  /** Fixes a seed and tells only its seal. */
  deal(): { ticket: string; seal: string };
  cannotStart(game: string, options: object, seats: number): Promise<Ruling | null>;
  create(match: NewMatch): Promise<Created>;
  list(): Promise<Summary[]>;
  summary(id: string): Promise<Summary | null>;
  remove(id: string): Promise<void>;
  sight(id: string, seat: Seat | null, since: number): Promise<Sight>;
  choose(id: string, seat: Seat, choice: object, since: number): Promise<Chosen>;
  /** Lets the bot whose turn it is choose, and tells what `reader` sees then. */
  botChooses(id: string, reader: Seat | null, since: number): Promise<Sight>;
  /** The latest choice, or everything after step `to`, as far as it can be taken back. */
  undo(id: string, seat: Seat, to: number | null): Promise<Sight>;
  why(id: string, seat: Seat, choice: object): Promise<Ruling | null>;
  foresee(id: string, seat: Seat, choices: readonly object[]): Promise<Foreseen<Types> | null>;
  /** What this reader saw after a step that their log tells of; null for any other step. */
  lookBack(id: string, reader: Seat | null, step: number): Promise<Look | null>;
  replay(id: string): Promise<Replayed>;
  sightAt(id: string, seat: Seat | null, step: number): Promise<Sight>;
  /** This seat's chance to win after so many choices of a finished match, from 0 to 1, by playouts. */
  chance(id: string, step: number, seat: Seat): Promise<number>;
  branch(id: string, step: number, person: Seat, names: readonly string[]): Promise<string>;
  record(id: string): Promise<MatchRecord>;
  importRecord(text: string, names: readonly string[]): Promise<string>;
  check(id: string): Promise<Checked>;
  solve(id: string, name: string): Promise<Solution>;
}

export type Verb = keyof Hall;
export interface Request {
  readonly call: number;
  readonly verb: Verb;
  readonly args: readonly unknown[];
}
export type Reply =
  | { readonly call: number; readonly ok: true; readonly value: unknown }
  | { readonly call: number; readonly ok: false; readonly error: string };
