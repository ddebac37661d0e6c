import type { Time } from './outside.ts';

/** The timers of one match end when it leaves the memory: each of them would keep it there. */
export class OwnTime implements Time {
  readonly #time: Time;
  readonly #wound = new Set<() => void>();
  #isOver = false;

  constructor(time: Time) {
    this.#time = time;
  }

  now(): number {
    return this.#time.now();
  }

  after(milliseconds: number, act: () => void): () => void {
    if (this.#isOver) return () => {};
    const callOff = this.#time.after(milliseconds, () => {
      this.#wound.delete(callOff);
      act();
    });
    this.#wound.add(callOff);
    return () => {
      this.#wound.delete(callOff);
      callOff();
    };
  }

  end(): void {
    this.#isOver = true;
    for (const callOff of this.#wound) callOff();
    this.#wound.clear();
  }
}
