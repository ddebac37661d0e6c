import type { Game, Look, Seat, Stake, Types } from '@turnpoint/kernel';
import type { Budget } from './budget.ts';

/** A whole number from 0 to `below` - 1: `stream(seed)` of the kernel makes one. */
export type Int = (below: number) => number;

/** A player made for one seat of one match. It sees what that seat sees, never a state. */
export interface Bot<T extends Types> {
  readonly id: string;
  /** Always one of `look.choices`, of which there must be at least one. */
  choose(look: Look<T>, budget: Budget): T['choice'];
  /** Only for bots that look at nothing but the list: spares a fast simulation from making looks. */
  pick?(choices: readonly T['choice'][]): T['choice'];
}

/** Whose turn it is. Two turns of one seat that follow each other have different numbers. */
export interface WhoseTurn {
  readonly seat: Seat;
  readonly number: number;
}

/** How turns are planned. */
export interface Turns {
  /** A plan is judged when the seat's turn has come so often again: later is truer, and takes longer. */
  readonly rounds: number;
  /** Plans leave the policy's way for any choice, whatever it is worth: where the weighing knows too few. */
  readonly straysAnywhere?: true;
}

/** What the policy goes by, for bots that do not always take the best. */
export interface Weighing<T extends Types> {
  /** How good each of `look.choices` is, in a unit of the game's own; minus infinity: never to be taken. */
  worths(look: Look<T>, int: Int): readonly number[];
  /** How much worse a choice may be to be tried about a third as often as the best. */
  readonly apart: number;
}

/** What a game teaches its bots: `games/<game>/bot` exports one. */
export interface GameBot<T extends Types> {
  /** How well each seat stands, from 0 to 1. After the end: what the outcome is worth. */
  evaluate(look: Look<T>): readonly number[];
  /** A sensible choice, quickly: one of `look.choices`. */
  policy(look: Look<T>, int: Int): T['choice'];
  /** Without it, bots that stray from the policy try anything. */
  readonly weighing?: Weighing<T>;
  /** A turn is many choices that belong together: the third level plans turns instead of weighing choices. */
  readonly plansTurns?: Turns;
  /** Whose turn it is when the match is not over; left out: of who is asked, until others are. */
  turnOf?(look: Look<T>): WhoseTurn;
  /** What is played for; left out: to win. */
  stake?(look: Look<T>): Stake;
  /** Missions are secret, so what lies open says nothing of who wins: a chance is told as its seat could know it, not as an onlooker. */
  readonly ownEyes?: true;
}

/** Where a bot sits down. `int` is its own stream: the match's chance is never used. */
export interface Place<T extends Types> {
  readonly game: Game<T>;
  readonly knows: GameBot<T>;
  readonly int: Int;
}

export type MakeBot = <T extends Types>(place: Place<T>) => Bot<T>;
