import {
  type Ask,
  decidingIn,
  type Exchange,
  exchangesOf,
  isSketched,
  nextAsk,
  type TurningPoint as Swung,
  type Turn,
  turningPointsOf,
} from '@turnpoint/host/study';
import type { Seat } from '@turnpoint/kernel';
import { type Odds, type Review, swingOf, together } from '@turnpoint/protocol';
import type { Decided, Tone } from '@turnpoint/ui';
import type { PlayedTurn } from './turns.ts';

/** A turn that decided much: how the seat stood before it, and when the others had answered. */
export interface TurningPoint {
  /** Of the turns. */
  readonly turn: number;
  /** The last turn of the answer. */
  readonly answer: number;
  readonly before: Odds;
  readonly after: Odds;
  /** For the seat whose chance it is. */
  readonly came: Tone;
  /** Is it the seat's own turn, or one of their team's? */
  readonly isOwn: boolean;
  /** The step of the turn that decided it; null where none is known, or it was no single one. */
  readonly step: number | null;
  /** Of the turns of the answer the one that changed most; null where nobody answered. */
  readonly reply: number | null;
}

/** What a turning point is told for: whether it was good news is known of own turns. */
export const decidedOf = ({ came, isOwn, step }: TurningPoint): Decided => ({ came: isOwn ? came : null, step });

interface Asked {
  readonly id: string;
  readonly seat: Seat;
  readonly review: Pick<Review, 'odds' | 'study' | 'keepStudy'>;
  readonly turns: readonly PlayedTurn[];
}

type Known = ReadonlyMap<number, Odds>;

/** So many answers are lost at most when the page is closed. */
const KEEP_EVERY = 40;
/** Games at each turn's end that draw the whole graph. */
const DRAWN = 24;

/** One seat's chances at the ends of turns, found while the replay is looked at: coarse first, and kept with the match. */
export class Chances {
  #bySteps = $state.raw<Known>(new Map());
  /** Nothing is left to ask. */
  isDone = $state(false);
  readonly #asked: Asked;
  readonly #turns: readonly Turn[];
  #isLeft = false;
  #gate: Promise<void> = Promise.resolve();

  constructor(asked: Asked) {
    this.#asked = asked;
    this.#turns = asked.turns.map(({ seat, first, last }) => ({ seat, from: first, to: last }));
  }

  get #key(): string {
    return `chances ${this.#asked.seat}`;
  }

  async find(): Promise<void> {
    const { id, review } = this.#asked;
    const kept = await review.study(id, this.#key);
    if (kept !== null) this.#bySteps = new Map(kept as [number, Odds][]);
    // What decided single turns comes last: nobody waits for it. Its games may show another swing to be among the largest.
    do {
      if (!(await this.#askAll(() => this.#nextAsk()))) return;
      this.isDone = true;
      if (!(await this.#askAll(() => this.#nextDeciding()))) return;
    } while (this.#nextAsk() !== null);
  }

  #nextAsk(): Ask | null {
    return nextAsk(this.#turns, this.#exchanges, this.#bySteps);
  }

  #nextDeciding(): Ask | null {
    return this.#swung.map((one) => this.#decidingIn(one).ask).find((ask) => ask !== null) ?? null;
  }

  /** Asks until nothing is left to ask; false when the page was left before. */
  async #askAll(next: () => Ask | null): Promise<boolean> {
    const { id, seat, review } = this.#asked;
    for (let asked = 1; ; asked++) {
      await this.#gate;
      if (this.#isLeft) return false;
      const ask = next();
      if (ask === null || asked % KEEP_EVERY === 0) this.#keep();
      if (ask === null) return true;
      const before = this.#bySteps.get(ask.step);
      const more = await review.odds(id, seat, ask.step, ask.worlds, ask.part);
      this.#bySteps = new Map(this.#bySteps).set(ask.step, before === undefined ? more : together(before, more));
    }
  }

  /** Asks nothing while something else is to be found out first. */
  async during<X>(work: () => Promise<X>): Promise<X> {
    const done = work();
    this.#gate = Promise.all([this.#gate, done]).then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  leave(): void {
    this.#isLeft = true;
  }

  #keep(): void {
    void this.#asked.review.keepStudy(this.#asked.id, this.#key, [...this.#bySteps]);
  }

  get #exchanges(): Exchange[] {
    return exchangesOf(this.#turns, this.#asked.seat, this.#bySteps.get(0)?.kind ?? 'win');
  }

  /** After each turn; undefined where it is not known yet. */
  readonly known: readonly (Odds | undefined)[] = $derived.by(() =>
    this.#asked.turns.map(({ last }) => this.#bySteps.get(last)),
  );

  /** There is enough for a first graph. */
  readonly isSketched: boolean = $derived.by(() => isSketched(this.#turns, this.#bySteps));

  /** Games played on, of those that draw the whole graph. */
  readonly games: { readonly done: number; readonly of: number } = $derived.by(() => {
    const ends = this.known.map((odds) => (odds?.doubt === 0 ? DRAWN : Math.min(DRAWN, odds?.worlds ?? 0)));
    return { done: ends.reduce((sum, n) => sum + n, 0), of: ends.length * DRAWN };
  });

  /** Every turn's end is known as well as the graph needs it. */
  readonly isDrawn: boolean = $derived.by(() => this.games.done >= this.games.of);

  /** In the order they came; none before the whole graph is drawn. */
  readonly points: readonly TurningPoint[] = $derived.by(() => this.#found.toSorted((a, b) => a.turn - b.turn));

  readonly biggest: TurningPoint | null = $derived.by(() => this.#found[0] ?? null);

  /** The largest first. */
  readonly #found: readonly TurningPoint[] = $derived.by(() =>
    this.isDrawn ? this.#swung.map((one) => this.#pointOf(one)) : [],
  );

  get #swung(): readonly Swung[] {
    return turningPointsOf(this.#exchanges, this.#bySteps);
  }

  #decidingIn({ before, to, swing }: Swung) {
    return decidingIn({ after: before, to }, swing.value < 0 ? -1 : 1, this.#bySteps);
  }

  #pointOf(swung: Swung): TurningPoint {
    const { turn, answered, odds, swing } = swung;
    const answer = this.#asked.turns.findLastIndex(({ last }) => last === answered);
    const came = swing.value < 0 ? 'bad' : 'good';
    return {
      turn,
      answer,
      ...odds,
      came,
      isOwn: odds.before.kind === 'team' || this.#asked.turns[turn]?.seat === this.#asked.seat,
      step: this.#decidingIn(swung).step,
      reply: this.#replyTo(turn, answer, came),
    };
  }

  #replyTo(turn: number, answer: number, came: Tone): number | null {
    const changes = Array.from({ length: answer - turn }, (_, i) => {
      const [before, after] = [this.known[turn + i], this.known[turn + i + 1]];
      const value = before && after ? swingOf(before, after).value : 0;
      return { at: turn + i + 1, value: came === 'bad' ? -value : value };
    });
    return changes.length === 0 ? null : changes.reduce((most, one) => (one.value > most.value ? one : most)).at;
  }
}
