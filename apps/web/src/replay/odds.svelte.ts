import type { Seat } from '@turnpoint/kernel';
import type { Odds, Step } from '@turnpoint/protocol';
import { doorOf } from '../client/door.ts';
import { oddsOrder, turnEnds } from './odds-order.ts';

/** A whole turn that changed a seat's odds much. */
export interface TurningPoint {
  /** The turn's last choice, where the playhead goes. */
  readonly step: number;
  /** The last choice before the turn. */
  readonly from: number;
  readonly before: number;
  readonly after: number;
}

const MOST = 5;
const LEAST_SWING = 0.12;
/** A swing counts when it is larger than so many standard errors. */
const SURE = 2;

/** One seat's odds over a finished match, at the ends of turns: coarse first, then finer, while the replay is looked at. */
export class MatchOdds {
  /** By step; undefined where they are not known (yet). */
  known = $state.raw<readonly (Odds | undefined)[]>([]);
  /** From 0 to 1. */
  progress = $state(0);
  readonly #id: string;
  readonly #seat: Seat;
  readonly #steps: readonly Step[];
  readonly #ends: readonly number[];
  #left = false;

  constructor(id: string, seat: Seat, steps: readonly Step[]) {
    this.#id = id;
    this.#seat = seat;
    this.#steps = steps;
    this.#ends = turnEnds(steps);
  }

  async estimate(): Promise<void> {
    const order = oddsOrder(this.#steps);
    for (const [i, { step, worlds }] of order.entries()) {
      if (this.#left) return;
      const found = await doorOf(this.#id).review.odds(this.#id, this.#seat, step, worlds);
      this.known = Object.assign([...this.known], { [step]: found });
      this.progress = (i + 1) / order.length;
    }
  }

  leave(): void {
    this.#left = true;
  }

  /** The odds after a step: those at the end of its turn, or the last known before. */
  at(step: number): Odds | undefined {
    return this.known.slice(0, step + 1).findLast((odds) => odds !== undefined);
  }

  /** Every turn's end is known, at least roughly. */
  get isDrawn(): boolean {
    return this.#ends.every((step) => this.known[step] !== undefined);
  }

  /** The largest swings of whole turns, in the order they came: single choices jitter, and so do few worlds. */
  get turningPoints(): TurningPoint[] {
    if (!this.isDrawn) return [];
    const turns = this.#ends.slice(1).map((step, i) => {
      const before = this.known[this.#ends[i] ?? 0] as Odds;
      const after = this.known[step] as Odds;
      const swing = Math.abs(after.value - before.value);
      return {
        step,
        from: this.#ends[i] ?? 0,
        before: before.value,
        after: after.value,
        swing,
        doubt: Math.hypot(before.doubt, after.doubt),
      };
    });
    return turns
      .filter(({ swing, doubt }) => swing >= LEAST_SWING && swing > SURE * doubt)
      .sort((a, b) => b.swing - a.swing)
      .slice(0, MOST)
      .sort((a, b) => a.step - b.step)
      .map(({ step, from, before, after }) => ({ step, from, before, after }));
  }

  /** The turn that decided most. */
  get biggest(): TurningPoint | null {
    const swing = ({ before, after }: TurningPoint) => Math.abs(after - before);
    return this.turningPoints.reduce<TurningPoint | null>((a, b) => (a === null || swing(b) > swing(a) ? b : a), null);
  }
}
