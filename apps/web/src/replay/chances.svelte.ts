import { hall } from '../client/hall.ts';
import type { Step } from '../worker/protocol.ts';

/** A whole turn that changed a seat's chance much. */
export interface TurningPoint {
  /** The turn's last choice, where the playhead goes. */
  readonly step: number;
  readonly before: number;
  readonly after: number;
}

const MOST = 5;
const LEAST_SWING = 0.12;

/** One seat's chance to win, step by step. The worker tells it bit by bit, so that other requests come between. */
export class Chances {
  /** Undefined where it is not known yet. */
  values = $state<(number | undefined)[]>([]);
  readonly #id: string;
  readonly #seat: number;
  readonly #steps: readonly Step[];
  #left = false;

  constructor(id: string, seat: number, steps: readonly Step[]) {
    this.#id = id;
    this.#seat = seat;
    this.#steps = steps;
  }

  async estimate(): Promise<void> {
    for (let step = 0; step < this.#steps.length && !this.#left; step++) {
      this.values[step] = await hall.chance(this.#id, step, this.#seat);
    }
  }

  leave(): void {
    this.#left = true;
  }

  get isWhole(): boolean {
    return this.values.length === this.#steps.length;
  }

  /** The largest swings of whole turns, in the order they came: single entries jitter. */
  get turningPoints(): TurningPoint[] {
    if (!this.isWhole) return [];
    const turns: TurningPoint[] = [];
    let from = 0;
    for (let step = 1; step < this.#steps.length; step++) {
      const isLast = this.#steps[step + 1]?.seat !== this.#steps[step]?.seat;
      if (!isLast) continue;
      turns.push({ step, before: this.values[from] ?? 0, after: this.values[step] ?? 0 });
      from = step;
    }
    const swing = ({ before, after }: TurningPoint) => Math.abs(after - before);
    return turns
      .filter((turn) => swing(turn) >= LEAST_SWING)
      .sort((a, b) => swing(b) - swing(a))
      .slice(0, MOST)
      .sort((a, b) => a.step - b.step);
  }
}
