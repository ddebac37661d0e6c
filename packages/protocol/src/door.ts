import type { Look, MatchRecord, Ruling, Seat, Section } from '@turnpoint/kernel';
import type { Company, Motion } from './company.ts';
import type { DealPart } from './deal.ts';
import type { Known } from './known.ts';
import type { Player } from './player.ts';
import type { Shared } from './shared.ts';
import type { Answer, Foreseen, PastSight, Seen, Sight, ToldStep, UndoRefused } from './sight.ts';
import type { Eyes, Studies } from './studies.ts';
import type { Listing, Summary } from './summary.ts';
import type { Line, Saying } from './talk.ts';

/**
 * What one visitor can reach: bound to who they are when it is made, so no call names a person. A page, a program and a
 * server's socket all stand before the same door.
 */
export interface Door {
  readonly library: Library;
  readonly review: Review;
  /**
   * Opens a seat that belongs to the visitor. Without a listener nothing is pushed. Who opens it again says what they know,
   * and is told what they have missed.
   */
  sit(match: string, seat: Seat, listener: Listener | null, known?: Known | null): Promise<SeatPort>;
  /** Opens a match to look at, as a spectator; `over` a seat's shoulder where its table has agreed to open hands. */
  watch(match: string, listener: Listener | null, known?: Known | null, over?: Seat | null): Promise<WatchPort>;
  /** How long bots take for an answer that is seen, in milliseconds: a table that people can follow. */
  tempo(match: string, milliseconds: number): Promise<void>;
}

/** Where a port pushes to. */
export interface Listener {
  /** At once after opening, then whenever something changed for this viewer, and at no other time. */
  sight(sight: Sight): void;
  /** Given by whoever finds the words themselves: called instead of `sight`, with what it was called with before. */
  seen?(seen: Seen, before: Seen | null): void;
  /** Who is at the table and what goes on beside the game: where people play together, whenever it has changed. */
  company?(company: Company): void;
  /** What was said at the table since the last time: to those who sit there. */
  talk?(lines: readonly Line[]): void;
  /** What went wrong with the match, in one sentence. What was shown as done is stored. */
  fault(sentence: string): void;
}

/** A spectator's port: it can only look. */
export interface WatchPort {
  /** What the viewer saw after a step that their log tells of; null for any other step. */
  lookBack(step: number): Promise<Look | null>;
  /** The table as text: only when asked for. */
  text(): Promise<readonly Section[]>;
  close(): Promise<void>;
}

/** What a client calls a change of its own. Its numbers grow, and it waits for one answer before the next change. */
export interface Receipt {
  readonly client: string;
  readonly number: number;
  /** `markOf` the look that the change was made for: left out, its step is all that counts. */
  readonly mark?: number;
  /** How many sights its port had been pushed by then: where there are no more, it was made for the latest one. */
  readonly seen?: number;
  /** Sent before, and no answer came: the first message may still arrive somewhere. */
  readonly again?: true;
}

/** A seat, opened once and bound to who may use it. */
export interface SeatPort extends WatchPort {
  /** Does this seat still owe an answer? For screens that several share: it tells without showing anything. */
  owes(): Promise<boolean>;
  /**
   * One after another, or none of them; `at` is the step of the look they were made for. With a receipt the same call may
   * be made again: it is carried out once and answered alike.
   */
  choose(choices: readonly object[], at: number, receipt?: Receipt | null): Promise<Answer>;
  /** The latest choice, or everything after step `to`, as far as it can be taken back. */
  undo(to: number | null, receipt?: Receipt | null): Promise<UndoRefused | null>;
  /** Takes the seat back from the bot that sits in. Whoever chooses or votes does so too. */
  back(): Promise<void>;
  /** Goes on holiday for so many days, where turns have days; 0 ends it. Throws a sentence when it cannot be. */
  holiday(days: number): Promise<void>;
  /** Leaves orders that answer for this seat in windows, from the next one on; null takes them back. */
  leaveOrders(orders: object | null): Promise<void>;
  /** Calls for more time in the window that is open, for all to see. */
  callToWait(): Promise<void>;
  /** Says something to those who sit at the table. */
  say(saying: Saying): Promise<void>;
  /**
   * The table where all gather to play again, everybody one seat further on; the first who asks opens it. With the options
   * of a match that follows in a campaign, all gather for that one, each at their seat.
   */
  rematch(onward?: object): Promise<string>;
  /** Makes a motion, or votes on it; a vote may be changed until it is carried. Throws a sentence when it cannot be. */
  vote(motion: Motion, isFor: boolean): Promise<void>;
  /** Null when the choice is legal now. Anything may be asked. */
  why(choice: object): Promise<Ruling | null>;
  /** What these choices, one after another, would lead to; null when one is not legal. */
  foresee(choices: readonly object[]): Promise<Foreseen | null>;
}

