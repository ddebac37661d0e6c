import { copyState, isAtRest, look, type Played, play, playInPlace, type Refused, start } from './engine.ts';
import { canonical, copyJson } from './json.ts';
import { type MatchRecord, type RecordedChoice, sealRecord } from './record.ts';
import { sha256 } from './sha256.ts';
import type { Game, Logged, Look, Seat, State, Types } from './types.ts';

interface Turn<T extends Types> {
  readonly seat: Seat;
  readonly choice: T['choice'];
  /** Null when thinned out: then it is played again from the last one kept. */
  before: State<T> | null;
  readonly log: readonly Logged<T['entry']>[];
  readonly sealed: boolean;
  /** A decision of several seats waited for further answers after it. */
  readonly open: boolean;
}

/** Below the floor one state in so many is kept: a match may be long, and a server holds many. */
const KEPT = 32;

/** A part of the log: what one choice (or, at step 0, the deal) brought about, as one reader sees it. */
export interface LogStep<T extends Types> {
  readonly step: number;
  /** Null for the deal, and for what comes of a decision of several seats. */
  readonly seat: Seat | null;
  readonly entries: readonly T['entry'][];
}

export type UndoRefusal = 'nothing-yet' | 'not-yours' | 'sealed';

export interface MatchSetup<T extends Types> {
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: string;
}

/** A match from deal to end: rules version, options, seed and the list of choices. Everything else follows from them. */
export class Match<T extends Types> {
  readonly game: Game<T>;
  readonly setup: MatchSetup<T>;
  readonly #dealt: Played<T>;
  readonly #turns: Turn<T>[] = [];
  #state: State<T>;

  private constructor(game: Game<T>, setup: MatchSetup<T>) {
    this.game = game;
    this.setup = setup;
    this.#dealt = start(game, setup.options, setup.seats, setup.seed);
    this.#state = this.#dealt.state;
  }

  static create<T extends Types>(game: Game<T>, setup: MatchSetup<T>): Match<T> | Refused<T> {
    const refused = game.cannotStart(setup.options, setup.seats);
    return refused === null ? new Match(game, setup) : { ok: false, ruling: refused };
  }

  /** Plays a record again, choice by choice. Throws when a choice is not legal: then it was not played under these rules. */
  static replay<T extends Types>(game: Game<T>, record: MatchRecord): Match<T> {
    if (record.game !== game.id) throw new Error(`this is a match of ${record.game}, not of ${game.id}`);
    if (record.version !== game.version) {
      throw new Error(`played under rules ${record.version}; these are ${game.version}`);
    }
    const match = Match.create(game, record);
    if (!(match instanceof Match)) throw new Error(`these options are refused (${match.ruling.clause})`);
    for (const [step, { seat, choice }] of record.choices.entries()) {
      const played = match.choose(seat, choice as T['choice']);
      if (!played.ok) throw new Error(`choice ${step + 1} of seat ${seat} is refused (${played.ruling.clause})`);
    }
    return match;
  }

  get state(): State<T> {
    return this.#state;
  }

  get choices(): RecordedChoice[] {
    return this.#turns.map(({ seat, choice }) => ({ seat, choice }));
  }

  choose(seat: Seat, choice: T['choice']): Played<T> | Refused<T> {
    const before = this.#state;
    const played = play(this.game, before, seat, choice);
    if (played.ok) {
      const { state, log, sealed } = played;
      this.#turns.push({ seat, choice: copyJson(choice), before, log, sealed, open: state.picks.length > 0 });
      this.#state = state;
      this.#thinOut();
    }
    return played;
  }

