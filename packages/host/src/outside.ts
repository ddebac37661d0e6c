import type { GameBot } from '@turnpoint/bots';
import type { Game, Look, RecordedChoice, Seat, State, Types, Windows } from '@turnpoint/kernel';
import type { Compared, Level, Odds, Tried } from '@turnpoint/protocol';
import type { Storage } from './storage.ts';

/** All that a host needs from where it runs. It knows no page, no socket, no database and no clock of its own. */
export interface Outside {
  readonly catalogue: Catalogue;
  readonly storage: Storage;
  readonly time: Time;
  readonly chance: Chance;
  readonly thinking: Thinking;
  readonly bus: Bus;
  /** Left out where nobody is told anything who is not at their table. */
  readonly herald?: Herald | undefined;
  /** Milliseconds after which a match that is looked at is compared with what is stored; 20 seconds where left out. */
  readonly lookAgainAfter?: number | undefined;
}

/** Tells people that a table waits for them. */
export interface Herald {
  turn(news: TurnNews): void;
}

export interface TurnNews {
  readonly match: string;
  readonly game: string;
  /** Who is asked now and not there. */
  readonly who: readonly string[];
}

/** Games by their ids. Each throws a sentence when it does not have what is asked for. */
export interface Catalogue {
  /** The rules of a version; the newest without one. */
  rules(game: string, version: string | null): Promise<Game>;
  bot(game: string): Promise<GameBot<Types>>;
  /** Null for games without puzzles. */
  solver(game: string): Promise<Solver | null>;
  /** Null for games in which every decision closes with its last answer. */
  windows(game: string): Promise<Windows | null>;
}

/** Finds a best line of a puzzle. It knows the order of the decks, so it is asked only after the end. */
export type Solver = (state: State) => { readonly best: number; readonly choices: readonly RecordedChoice[] };

export interface Time {
  now(): number;
  /** Calls `act` after so many milliseconds; what it gives back calls that off. */
  after(milliseconds: number, act: () => void): () => void;
}

/** Randomness that nobody can foresee. */
export interface Chance {
  seed(): string;
  id(): string;
}

/** Where bots think: elsewhere, so that no question of a person waits behind a thought. */
export interface Thinking {
  choose(job: ChoiceJob): Promise<Types['choice']>;
  odds(job: OddsJob): Promise<Odds>;
  tryTurns(job: TrialJob): Promise<readonly Tried[]>;
  compare(job: ComparisonJob): Promise<readonly Compared[]>;
}

interface Job {
  readonly game: string;
  readonly version: string;
  readonly look: Look;
  /** Of the thinker's own chance. */
  readonly seed: string;
}

export interface ChoiceJob extends Job {
  readonly level: Level;
}

export interface OddsJob extends Job {
  readonly seat: Seat;
  readonly worlds: number;
}

/** Of the seat whose look it is, as all that follow: nothing else of the match comes in. */
export interface TrialJob extends Job {
  readonly turns: number;
  readonly worlds: number;
}

export interface ComparisonJob extends Job {
  readonly lines: readonly (readonly object[])[];
  readonly worlds: number;
}

/** What a bus tells by itself after it was gone for a while: anything may have changed meanwhile. */
export const MISSED = 'missed';

/**
 * Carries news between hosts on the same storage: the id of a match or table that has changed, or a word about it that
 * holds for a while. What is told may come late, twice or never.
 */
export interface Bus {
  tell(news: string): void;
  hear(listener: (news: string) => void): void;
}
