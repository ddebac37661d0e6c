import type { Look } from '@turnpoint/kernel';

/** The table as it was at an earlier step, while somebody looks back. */
export class LookingBack {
  look = $state.raw<Look | null>(null);
  readonly #lookBack: (step: number) => Promise<Look | null>;
  #asked = 0;

  constructor(lookBack: (step: number) => Promise<Look | null>) {
    this.#lookBack = lookBack;
  }

  /** Null: as it is now. Only what was asked for last is shown: an earlier look that comes late would leave the table in the past. */
  async show(step: number | null): Promise<void> {
    const asked = ++this.#asked;
    const look = step === null ? null : await this.#lookBack(step);
    if (asked === this.#asked) this.look = look;
  }
}
