/** So much may come at once, and so much a second: whoever sends more waits or is cut off. */
export class Allowance {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #counted: number;

  constructor({ most, perSecond }: { most: number; perSecond: number }, now: () => number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = most;
    this.#counted = now();
  }

  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#counted) / 1000) * this.#perSecond);
    this.#counted = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
