import type { Look, Message, Ruling, Seat, Stake } from '@turnpoint/kernel';
import type { PastSight, ToldStep } from './sight.ts';

/** How a past step is looked at: as things lie open after the end, or exactly as that viewer saw it then. */
export type Eyes = 'open' | 'then';

/** How a seat stands by so many games played on: its chance from 0 to 1, or the score to expect. `doubt` is the standard error. */
export interface Odds {
  readonly kind: Stake;
  readonly value: number;
  readonly doubt: number;
  readonly worlds: number;
}

/** By how much one thing did better than another in the same games; more than 0: better for the seat, whatever is played for. */
export type Gain = Omit<Odds, 'kind'>;

/** A turn of a seat that begins after a step of the match. */
export interface TurnPoint {
  readonly seat: Seat;
  readonly step: number;
}

/** How many games are played on, and in which set of them: sets of different numbers have nothing in common. */
export interface Games {
  readonly worlds: number;
  readonly part: number;
}

export interface Trial extends TurnPoint, Games {
  /** Drawn at most: what is drawn twice is tried once. */
  readonly turns: number;
}

/** A turn that was tried: what the seat chooses in it, and how it stands then. */
export interface Tried {
  readonly choices: readonly object[];
  readonly odds: Odds;
}

export interface Comparison extends TurnPoint, Games {
  /** What the seat chooses in its turn; the others are compared with the first. */
  readonly lines: readonly (readonly object[])[];
}

export interface Compared {
  readonly odds: Odds;
  /** Over the first line, in the same worlds with the same chance; null for the first itself. */
  readonly gain: Gain | null;
  /** What the seat sees when the others have answered and it is asked again, in a few of the games. */
  readonly thens: readonly Look[];
}

export interface TurnLine extends TurnPoint {
  readonly choices: readonly object[];
  readonly eyes: Eyes;
}

/** Choices played from the match as it was, others answering as bots do; or which of them is not legal, and why. */
export type Lined =
  | {
      readonly ok: true;
      /** The names of the choices, one for one. */
      readonly labels: readonly Message[];
      /** What they cause, as the seat is told. */
      readonly log: readonly ToldStep[];
      readonly sight: PastSight;
    }
  | { readonly ok: false; readonly at: number; readonly ruling: Ruling };

/** What bots can find out about a finished match. Each is small; the same question has the same answer. */
export interface Studies {
  /** Over worlds that fit what the whole table could see, or where the game says so what the seat saw. */
  odds(id: string, seat: Seat, step: number, worlds: number, part?: number): Promise<Odds>;
  /** Whole turns near what the game's policy would play, in worlds that fit what the seat saw then. */
  tryTurns(id: string, trial: Trial): Promise<readonly Tried[]>;
  /** One for one, in worlds that fit what the seat saw then. */
  compare(id: string, comparison: Comparison): Promise<readonly Compared[]>;
  lineOf(id: string, line: TurnLine): Promise<Lined>;
}
