import type { Seat } from '@turnpoint/kernel';
import type { Odds, Review } from '@turnpoint/protocol';
import type { PlayedTurn } from './turns.ts';

/** A turn that decided much: how the seat stood before it, and when the others had answered. */
export interface TurningPoint {
  /** Of the turns. */
  readonly turn: number;
  /** The last turn of the answer. */
  readonly answer: number;
  readonly before: Odds;
  readonly after: Odds;
}

interface Asked {
  readonly id: string;
  readonly seat: Seat;
  readonly review: Pick<Review, 'odds'>;
  readonly turns: readonly PlayedTurn[];
}

const SURE = 1.96;
const COARSE = 24;
const EVERY = 4;
const MOST = 9;

/** One seat's chances at the ends of turns, found while the replay is looked at: coarse first. */
export class Chances {
  /** After each turn; undefined where it is not known yet. */
  known = $state.raw<readonly (Odds | undefined)[]>([]);
  games = $state.raw({ done: 0, of: 1 });
  readonly #asked: Asked;
  #isLeft = false;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  async find(): Promise<void> {
    const { id, seat, review, turns } = this.#asked;
    const all = turns.map((_, at) => at);
    const isFirst = (at: number) => at % EVERY === 0 || at === turns.length - 1;
    const order = [...all.filter(isFirst), ...all.filter((at) => !isFirst(at))];
    this.games = { done: 0, of: order.length * COARSE };
    for (const [i, at] of order.entries()) {
      if (this.#isLeft) return;
      const found = await review.odds(id, seat, turns[at]?.last ?? 0, COARSE);
      this.known = Object.assign([...this.known], { [at]: found });
      this.games = { ...this.games, done: (i + 1) * COARSE };
    }
  }

  leave(): void {
    this.#isLeft = true;
  }

  /** Every turn's end is known, at least roughly. */
  get isDrawn(): boolean {
    return this.#asked.turns.every((_, at) => this.known[at] !== undefined);
  }

  get isDone(): boolean {
    return this.games.done >= this.games.of;
  }

  /** In the order they came. */
  readonly points: readonly TurningPoint[] = $derived.by(() => {
    if (!this.isDrawn) return [];
    const { turns, seat } = this.#asked;
    const found = turns.flatMap((turn, at): TurningPoint[] => {
      if (at === 0 || turn.seat !== seat) return [];
      const next = turns.findIndex((other, i) => i > at && other.seat === seat);
      const answer = (next === -1 ? turns.length : next) - 1;
      const [before, after] = [this.known[at - 1], this.known[answer]];
      if (before === undefined || after === undefined) return [];
      return swing({ before, after }) > SURE * Math.hypot(before.doubt, after.doubt)
        ? [{ turn: at, answer, before, after }]
        : [];
    });
    return [...found]
      .sort((a, b) => swing(b) - swing(a))
      .slice(0, MOST)
      .sort((a, b) => a.turn - b.turn);
  });

  readonly biggest: TurningPoint | null = $derived(
    this.points.reduce<TurningPoint | null>((a, b) => (a === null || swing(b) > swing(a) ? b : a), null),
  );
}

const swing = ({ before, after }: Pick<TurningPoint, 'before' | 'after'>) => Math.abs(after.value - before.value);
