import { answersOf, deciders, isAsked, isOpen, rulesOf, topFrame, unseenAnswers } from './asked.ts';
import { anytimeChoices } from './legal.ts';
import type { Message } from './text.ts';
import type { Game, Look, Outcome, Seat, State, Types, Viewer } from './types.ts';

/** All that a viewer may know of this state. */
export function look<T extends Types>(game: Game<T>, s: State<T>, seat: Viewer): Look<T> {
  const now = lookInPlace(game, s, seat);
  return {
    game: now.game,
    version: now.version,
    seats: now.seats,
    seat,
    step: now.step,
    asked: now.asked,
    answer: now.answer,
    answers: now.answers,
    prompt: now.prompt,
    choices: now.choices,
    anytime: now.anytime,
    view: now.view,
    outcome: now.outcome,
  };
}

/** For search: the same look, each part of it made when it is read, which must be before the state changes. */
export function lookInPlace<T extends Types>(game: Game<T>, s: State<T>, seat: Viewer): Look<T> {
  return new LookInPlace(game, s, seat);
}

/** Most choices in a search are the only one, or are weighed without a prompt: nothing is made that nobody reads. */
class LookInPlace<T extends Types> implements Look<T> {
  readonly #rules: Game<T>;
  readonly #s: State<T>;
  readonly seat: Viewer;
  #choices: readonly T['choice'][] | null = null;
  #view: T['view'] | null = null;

  constructor(rules: Game<T>, s: State<T>, seat: Viewer) {
    this.#rules = rules;
    this.#s = s;
    this.seat = seat;
  }

  get game(): string {
    return this.#s.game;
  }

  get version(): string {
    return this.#s.version;
  }

  get seats(): number {
    return this.#s.seats;
  }

  get step(): number {
    return this.#s.step - unseenAnswers(this.#rules, this.#s);
  }

  get asked(): readonly Seat[] {
    return deciders(this.#rules, this.#s);
  }

  get answer(): T['choice'] | null {
    return this.seat === null ? null : (this.#s.picks[this.seat] ?? null);
  }

  get answers(): readonly (T['choice'] | null)[] | null {
    const { seats, picks } = this.#s;
    return isOpen(this.#rules, this.#s) ? Array.from({ length: seats }, (_, at) => picks[at] ?? null) : null;
  }

  get prompt(): Message | null {
    const frame = this.#asking();
    return frame === null ? null : rulesOf(this.#rules, frame).prompt(this.#s, frame, this.seat as Seat);
  }

  get choices(): readonly T['choice'][] {
    this.#choices ??= this.#listed();
    return this.#choices;
  }

  get anytime(): readonly T['choice'][] {
    return this.seat === null ? [] : anytimeChoices(this.#rules, this.#s, this.seat);
  }

  get view(): T['view'] {
    this.#view ??= this.#rules.view(this.#s, this.seat);
    return this.#view;
  }

  get outcome(): Outcome | null {
    return this.#s.outcome;
  }

  #listed(): readonly T['choice'][] {
    const frame = this.#asking();
    return frame === null ? [] : answersOf(rulesOf(this.#rules, frame), this.#s, frame, this.seat as Seat);
  }

  /** What this seat is asked. */
  #asking(): T['frame'] | null {
    const frame = topFrame(this.#s);
    return this.seat !== null && frame !== undefined && isAsked(this.#rules, this.#s, this.seat) ? frame : null;
  }
}
