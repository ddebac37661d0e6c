import type { LogStep, Look, Types } from '@turnpoint/kernel';
import type { FirstMatch, Lesson } from '@turnpoint/ui';
import { keepProgress, progressOf } from './progress.ts';

export interface Standing {
  /** What is taught now; null when it is not the moment for anything. */
  readonly lesson: Lesson<Types> | null;
  readonly done: number;
  readonly all: number;
  /** Something else was done than was taught, and that is fine. */
  readonly isOther: boolean;
}

/** The lessons of a first match, and which are done. A lesson that was done once stays done. */
export class Course {
  readonly #game: string;
  readonly #first: FirstMatch<Types>;
  readonly #done: Set<string>;
  #last: Lesson<Types> | null = null;

  constructor(game: string, first: FirstMatch<Types>) {
    this.#game = game;
    this.#first = first;
    this.#done = new Set(progressOf(game)?.done);
  }

  /** The match has come to this look. `isTaken`: something that was ringed has been touched since the look before. */
  follow(look: Look<Types>, log: readonly LogStep<Types>[], isTaken: boolean): Standing {
    const { lessons } = this.#first;
    for (const { id, done } of lessons) if (done(look, log)) this.#done.add(id);
    this.#keep();
    const lesson = lessons.find(({ id, again, fits }) => (again || !this.#done.has(id)) && fits(look)) ?? null;
    const before = this.#last;
    this.#last = lesson;
    const isOther = !isTaken && before !== null && before !== lesson && !this.#done.has(before.id);
    return { lesson, done: this.#done.size, all: lessons.length, isOther };
  }

  /** Nothing more is to be taught. */
  end(): void {
    this.#keep(true);
  }

  #keep(isOver = false): void {
    const match = progressOf(this.#game)?.match;
    if (match !== undefined) keepProgress(this.#game, { match, done: [...this.#done], isOver });
  }
}
