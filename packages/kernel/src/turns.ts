import { unseenAnswers } from './asked.ts';
import { type Played, playInPlace } from './engine.ts';
import { copyState } from './state.ts';
import type { Game, Logged, Seat, State, Types } from './types.ts';

/** One choice of a match and what it brought about. */
export interface Turn<T extends Types> {
  readonly seat: Seat;
  readonly choice: T['choice'];
  readonly log: readonly Logged<T['entry']>[];
  readonly sealed: boolean;
  /** After it a decision of several seats, unseen by each other, waited for further answers. */
  readonly waits: boolean;
}

interface Kept<T extends Types> extends Turn<T> {
  /** Null when thinned out: then it is played again from the last one kept. */
  before: State<T> | null;
}

export interface Saved<T extends Types> {
  readonly turns: readonly Kept<T>[];
  readonly state: State<T>;
}

/** Below the floor one state in so many is kept: a match may be long, and a server holds many. */
const KEPT = 32;

/** The choices of a match from the deal on, and the state after each. */
export class Turns<T extends Types> {
  readonly #game: Game<T>;
  #turns: Kept<T>[] = [];
  /** Others hold the same list: it is copied before it is changed, and only then. */
  #isShared = false;
  #state: State<T>;

  constructor(game: Game<T>, dealt: State<T>) {
    this.#game = game;
    this.#state = dealt;
  }

  get length(): number {
    return this.#turns.length;
  }

  get state(): State<T> {
    return this.#state;
  }

  /** The turn that made the match so many choices long; none for the deal. */
  at(step: number): Turn<T> | undefined {
    return this.#turns[step - 1];
  }

  from(step: number): readonly Turn<T>[] {
    return this.#turns.slice(step);
  }

  add(seat: Seat, choice: T['choice'], { state, log, sealed }: Played<T>): void {
    const waits = unseenAnswers(this.#game, state) > 0;
    // A list that has grown has room for many more, and this one stays: a copy has none to spare.
    this.#own().push({ seat, choice, before: this.#state, log: log.slice(), sealed, waits });
    this.#state = state;
    this.#thinOut();
  }

  cutTo(step: number): void {
    if (step >= this.#turns.length) return;
    this.#state = this.stateAt(step);
    this.#own().length = step;
  }

  /** All as it is now, to be loaded again. */
  saved(): Saved<T> {
    this.#isShared = true;
    return { turns: this.#turns, state: this.#state };
  }

  load({ turns, state }: Saved<T>): void {
    this.#turns = turns as Kept<T>[];
    this.#isShared = true;
    this.#state = state;
  }

  #own(): Kept<T>[] {
    if (this.#isShared) this.#turns = this.#turns.slice();
    this.#isShared = false;
    return this.#turns;
  }

  /** How many choices stand for good: all up to the last that is sealed or was made by another than the latest. */
  get floor(): number {
    const last = this.#turns.at(-1);
    let floor = this.#turns.length;
    while (floor > 0) {
      const turn = this.#turns[floor - 1] as Kept<T>;
      if (turn.sealed || turn.seat !== last?.seat) break;
      floor--;
    }
    return floor;
  }

  /** How many were made before the decision that waits for unseen answers now; all of them when none does. */
  get settled(): number {
    let settled = this.#turns.length;
    while (this.at(settled)?.waits === true) settled--;
    return settled;
  }

  stateAt(step: number): State<T> {
    if (step >= this.#turns.length) return this.#state;
    let kept = step;
    while ((this.#turns[kept] as Kept<T>).before === null) kept--;
    const state = (this.#turns[kept] as Kept<T>).before as State<T>;
    if (kept === step) return state;
    const replayed = copyState(this.#game, state);
    for (const { seat, choice } of this.#turns.slice(kept, step)) playInPlace(this.#game, replayed, seat, choice);
    return replayed;
  }

  /** Drops states that undo no longer reaches. Those before are thinned out already. */
  #thinOut(): void {
    for (let step = this.floor - 1; step >= 0; step--) {
      const turn = this.#turns[step] as Kept<T>;
      if (step % KEPT === 0) continue;
      if (turn.before === null) return;
      turn.before = null;
    }
  }
}
