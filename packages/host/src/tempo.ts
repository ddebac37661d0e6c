import type { Time } from './outside.ts';

/** How long bots take for an answer that is seen. It is the table's time, not the thinker's: how long one thought shows nowhere. */
export class Tempo {
  readonly #time: Time;
  #milliseconds = 0;
  readonly #resting = new Set<() => void>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** A shorter one ends all waiting. */
  set(milliseconds: number): void {
    const isShorter = milliseconds < this.#milliseconds;
    this.#milliseconds = milliseconds;
    if (isShorter) for (const end of [...this.#resting]) end();
  }

  /** For so many milliseconds at least, whatever the tempo. */
  async rest(least = 0): Promise<void> {
    await Promise.all([this.#rest(), least > 0 ? new Promise<void>((end) => this.#time.after(least, end)) : null]);
  }

  #rest(): Promise<void> {
    if (this.#milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        callOff();
        this.#resting.delete(end);
        resolve();
      };
      const callOff = this.#time.after(this.#milliseconds, end);
      this.#resting.add(end);
    });
  }
}
