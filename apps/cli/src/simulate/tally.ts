import { type Lengths, lengthsOf } from '@turnpoint/catalogue/balance';
import type { Outcome } from '@turnpoint/kernel';

/** What went wrong in a match, with all that is needed to play it again. */
export interface Trouble {
  readonly seats: number;
  readonly seed: string;
  readonly message: string;
}

export interface Summary {
  readonly matches: number;
  readonly choices: number;
  readonly choicesPerSecond: number;
  /** How matches ended: the key of the outcome's sentence, and how often. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Choices per match. */
  readonly lengths: Lengths;
  /** By seat; empty where nobody wins. */
  readonly wins: readonly number[];
  readonly scores: Lengths | null;
  readonly errors: readonly Trouble[];
}

/** Adds up matches. */
export class Tally {
  readonly #outcomes: Record<string, number> = {};
  readonly #lengths: number[] = [];
  readonly #scores: number[] = [];
  readonly #wins: number[] = [];
  readonly errors: Trouble[] = [];

  add(choices: number, { by, winners, scores }: Outcome): void {
    this.#lengths.push(choices);
    this.#outcomes[by.key] = (this.#outcomes[by.key] ?? 0) + 1;
    for (const seat of winners) {
      while (this.#wins.length <= seat) this.#wins.push(0);
      this.#wins[seat] = (this.#wins[seat] as number) + 1;
    }
    for (const score of scores ?? []) this.#scores.push(score);
  }

  summary(seconds: number): Summary {
    const choices = this.#lengths.reduce((sum, length) => sum + length, 0);
    return {
      matches: this.#lengths.length + this.errors.length,
      choices,
      choicesPerSecond: Math.round(choices / seconds),
      outcomes: this.#outcomes,
      lengths: lengthsOf(this.#lengths),
      wins: this.#wins,
      scores: this.#scores.length === 0 ? null : lengthsOf(this.#scores),
      errors: this.errors,
    };
  }
}