  /** Drops states that undo no longer reaches. Those before are thinned out already. */
  #thinOut(): void {
    for (let step = this.floor - 1; step >= 0; step--) {
      const turn = this.#turns[step] as Turn<T>;
      if (step % KEPT === 0) continue;
      if (turn.before === null) return;
      turn.before = null;
    }
  }

  /** Null when this seat may take back its latest choice. */
  cannotUndo(seat: Seat): UndoRefusal | null {
    // Answers of others to an open decision are passed over: the reason must not tell that they were given.
    const { kinds } = this.game.anytime;
    const settled = this.#settled;
    let made = this.#turns.length;
    const turnBefore = () => this.#turns[made - 1];
    while (made > settled && turnBefore()?.seat !== seat && !kinds.includes(turnBefore()?.choice.kind ?? '')) made--;
    const last = turnBefore();
    if (last === undefined) return 'nothing-yet';
    if (last.seat !== seat) return 'not-yours';
    return last.sealed || made < this.#turns.length ? 'sealed' : null;
  }

  /** Takes back one choice, one action (to where the game was last at rest) or all down to the floor. */
  undo(seat: Seat, reach: 'choice' | 'action' | 'floor' = 'choice'): UndoRefusal | null {
    const refused = this.cannotUndo(seat);
    if (refused !== null) return refused;
    do {
      this.#state = this.stateAt(this.#turns.length - 1);
      this.#turns.pop();
      if (reach === 'choice' || (reach === 'action' && isAtRest(this.game, this.#state))) break;
    } while (this.cannotUndo(seat) === null);
    return null;
  }

  /** How many choices stand for good: free undo cannot go below. */
  get floor(): number {
    const last = this.#turns.at(-1);
    let floor = this.#turns.length;
    while (floor > 0) {
      const turn = this.#turns[floor - 1] as Turn<T>;
      if (turn.sealed || turn.seat !== last?.seat) break;
      floor--;
    }
    return floor;
  }

  /** What a seat or a spectator sees now. Where turns are private, others see the state at the floor. */
  look(seat: Seat | null): Look<T> {
    return look(this.game, this.stateAt(this.#shownTo(seat)), seat);
  }

  /**
   * The log as a seat or a spectator sees it, from a step on. Answers to a decision of several seats are told by what
   * comes of them: nobody learns, now or later, who answered before whom.
   */
  log(seat: Seat | null, from = 0): LogStep<T>[] {
    const steps: LogStep<T>[] = [];
    const last = this.#shownTo(seat);
    if (from === 0) steps.push({ step: 0, seat: null, entries: entriesFor(this.#dealt.log, seat) });
    for (let step = Math.max(1, from); step <= last; step++) {
      const turn = this.#turns[step - 1] as Turn<T>;
      const isAnytime = this.game.anytime.kinds.includes(turn.choice.kind);
      if (turn.open && turn.seat !== seat && !isAnytime) continue;
      const closes = !turn.open && !isAnytime && this.#turns[step - 2]?.open === true;
      steps.push({ step, seat: closes ? null : turn.seat, entries: entriesFor(turn.log, seat) });
    }
    return steps;
  }

  #shownTo(seat: Seat | null): number {
    const chooser = this.#turns.at(-1)?.seat;
    return this.game.privateTurns && chooser !== seat ? this.floor : this.#turns.length;
  }

  /** How many choices were made before the decision of several seats that is open now; all of them when none is. */
  get #settled(): number {
    let settled = this.#turns.length;
    while (this.#turns[settled - 1]?.open === true) settled--;
    return settled;
  }

  /** The state after so many choices. */
  stateAt(step: number): State<T> {
    if (step >= this.#turns.length) return this.#state;
    let kept = step;
    while ((this.#turns[kept] as Turn<T>).before === null) kept--;
    const state = (this.#turns[kept] as Turn<T>).before as State<T>;
    if (kept === step) return state;
    const replayed = copyState(this.game, state);
    for (const { seat, choice } of this.#turns.slice(kept, step)) playInPlace(this.game, replayed, seat, choice);
    return replayed;
  }

  /** The whole match as JSON. It holds the seed: give it out only when the match is over, or to its only player. */
  export(): MatchRecord {
    return sealRecord({
      turnpoint: 1,
      game: this.game.id,
      version: this.game.version,
      seats: this.setup.seats,
      options: this.setup.options,
      seed: this.setup.seed,
      choices: this.choices,
      end: this.fingerprint(),
    });
  }

  /** A hash of the state: two matches that agree here agree in everything. */
  fingerprint(): string {
    return sha256(canonical(this.#state));
  }
}

/** What one reader sees of a log. */
export function entriesFor<T extends Types>(log: readonly Logged<T['entry']>[], seat: Seat | null): T['entry'][] {
  const seen: T['entry'][] = [];
  for (const { entry, secret } of log) {
    if (secret === null || (seat !== null && secret.to.includes(seat))) seen.push(entry);
    else if (secret.others !== null) seen.push(secret.others);
  }
  return seen;
}
