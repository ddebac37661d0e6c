import { byOf, choices, Match, play, type RecordedChoice, sameJson, stream, type Types } from '@turnpoint/kernel';
import { type Companion, nameOfSetup, type Setup } from './companion.ts';
import type { Law } from './law.ts';
import { LAWS } from './laws/index.ts';
import { asideChoices, askedSeats, type Moment, pick, type Step, seatsOf } from './moment.ts';
import type { Pool } from './pool.ts';
import { quickChance } from './quick-chance.ts';

export interface Examination {
  /** One match is played for each. */
  readonly seeds: readonly string[];
  /** Left out: all of them. */
  readonly laws?: readonly Law[];
  /** Opens a match; the tests of the suite hand in matches that lie. */
  readonly open?: typeof Match.create;
}

/** A broken law, and how to see it again. */
export interface Fault {
  readonly law: string;
  readonly setup: string;
  readonly seed: string;
  readonly step: number;
  readonly message: string;
}

/** One in so many choices of a walk is one that may be made at any time (a seat resigns, say). */
const ANYTIME_ONE_IN = 60;

/** So often a choice that ends the match is put back, where another may not: matches grow longer and richer. */
const RELUCTANCE = 4;

/** Where one walk begins. */
export interface Start {
  readonly setup: Setup<Types>;
  readonly seed: string;
  readonly pool: Pool;
}

/** One random match, with every law held against each of its points. */
export class Walk {
  readonly #companion: Companion;
  readonly #setup: Setup<Types>;
  readonly #seed: string;
  readonly #laws: readonly Law[];
  /** Apart, so that a match of a seed stays the same whatever the laws try. */
  readonly #walkInt: (below: number) => number;
  readonly #lawInt: (below: number) => number;
  readonly #pool: Pool;
  readonly #open: typeof Match.create;
  readonly #match: Match<Types>;
  readonly #history: string[] = [];
  #changed = 0;
  #broken = new Map<string, Fault>();

  constructor(companion: Companion, { setup, seed, pool }: Start, { laws = LAWS, open }: Examination) {
    this.#companion = companion;
    this.#setup = setup;
    this.#seed = seed;
    this.#laws = laws;
    this.#walkInt = stream(`walk ${seed}`);
    this.#lawInt = quickChance(`laws ${seed}`);
    this.#pool = pool;
    this.#open = open ?? Match.create;
    this.#match = this.#opened();
  }

  #opened(): Match<Types> {
    const match = this.#open(this.#companion.game, { ...this.#setup, seed: this.#seed });
    if (match instanceof Match) return match;
    throw new Error(`${nameOfSetup(this.#setup)} is refused (${match.ruling.clause})`);
  }

  #again(length: number): Match<Types> {
    const match = this.#opened();
    for (const recorded of this.#match.choices.slice(0, length)) match.repeat(recorded);
    return match;
  }

  /** The number of choices made. */
  run(broken: Map<string, Fault>): number {
    this.#broken = broken;
    const bound = this.#companion.game.bound(this.#setup.options, this.#setup.seats);
    this.#hold((law) => law.atSetup?.(this.#moment()));
    this.#hold((law) => law.atState?.(this.#moment()));
    try {
      while (this.#match.state.outcome === null && this.#match.length - this.#changed <= bound) this.#step();
    } catch (error) {
      this.#note('rules do not fail', error);
    }
    this.#hold((law) => law.atEnd?.(this.#moment()));
    return this.#match.length;
  }

  #step(): void {
    const match = this.#match;
    const made = match.choices;
    const undoBefore = seatsOf(match.state).map((seat) => match.cannotUndo(seat));
    const { seat, choice } = this.#next();
    const isChange = (match.state.picks[seat] ?? null) !== null && !match.game.anytime.kinds.includes(choice.kind);
    const played = match.choose(seat, choice, byOf(match.game, choice));
    if (!played.ok) throw new Error(`${JSON.stringify(choice)} of seat ${seat} is listed and refused`);
    if (isChange) this.#changed++;
    const kept = this.#keepHistory(made);
    if (match.length === kept + 1) {
      const step: Step = { ...this.#moment(), before: match.stateAt(kept), undoBefore, seat, choice, played };
      this.#hold((law) => law.atChoice?.(step));
    }
    this.#hold((law) => law.atState?.(this.#moment()));
  }

  /** How many of the choices made so far still stand: what is chosen aside comes before choices that nobody saw. */
  #keepHistory(made: readonly RecordedChoice[]): number {
    const match = this.#match;
    const moved = match.choices.findIndex((recorded, step) => !sameJson(recorded, made[step]));
    const kept = Math.min(moved, made.length);
    this.#history.length = kept + 1;
    for (let step = kept + 1; step < match.length; step++) this.#history[step] = JSON.stringify(match.stateAt(step));
    return kept;
  }

  #next(): { seat: number; choice: Types['choice'] } {
    const { game } = this.#companion;
    const moment = this.#moment();
    const { state } = moment;
    const anytime = seatsOf(state).flatMap((seat) =>
      asideChoices(this.#companion, state, seat).map((choice) => ({ seat, choice })),
    );
    for (const { choice } of anytime) this.#pool.add(choice);
    if (anytime.length > 0 && this.#walkInt(ANYTIME_ONE_IN) === 0) return pick(this.#walkInt, anytime);
    const seat = pick(this.#walkInt, askedSeats(moment));
    const listed = choices(game, state, seat);
    for (const choice of listed) this.#pool.add(choice);
    let choice = pick(this.#walkInt, listed);
    for (let i = 0; i < RELUCTANCE && this.#isLast(seat, choice); i++) choice = pick(this.#walkInt, listed);
    return { seat, choice };
  }

  #isLast(seat: number, choice: Types['choice']): boolean {
    const played = play(this.#companion.game, this.#match.state, seat, choice);
    return played.ok && played.state.outcome !== null;
  }

  #moment(): Moment {
    const { state, length } = this.#match;
    this.#history[length] ??= JSON.stringify(state);
    return {
      companion: this.#companion,
      setup: this.#setup,
      match: this.#match,
      state,
      json: this.#history[length] as string,
      history: this.#history,
      changed: this.#changed,
      again: (upTo) => this.#again(upTo),
      int: this.#lawInt,
      pool: this.#pool,
      sometimes: (oneIn) => this.#lawInt(oneIn) === 0,
    };
  }

  #hold(ask: (law: Law) => void): void {
    for (const law of this.#laws) {
      if (this.#broken.has(law.name)) continue;
      try {
        ask(law);
      } catch (error) {
        this.#note(law.name, error);
      }
    }
  }

  #note(law: string, error: unknown): void {
    const setup = nameOfSetup(this.#setup);
    const message = error instanceof Error ? error.message : String(error);
    this.#broken.set(law, { law, setup, seed: this.#seed, step: this.#match.length, message });
  }
}
