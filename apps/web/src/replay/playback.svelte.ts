import type { Seat, Section } from '@turnpoint/kernel';
import type { PastSight, Replayed, Review, Step } from '@turnpoint/protocol';
import type { SeenBy } from './eyes.ts';

/** Milliseconds for one step at speed 1. */
const STEP = 900;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

type Asked = Pick<Review, 'replay' | 'sightAt' | 'textAt'>;

interface Shown {
  readonly id: string;
  readonly review: Asked;
  readonly replayed: Replayed;
  /** Whose side of the table is drawn below while all lies open. */
  readonly own: Seat;
}

/** Where a replay stands, through whose eyes, and the motion through it. */
export class Playback {
  readonly steps: readonly Step[];
  readonly #shown: Shown;
  step = $state(0);
  sight = $state.raw<PastSight | null>(null);
  log = $state.raw<Replayed['log']>([]);
  fresh = $state.raw<Replayed['log'][number]['entries']>([]);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  eyes = $state.raw<SeenBy>('open');
  /** Somebody has gone somewhere: from then on nothing moves the replay but them. */
  isTouched = $state(false);
  #timer = 0;

  constructor(shown: Shown) {
    this.#shown = shown;
    this.steps = shown.replayed.steps;
    this.log = shown.replayed.log;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  go(to: number): Promise<void> {
    this.isTouched = true;
    return this.show(to);
  }

  /** One step forward plays its motion; everything else is a jump. The playhead follows at once, the table when it is there. */
  async show(to: number): Promise<void> {
    const step = Math.max(0, Math.min(to, this.last));
    const isNext = step === this.step + 1;
    const { eyes } = this;
    this.step = step;
    const sight = await this.#shown.review.sightAt(this.#shown.id, this.#viewer, step, this.#mode);
    if (this.step !== step || this.eyes !== eyes) return;
    this.fresh = isNext ? (this.log.find((part) => part.step === step)?.entries ?? []) : [];
    this.sight = sight;
    if (step === this.last) this.pause();
  }

  /** Table and log as somebody else sees them. */
  async see(eyes: SeenBy): Promise<void> {
    this.eyes = eyes;
    const viewer = eyes === 'open' ? null : eyes;
    const [{ log }] = await Promise.all([this.#shown.review.replay(this.#shown.id, viewer), this.show(this.step)]);
    if (this.eyes === eyes) this.log = log;
  }

  text(): Promise<readonly Section[]> {
    return this.#shown.review.textAt(this.#shown.id, this.#viewer, this.step, this.#mode);
  }

  faster(by: number): void {
    const at = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.max(0, Math.min(at, SPEEDS.length - 1))] ?? 1;
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
      if (this.isPlaying) this.#timer = window.setTimeout(next, STEP / this.speed);
    };
    void next();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  get #mode(): 'open' | 'then' {
    return this.eyes === 'open' ? 'open' : 'then';
  }

  get #viewer(): Seat {
    return this.eyes === 'open' ? this.#shown.own : this.eyes;
  }
}
