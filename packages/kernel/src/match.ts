import { isAtRest, topFrame } from './asked.ts';
import { answered, type Played, play, type Refused, start } from './engine.ts';
import { canonical, copyJson, sameJson } from './json.ts';
import { byOf, ruling } from './legal.ts';
import { entriesFor, type LogStep, logOf } from './log.ts';
import { look } from './look.ts';
import { type MatchRecord, type RecordedChoice, sealRecord, type Unsealed } from './record.ts';
import { sha256 } from './sha256.ts';
import { fits, restored, type Snapshot, snapshotOf } from './snapshot.ts';
import { Turns } from './turns.ts';
import type { By, Game, Look, Ruling, Seat, State, Types, Viewer } from './types.ts';

export type UndoRefusal = 'nothing-yet' | 'not-yours' | 'sealed';

export interface MatchSetup<T extends Types> {
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: string;
  /** The hash of the record of the match that this one goes on from; left out where it goes on from none. */
  readonly follows?: string;
}

/** Several choices at once: which of them is refused, counted from 0. */
export interface RefusedAt<T extends Types> extends Refused<T> {
  readonly at: number;
}

/** A match from deal to end: rules version, options, seed and the list of choices. Everything else follows from them. */
export class Match<T extends Types> {
  readonly game: Game<T>;
  readonly setup: MatchSetup<T>;
  readonly #dealt: Played<T>;
  readonly #turns: Turns<T>;
  #rewrites = 0;
  /** How often what stood for good was taken back by a person who plays alone against bots. */
  practice = 0;
  /**
   * Does the decision that is open here close at a time of its own? Then its last answer waits, unseen like the others,
   * until `release`. Whoever knows the time says so; a match by itself waits for nothing.
   */
  holdsBack: (s: State<T>) => boolean = () => false;

  /** What is answered here for a seat that has nothing to decide; null where its person is asked. As above. */
  answersFor: (look: Look<T>) => T['choice'] | null = () => null;

  private constructor(game: Game<T>, setup: MatchSetup<T>, dealt: Played<T>) {
    this.game = game;
    this.setup = setup;
    this.#dealt = dealt;
    this.#turns = new Turns(game, this.#dealt.state);
  }

  static create<T extends Types>(game: Game<T>, setup: MatchSetup<T>): Match<T> | Refused<T> {
    const refused = game.cannotStart(setup.options, setup.seats);
    if (refused !== null) return { ok: false, ruling: refused };
    return new Match(game, setup, start(game, setup.options, setup.seats, setup.seed));
  }

  /**
   * Plays a record again, choice by choice, or only its first so many. Throws when a choice is not legal: then it was not
   * played under these rules. What a snapshot of this very record holds is not played again.
   */
  static replay<T extends Types>(
    game: Game<T>,
    record: Unsealed,
    length = record.choices.length,
    snapshot: Snapshot | null = null,
  ): Match<T> {
    if (record.game !== game.id) throw new Error(`this is a match of ${record.game}, not of ${game.id}`);
    if (record.version !== game.version) {
      throw new Error(`played under rules ${record.version}; these are ${game.version}`);
    }
    const match = Match.create(game, record);
    if (!(match instanceof Match)) throw new Error(`these options are refused (${match.ruling.clause})`);
    match.practice = record.practice ?? 0;
    if (snapshot !== null && fits(snapshot, record, length)) {
      match.#turns.load(restored(snapshot, record.choices, match.#dealt.state));
    }
    for (const recorded of record.choices.slice(match.length, length)) {
      const step = match.length;
      const played = match.repeat(recorded);
      if (!played.ok)
        throw new Error(`choice ${step + 1} of seat ${recorded.seat} is refused (${played.ruling.clause})`);
    }
    return match;
  }

  get state(): State<T> {
    return this.#turns.state;
  }

  /** How many choices were made. */
  get length(): number {
    return this.#turns.length;
  }

  get choices(): RecordedChoice[] {
    return this.choicesFrom(0);
  }

  /** The choices after the first so many. */
  choicesFrom(step: number): RecordedChoice[] {
    return this.#turns.from(step).map(({ seat, choice }) => ({ seat, choice }));
  }

