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

  take(cost = 1): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#counted) / 1000) * this.#perSecond);
    this.#counted = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

/** So many of those who were counted are remembered, the latest ones. */
const KEPT = 10_000;

/** An allowance for each: a person, an address. */
export class Allowances {
  readonly #allowed: { most: number; perSecond: number };
  readonly #of = new Map<string, Allowance>();

  constructor(allowed: { most: number; perSecond: number }) {
    this.#allowed = allowed;
  }

  take(whose: string, cost = 1): boolean {
    return this.of(whose).take(cost);
  }

  /** The same one for all that they have open. */
  of(whose: string): Allowance {
    const allowance = this.#of.get(whose) ?? new Allowance(this.#allowed, () => performance.now());
    this.#of.delete(whose);
    this.#of.set(whose, allowance);
    const [oldest] = this.#of.keys();
    if (this.#of.size > KEPT && oldest !== undefined) this.#of.delete(oldest);
    return allowance;
  }
}
