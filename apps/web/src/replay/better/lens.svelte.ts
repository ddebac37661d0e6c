import type { Types } from '@turnpoint/kernel';
import type { PastSight } from '@turnpoint/protocol';
import type { Replay } from '../replay.svelte.ts';
import { type Answer, Quiz } from './quiz.svelte.ts';
import { type BetterLine, Study } from './study.svelte.ts';

/** Milliseconds for one choice of a line that is watched. */
const STEP = 1100;

/** A line that is watched as it goes on. */
interface Ahead {
  readonly sight: PastSight;
  readonly fresh: readonly Types['entry'][];
  /** How many of its choices have been made. */
  readonly made: number;
}

/** The lens Better: which turn is asked about, what was found for it, and whether the reader wants to be asked first. */
export class BetterLens {
  readonly #replay: Replay;
  readonly #studies = new Map<number, Study>();
  study = $state.raw<Study | null>(null);
  /** One of the other turns, instead of the best. */
  picked = $state.raw<BetterLine | null>(null);
  ahead = $state.raw<Ahead | null>(null);
  quiz = $state.raw<Quiz | null>(null);
  /** How the moments that were asked about went, by turns. */
  answers = $state.raw<ReadonlyMap<number, Answer>>(new Map());
  #watch = 0;

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  /** Of the turns: those that decided much and are the reader's own; where none did, the one under the playhead. */
  readonly moments: readonly number[] = $derived.by(() =>
    this.#replay.chances.points.map(({ turn }) => turn).filter((turn) => this.#replay.isOurs(turn)),
  );

  /** The line that is shown beside the played one. */
  readonly line: BetterLine | null = $derived.by(() => this.picked ?? this.study?.found?.best ?? null);

  /** Opens the turn under the playhead, or the own turn nearest before it; where nothing was touched, the biggest turning point. */
  open(): void {
    const { now, turns, chances, playback } = this.#replay;
    const biggest = chances.biggest?.turn;
    if (!playback.isTouched && biggest !== undefined && this.#replay.isOurs(biggest)) {
      this.show(biggest);
      return;
    }
    const own = turns.flatMap((_, turn) => (this.#replay.isOurs(turn) ? [turn] : []));
    const turn = own.findLast((each) => each <= now) ?? own[0];
    if (turn !== undefined) this.show(turn);
  }

  show(turn: number): void {
    this.rest();
    this.study?.leave();
    this.picked = null;
    const study = this.#studies.get(turn) ?? new Study(this.#replay, turn);
    this.#studies.set(turn, study);
    this.study = study;
    void this.#replay.playback.go(study.step);
    void study.find();
    if (this.quiz !== null) this.ask();
  }

  /** To the next or former of the reader's own turning points. */
  momentBy(by: 1 | -1): void {
    const now = this.study?.turn ?? 0;
    const next = by === 1 ? this.moments.find((turn) => turn > now) : this.moments.findLast((turn) => turn < now);
    if (next !== undefined) this.show(next);
  }

  /** Asks the reader first: nothing of what came later is told. */
  ask(): void {
    this.rest();
    if (this.study === null) this.open();
    if (this.study === null) return;
    const { study } = this;
    this.quiz = new Quiz(this.#replay, study, (answer) => {
      this.answers = new Map(this.answers).set(study.turn, answer);
    });
    void this.quiz.begin();
  }

  tell(): void {
    this.quiz = null;
  }

  /** Plays the shown line from before the decision, choice by choice. */
  async watch(): Promise<void> {
    const { study, line } = this;
    if (study === null || line === null) return;
    const { match, review } = this.#replay.fetched;
    const run = ++this.#watch;
    for (let made = 1; made <= line.choices.length; made++) {
      const choices = line.choices.slice(0, made);
      const after = await review.lineOf(match.id, { seat: study.seat, step: study.step, choices, eyes: 'open' });
      if (run !== this.#watch || !after.ok) return;
      this.ahead = { sight: after.sight, fresh: after.log.at(-1)?.entries ?? [], made };
      await new Promise((resolve) => setTimeout(resolve, STEP / this.#replay.playback.speed));
      if (run !== this.#watch) return;
    }
  }

  /** Back to before the decision. */
  rest(): void {
    this.#watch++;
    this.ahead = null;
  }

  leave(): void {
    this.rest();
    this.study?.leave();
    this.study = null;
    this.quiz = null;
    this.picked = null;
  }
}
