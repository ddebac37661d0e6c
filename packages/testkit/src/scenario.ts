import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import {
  choices,
  entriesFor,
  type Game,
  isAsked,
  type Logged,
  type Look,
  look,
  play,
  type Seat,
  type State,
  type Types,
  topFrame,
} from '@turnpoint/kernel';
import { mustBeSaid, mustBeTold, type Tongues } from './in-words.ts';

/**
 * A table for a rules test: a position, and from there only real choices through the public door.
 *
 *     const t = table(endOfLine, position({ ... }));
 *     t.as(0).choose({ kind: 'brake' });
 *     t.as(1).cannot({ kind: 'boost', face: 'S', cell: 3 }, 'EOL-7.3');
 *     t.awaits(1, 'turn');
 */
export function table<T extends Types>(game: Game<T>, position: State<T>): Table<T> {
  return new Table(game, position);
}

export class Table<T extends Types> {
  readonly game: Game<T>;
  /** All that was logged since the position, secrets included. */
  readonly log: Logged<T['entry']>[] = [];
  /** Whether the latest choice could still be taken back. */
  sealed = false;
  #state: State<T>;
  /** With texts, all that is logged and refused must be sayable in them. */
  readonly #tongues: Tongues;

  constructor(game: Game<T>, position: State<T>, tongues: Tongues = {}) {
    this.game = game;
    this.#tongues = tongues;
    this.#state = position;
  }

  get state(): State<T> {
    return this.#state;
  }

  as(seat: Seat): Player<T> {
    return {
      choose: (...chosen) => {
        for (const choice of chosen) this.#choose(seat, choice);
      },
      cannot: (choice, clause) => this.#cannot(seat, choice, clause),
    };
  }

  offered(seat: Seat): T['choice'][] {
    return choices(this.game, this.#state, seat);
  }

  look(seat: Seat | null): Look<T> {
    return look(this.game, this.#state, seat);
  }

  /** What a reader has seen happen since the position. */
  told(seat: Seat | null): T['entry'][] {
    return entriesFor(this.log, seat);
  }

  /** Nothing is left hanging: this seat is asked, by a frame of this kind. */
  awaits(seat: Seat, frame: T['frame']['kind']): void {
    strictEqual(topFrame(this.#state)?.kind, frame, 'the frame that is asked now');
    strictEqual(isAsked(this.game, this.#state, seat), true, `seat ${seat} is not asked`);
  }

  #choose(seat: Seat, choice: T['choice']): void {
    const played = play(this.game, this.#state, seat, choice);
    if (!played.ok) {
      const { clause, because } = played.ruling;
      const offered = this.offered(seat).map((legal) => JSON.stringify(legal));
      const list = offered.length === 0 ? 'nothing' : offered.join('\n  ');
      throw new Error(
        `${JSON.stringify(choice)} of seat ${seat} is refused by ${clause} (${because.key}); offered:\n  ${list}`,
      );
    }
    this.#state = played.state;
    this.sealed = played.sealed;
    this.log.push(...played.log);
    mustBeTold(this.game, this.#tongues, played.state, played.log);
  }

  #cannot(seat: Seat, choice: unknown, clause: T['clause']): void {
    const before = JSON.stringify(this.#state);
    const played = play(this.game, this.#state, seat, choice as T['choice']);
    const found = played.ok ? 'accepted' : played.ruling.clause;
    if (!played.ok) mustBeSaid(this.game, this.#tongues, played.ruling, this.#state.seats);
    deepStrictEqual(found, clause, `${JSON.stringify(choice)} of seat ${seat}`);
    strictEqual(JSON.stringify(this.#state), before, 'a refused choice changed the state');
  }
}

export interface Player<T extends Types> {
  /** Each is legal in its turn; throws with what is offered instead when one is not. */
  choose(...chosen: T['choice'][]): void;
  /** Refused, by this clause, and nothing changes. Anything may be tried. */
  cannot(choice: unknown, clause: T['clause']): void;
}
