import type { Seat, Section, Viewer } from '@turnpoint/kernel';
import type { PastSight, Replayed, Step } from '@turnpoint/protocol';
import { doorOf } from '../client/door.ts';

const STEP = 900;

/** Where a replay stands, and the motion through it. */
export class Playback {
  readonly id: string;
  readonly steps: readonly Step[];
  readonly log: Replayed['log'];
  readonly #viewer: Viewer;
  step = $state(0);
  sight = $state.raw<PastSight | null>(null);
  fresh = $state.raw<Replayed['log'][number]['entries']>([]);
  isPlaying = $state(false);
  /** Somebody has gone somewhere: from then on nothing moves the replay but them. */
  isTouched = false;
  #timer = 0;

  constructor(id: string, { steps, log }: Replayed, viewer: Seat | null) {
    this.id = id;
    this.steps = steps;
    this.log = log;
    this.#viewer = viewer;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  go(to: number): Promise<void> {
    this.isTouched = true;
    return this.show(to);
  }

  /** One step forward plays its motion; everything else is a jump. The track follows at once, the table when it is there. */
  async show(to: number): Promise<void> {
    const step = Math.max(0, Math.min(to, this.last));
    const isNext = step === this.step + 1;
    this.step = step;
    const sight = await doorOf(this.id).review.sightAt(this.id, this.#viewer, step);
    if (this.step !== step) return;
    this.fresh = isNext ? (this.log.find((part) => part.step === step)?.entries ?? []) : [];
    this.sight = sight;
    if (step === this.last) this.pause();
  }

  text(): Promise<readonly Section[]> {
    return doorOf(this.id).review.textAt(this.id, this.#viewer, this.step);
  }

  /** To the next or former step where another seat begins to choose. */
  turn(by: 1 | -1): Promise<void> {
    let step = this.step + by;
    const isEdge = (at: number) => at <= 0 || at >= this.last;
    const isStart = (at: number) => this.steps[at]?.seat !== this.steps[at - 1]?.seat;
    while (!isEdge(step) && !isStart(step)) step += by;
    return this.go(step);
  }

  play(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    this.isPlaying = true;
    const next = async () => {
      if (!this.isPlaying) return;
      await this.go(this.step === this.last ? 0 : this.step + 1);
      if (this.isPlaying) this.#timer = window.setTimeout(next, STEP);
    };
    void next();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }
}
