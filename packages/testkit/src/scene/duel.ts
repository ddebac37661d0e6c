import { type Game, type Seat, type State, type Types, topFrame } from '@turnpoint/kernel';
import { type Begun, Scene } from './scene.ts';
import type { Speech, Who } from './speech.ts';

/** The two players of a duel. */
export const DUELLISTS = ['ana', 'bo'] as const;

/** How a duel speaks; a question that settles takes its first answer, unless words that begin with its kind come next. */
export interface DuelSpeech<T extends Types> extends Omit<Speech<T>, 'names'> {
  settles(s: State<T>): boolean;
}

/** A scene of two, who choose in words: `t.ana('tech aran vibroblade', 'on vesna').bo('finish')`. */
export class Duel<T extends Types> extends Scene<T> {
  readonly #settles: DuelSpeech<T>['settles'];

  constructor(game: Game<T>, begun: Begun<T>, { settles, ...speech }: DuelSpeech<T>) {
    super(game, begun, { ...speech, names: DUELLISTS });
    this.#settles = settles;
  }

  get table(): T['table'] {
    return this.state.table;
  }

  ana(...chosen: string[]): this {
    return this.#play(0, chosen);
  }

  bo(...chosen: string[]): this {
    return this.#play(1, chosen);
  }

  /** Stops at a question that would settle itself. */
  until(who: Who, ...chosen: string[]): this {
    this.as(who).choose(...chosen);
    return this;
  }

  #play(seat: Seat, chosen: readonly string[]): this {
    for (const words of chosen) {
      if (!words.startsWith(topFrame(this.state)?.kind ?? '')) this.#settle(seat);
      this.as(seat).choose(words);
    }
    this.#settle(seat);
    return this;
  }

  #settle(seat: Seat): void {
    const [first] = this.#settles(this.state) ? this.offered(seat) : [];
    if (first !== undefined) this.as(seat).choose(first);
  }
}
