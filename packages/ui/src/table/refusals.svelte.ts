import type { Ruling, Types } from '@turnpoint/kernel';
import type { Base } from './base.svelte.ts';

export interface Refused {
  /** The spot that was touched: the reason is shown beside it. */
  readonly at: string;
  readonly ruling: Ruling;
}

/** "Why not?": the one answer that is shown now. */
export class Refusals<T extends Types> {
  now = $state.raw<Refused | null>(null);
  readonly #base: Base<T>;

  constructor(base: Base<T>) {
    this.#base = base;
  }

  /** Asks the rules why this cannot be chosen now. An answer that comes when the table has gone on is not shown. */
  async ask(at: string, choice: object): Promise<void> {
    const { look, use, why } = this.#base.props;
    if (use === 'watch') return;
    const ruling = await why(choice);
    if (ruling !== null && this.#base.shows(look)) this.show(at, ruling);
  }

  show(at: string, ruling: Ruling): void {
    this.now = { at, ruling };
  }

  clear(): void {
    this.now = null;
  }
}
