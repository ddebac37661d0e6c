import { Allowance } from '../online/allowance.ts';

/** A club behind one router may come at once; a flood may not. */
const ALLOWED = { most: 60, perSecond: 0.5 };
/** So many addresses are remembered, the latest ones. */
const KEPT = 10_000;

/** How many new guests one address may bring. */
export class Newcomers {
  readonly #by = new Map<string, Allowance>();

  mayCome(address: string): boolean {
    const allowance = this.#by.get(address) ?? new Allowance(ALLOWED, () => performance.now());
    this.#by.delete(address);
    this.#by.set(address, allowance);
    const [oldest] = this.#by.keys();
    if (this.#by.size > KEPT && oldest !== undefined) this.#by.delete(oldest);
    return allowance.take();
  }
}