  /**
   * A seat acts on what it sees. Where turns are private, that is the state at the floor, and open choices of another
   * that were made since are gone: kept, they would show in what comes after. What is chosen at any time comes before
   * the unseen answers to an open decision, which are given again as far as they still stand: nobody can count them.
   */
  choose(seat: Seat, choice: T['choice'], by: By = 'seat'): Played<T> | Refused<T> {
    // From outside it may be anything at all; then `play` refuses it.
    const isAside = this.game.anytime.kinds.includes((choice as T['choice'] | null)?.kind ?? '');
    const seen = Math.min(this.shownTo(seat), isAside ? this.#turns.settled : this.length);
    const played = play(this.game, this.stateAt(seen), seat, choice, by);
    if (!played.ok) return played;
    const unseen = this.#turns.from(this.#turns.settled);
    const question = topFrame(this.stateAt(seen));
    this.#turns.cutTo(seen);
    this.#add(seat, copyJson(choice), played);
    if (isAside) this.#rewrites++;
    if (isAside && sameJson(topFrame(played.state), question)) for (const answer of unseen) this.repeat(answer);
    return played;
  }

  /** One after another, or none of them. */
  chooseAll(seat: Seat, choices: readonly T['choice'][]): { readonly ok: true } | RefusedAt<T> {
    const before = this.#turns.saved();
    const rewrites = this.#rewrites;
    let done = 0;
    try {
      for (; done < choices.length; done++) {
        const played = this.choose(seat, choices[done] as T['choice']);
        if (!played.ok) return { ...played, at: done };
      }
      return { ok: true };
    } finally {
      if (done < choices.length) {
        this.#turns.load(before);
        this.#rewrites = rewrites;
      }
    }
  }

  /** The same match once more: what is done to one of the two the other does not notice. */
  copy(): Match<T> {
    const copy = new Match(this.game, this.setup, this.#dealt);
    copy.#turns.load(this.#turns.saved());
    copy.#rewrites = this.#rewrites;
    copy.practice = this.practice;
    copy.holdsBack = this.holdsBack;
    copy.answersFor = this.answersFor;
    return copy;
  }

  /** Makes a recorded choice once more, whoever made it. Nothing happens when it is no longer legal. */
  repeat({ seat, choice }: RecordedChoice): Played<T> | Refused<T> {
    const played = play(this.game, this.state, seat, choice as T['choice'], byOf(this.game, choice));
    if (played.ok) this.#add(seat, copyJson(choice) as T['choice'], played);
    return played;
  }

  #add(seat: Seat, choice: T['choice'], played: Played<T>): void {
    const closes = (played.state.picks[seat] ?? null) === null && !this.game.anytime.kinds.includes(choice.kind);
    const waits = closes && this.holdsBack(this.state);
    const state = waits ? answered(this.game, this.state, seat, choice) : played.state;
    this.#turns.add(seat, choice, waits ? { ok: true, state, log: [], sealed: true } : played);
  }

  /** The time of a decision has come whose answers are all here: it is carried out as if the last one were given now. */
  release(): void {
    const last = this.#turns.at(this.length);
    if (last === undefined) return;
    this.#turns.cutTo(this.length - 1);
    const played = play(this.game, this.state, last.seat, last.choice);
    if (played.ok) this.#turns.add(last.seat, last.choice, played);
  }

  /** Why this seat cannot choose this now, as far as it can see; null when it can. */
  ruling(seat: Seat, choice: unknown): Ruling<T['clause']> | null {
    return ruling(this.game, this.stateAt(this.shownTo(seat)), seat, choice);
  }

  /** Null when this seat may take back its latest choice. */
  cannotUndo(seat: Seat): UndoRefusal | null {
    // Answers of others to an open decision are passed over, and open choices of a private turn: the reason must not
    // tell that they were made.
    const { kinds } = this.game.anytime;
    const { settled } = this.#turns;
    let made = this.shownTo(seat);
    const turnBefore = () => this.#turns.at(made);
    while (made > settled && turnBefore()?.seat !== seat && !kinds.includes(turnBefore()?.choice.kind ?? '')) made--;
    const last = turnBefore();
    if (last === undefined) return 'nothing-yet';
    if (last.seat !== seat) return 'not-yours';
    return last.sealed || made < this.length ? 'sealed' : null;
  }

  /** Takes back one choice, one action (to where the game was last at rest) or all down to the floor. */
  undo(seat: Seat, reach: 'choice' | 'action' | 'floor' = 'choice'): UndoRefusal | null {
    const refused = this.cannotUndo(seat);
    if (refused !== null) return refused;
    do {
      this.#turns.cutTo(this.length - 1);
      this.#rewrites++;
      if (reach === 'choice' || (reach === 'action' && isAtRest(this.game, this.state))) break;
    } while (this.cannotUndo(seat) === null);
    return null;
  }

  /** Goes back to where it was after so many choices, whoever made them and whatever they taught: only by consent of all. */
  cutBack(to: number): void {
    this.#turns.cutTo(to);
    this.#rewrites++;
  }

  /** The same for a person who plays alone against bots: what they have learned they know, so the record tells of it. */
  practise(to: number): void {
    this.cutBack(to);
    this.practice++;
  }

  /** How many choices stand for good: free undo cannot go below. */
  get floor(): number {
    return this.#turns.floor;
  }

  /** Grows whenever steps that were told already may read otherwise: then the log is to be told anew. */
  get rewrites(): number {
    return this.#rewrites;
  }

  /** How many choices a viewer sees the outcome of. Where turns are private, others see the state at the floor. */
  shownTo(viewer: Viewer): number {
    const chooser = this.#turns.at(this.length)?.seat;
    return this.game.privateTurns && chooser !== viewer ? this.floor : this.length;
  }

  /** What a viewer sees now. */
  look(viewer: Viewer): Look<T> {
    return look(this.game, this.stateAt(this.shownTo(viewer)), viewer);
  }

  /** The log as a viewer sees it, from a step on. */
  log(viewer: Viewer, from = 0): LogStep<T>[] {
    const told = logOf(this.game, this.#turns, viewer, Math.max(1, from), this.shownTo(viewer));
    return from > 0 ? told : [{ step: 0, seat: null, entries: entriesFor(this.#dealt.log, viewer) }, ...told];
  }

  /** The state after so many choices. */
  stateAt(step: number): State<T> {
    return this.#turns.stateAt(step);
  }

  /** The whole match as JSON. It holds the seed: give it out only when the match is over, or to its only player. */
  export(): MatchRecord {
    return sealRecord({ ...this.#record(), end: this.fingerprint() });
  }

  /** What stands for good of it, with all that is hidden in it. */
  snapshot(): Snapshot {
    return snapshotOf(this.#record(), this.#turns, Math.min(this.#turns.floor, this.#turns.settled));
  }

  #record(): Unsealed {
    return {
      turnpoint: 1,
      game: this.game.id,
      version: this.game.version,
      seats: this.setup.seats,
      options: this.setup.options,
      seed: this.setup.seed,
      ...(this.setup.follows === undefined ? {} : { follows: this.setup.follows }),
      ...(this.practice > 0 && { practice: this.practice }),
      choices: this.choices,
    };
  }

  /** A hash of the state: two matches that agree here agree in everything. */
  fingerprint(): string {
    return sha256(canonical(this.state));
  }
}
