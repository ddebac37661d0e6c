import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import {
  byOf,
  choices,
  deciders,
  entriesFor,
  type Game,
  isAsked,
  type Logged,
  type Look,
  look,
  type Played,
  play,
  type Ruling,
  ruling,
  type Seat,
  type State,
  type Types,
  topFrame,
} from '@turnpoint/kernel';
import { mustBeSaid, mustBeTold } from '../in-words.ts';
import { type Chosen, inWords, meant, type Player, type Speech, type Who } from './speech.ts';

/** Where a scene begins: a position, or what was played so far. */
export type Begun<T extends Types> = State<T> | Pick<Played<T>, 'state' | 'log' | 'sealed'>;

/**
 * A position set up by a rules test, and playing on from it: only real choices, through the public door.
 *
 *     const t = new Scene(endOfLine, position({ ... }));
 *     t.as(0).choose({ kind: 'brake' });
 *     t.as(1).cannot({ kind: 'boost', face: 'S', cell: 3 }, 'EOL-7.3');
 *     t.awaits(1, 'turn');
 */
export class Scene<T extends Types> {
  readonly game: Game<T>;
  readonly speech: Speech<T>;
  /** All that was logged since the scene began, with who may see it. */
  readonly log: Logged<T['entry']>[];
  /** The latest choice cannot be taken back. */
  sealed: boolean;
  #state: State<T>;

  constructor(game: Game<T>, begun: Begun<T>, speech: Speech<T> = {}) {
    const { state, log, sealed } = 'state' in begun ? begun : { state: begun, log: [], sealed: false };
    this.game = game;
    this.speech = speech;
    this.log = [...log];
    this.sealed = sealed;
    this.#state = state;
  }

  get state(): State<T> {
    return this.#state;
  }

  seat(who: Who): Seat {
    const seat = typeof who === 'number' ? who : (this.speech.names?.indexOf(who) ?? -1);
    if (seat < 0) throw new Error(`nobody is called ${who}`);
    return seat;
  }

  called(seat: Seat): Who {
    return this.speech.names?.[seat] ?? seat;
  }

  /** Who is asked, the first of several; null when the match is over. */
  get turn(): Who | null {
    const [seat] = deciders(this.game, this.#state);
    return seat === undefined ? null : this.called(seat);
  }

  as(who: Who): Player<T> {
    const seat = this.seat(who);
    return {
      choose: (...chosen) => {
        for (const choice of chosen) this.#choose(seat, choice);
      },
      cannot: (choice, clause) => {
        deepStrictEqual(this.refusal(seat, choice) ?? 'accepted', clause, `${JSON.stringify(choice)} of seat ${seat}`);
      },
    };
  }

  /** Why this cannot be chosen, whatever it is; null when it can. Asking changes nothing. */
  ruling(who: Who, chosen: unknown): Ruling<T['clause']> | null {
    const seat = this.seat(who);
    const before = JSON.stringify(this.#state);
    const choice = meant(this.speech, this.#state, seat, chosen);
    const refused = ruling(this.game, this.#state, seat, choice, byOf(this.game, choice));
    strictEqual(JSON.stringify(this.#state), before, 'a refused choice changed the state');
    if (refused !== null) mustBeSaid(this.game, this.speech.texts ?? {}, refused, this.#state.seats);
    return refused;
  }

  /** The clause that refuses this; null when it is legal. */
  refusal(who: Who, chosen: unknown): T['clause'] | null {
    return this.ruling(who, chosen)?.clause ?? null;
  }

  offered(who: Who): T['choice'][] {
    return choices(this.game, this.#state, this.seat(who));
  }

  /** What is offered, in words; of one kind only, if words begin with it. */
  offers(who: Who | null = this.turn, kind = ''): string[] {
    const offered = who === null ? [] : this.offered(who);
    return offered.map((choice) => inWords(this.speech, this.#state, choice)).filter((words) => words.startsWith(kind));
  }

  look(who: Who | null): Look<T> {
    return look(this.game, this.#state, who === null ? null : this.seat(who));
  }

  /** What a viewer has seen happen since the scene began. */
  told(who: Who | null): T['entry'][] {
    return entriesFor(this.log, who === null ? null : this.seat(who));
  }

  /** All that happened since the scene began, secrets included. */
  get happened(): T['entry'][] {
    return this.log.map(({ entry }) => entry);
  }

  /** The entries of one type among them. */
  entries<K extends T['entry']['type']>(type: K): Extract<T['entry'], { type: K }>[] {
    return this.happened.filter((entry): entry is Extract<T['entry'], { type: K }> => entry.type === type);
  }

  /** Nothing is left hanging: this seat is asked, by a frame of this kind. */
  awaits(who: Who, frame: T['frame']['kind']): void {
    strictEqual(topFrame(this.#state)?.kind, frame, 'the frame that is asked now');
    strictEqual(isAsked(this.game, this.#state, this.seat(who)), true, `seat ${who} is not asked`);
  }

  #choose(seat: Seat, chosen: Chosen<T>): void {
    const choice = meant(this.speech, this.#state, seat, chosen) as T['choice'];
    const played = play(this.game, this.#state, seat, choice, byOf(this.game, choice));
    if (!played.ok) {
      const { clause, because } = played.ruling;
      const list = this.offers(seat).join('\n  ') || 'nothing';
      const words = typeof chosen === 'string' ? chosen : inWords(this.speech, this.#state, chosen);
      throw new Error(
        `${words} of seat ${this.called(seat)} is refused by ${clause} (${because.key}); offered:\n  ${list}`,
      );
    }
    this.#state = played.state;
    this.sealed = played.sealed;
    this.log.push(...played.log);
    mustBeTold(this.game, this.speech.texts ?? {}, played.state, played.log);
  }
}
