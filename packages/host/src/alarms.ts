import { DAY } from './clock.ts';
import type { Time } from './outside.ts';

/** Wakes matches whose clock runs out while they are not in memory: whoever is asked next is told of it then. */
export class Alarms {
  readonly #time: Time;
  readonly #ring: (match: string) => void;
  readonly #wound = new Map<string, () => void>();

  constructor(time: Time, ring: (match: string) => void) {
    this.#time = time;
    this.#ring = ring;
  }

  wind(match: string, at: number): void {
    this.end(match);
    const wait = Math.min(at - this.#time.now(), DAY);
    const act = () => {
      if (this.#time.now() < at) return this.wind(match, at);
      this.#wound.delete(match);
      this.#ring(match);
    };
    this.#wound.set(match, this.#time.after(wait, act));
  }

  /** It is in memory again, where it has a clock of its own. */
  end(match: string): void {
    this.#wound.get(match)?.();
    this.#wound.delete(match);
  }
}