export interface NewMatch {
  readonly game: string;
  readonly options: object;
  readonly players: readonly Player[];
  /** A deal that was sealed before (`deal`), the day of a daily puzzle, or the deal that a first match names. */
  readonly deal: { readonly ticket: string } | { readonly daily: string } | { readonly first: string };
  /** The finished match of a campaign that this one goes on from; what that one hands on is added to the options. */
  readonly follows?: string;
}

export type Created = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly ruling: Ruling };

/** The visitor's matches. */
export interface Library {
  /** Fixes a seed and tells only its seal. */
  deal(): Promise<{ ticket: string; seal: string }>;
  cannotStart(game: string, options: object, seats: number): Promise<Ruling | null>;
  create(match: NewMatch): Promise<Created>;
  list(): Promise<Listing>;
  /** Null when there is no such match; throws a sentence when it cannot be opened. */
  summary(id: string): Promise<Summary | null>;
  /**
   * Takes in a record or a chain from outside, played again before it is believed, and gives the (last) match; throws a
   * sentence that says what is wrong.
   */
  import(text: string, names: readonly string[]): Promise<string>;
  /**
   * Opens a record, or a match shared with branches, that comes from outside: verified like an import, and in no list. What
   * is here already is not there twice; branches of a match that is here are added to it. `players` are those of a bare
   * record, `seats` those of the visitor. Not on a server.
   */
  visit(text: string, players: readonly Player[], seats?: readonly Seat[]): Promise<string>;
  /** Lists a match that was only visited. */
  keep(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** A match of this device, with its seed, to go on elsewhere. No server hands one over. */
  handOver(id: string): Promise<MatchRecord>;
  /** All that is stored of a match that cannot be opened, so that it can be taken elsewhere. */
  salvage(id: string): Promise<object>;
}

/** One choice of a finished match, for the replay's track. Step 0 is the deal. */
export interface Step {
  readonly seat: Seat | null;
  readonly round: number | null;
}

export interface Replayed {
  readonly steps: readonly Step[];
  readonly log: readonly ToldStep[];
}

export interface Checked {
  readonly seal: string;
  /** The seed fits the seal that was shown before the deal. */
  readonly sealFits: boolean;
  /** The same seed and choices gave the same end again. */
  readonly endFits: boolean;
  readonly choices: number;
  /** What the seed was made of; null where one device drew it alone. */
  readonly parts: readonly DealPart[] | null;
}

/** A best line of a puzzle. */
export interface Solution {
  readonly score: number;
  /** The solution as a match of its own, to be watched as a replay. */
  readonly id: string;
}

/** The matches of a campaign up to one of them, as a file: their records, each of which names the one before. */
export interface Chain {
  readonly turnpoint: 1;
  /** Who sat at the seats of the last one, so that others can go on as it was. */
  readonly players: readonly Player[];
  readonly chain: readonly MatchRecord[];
}

/** Where a branch leaves a match, who goes on with it, and what all are called. */
export interface BranchPoint {
  readonly step: number;
  /** Null where bots hold all seats. */
  readonly person: Seat | null;
  readonly names: readonly string[];
}

/** Finished matches only: everything here may lie open. */
export interface Review extends Studies {
  record(id: string): Promise<MatchRecord>;
  /** The log as it was told to this viewer; null: to whoever looked on. */
  replay(id: string, viewer?: Seat | null): Promise<Replayed>;
  sightAt(id: string, viewer: Seat | null, step: number, eyes?: Eyes): Promise<PastSight>;
  textAt(id: string, viewer: Seat | null, step: number, eyes?: Eyes): Promise<readonly Section[]>;
  check(id: string): Promise<Checked>;
  branch(id: string, point: BranchPoint): Promise<string>;
  /**
   * A match and all that ever left it or a branch of it, whichever of them is asked for: what was first comes first, then
   * the branches as they began. Those that run are told as any list tells them. Not on a server.
   */
  branches(id: string): Promise<readonly Summary[]>;
  nameBranch(id: string, name: string): Promise<void>;
  /** A match with these of its branches, to be handed on. Nothing that still runs is. Not on a server. */
  share(id: string, branches: readonly string[]): Promise<Shared>;
  solve(id: string, name: string): Promise<Solution>;
  /** The options of the matches that may follow this one; none where nothing does. What it hands on stays hidden. */
  onward(id: string): Promise<readonly object[]>;
  chain(id: string): Promise<Chain>;
  /** What was found out about a match before, under this key; null where nothing is kept. */
  study(id: string, key: string): Promise<unknown>;
  /** Keeps what was found out, with the match: it may be lost, and is then found out again. */
  keepStudy(id: string, key: string, found: unknown): Promise<void>;
}
