import type { Look, Types } from '@turnpoint/kernel';
import type { Base } from './base.svelte.ts';

/** What the table asks of the viewer. Each game adds what they may answer it with. */
export class Asked<T extends Types> {
  protected readonly base: Base<T>;

  constructor(base: Base<T>) {
    this.base = base;
  }

  protected get look(): Look<T> {
    return this.base.look;
  }

  get mine(): boolean {
    return this.base.mine;
  }
}
