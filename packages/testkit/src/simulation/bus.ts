import type { Bus } from '@turnpoint/host';
import type { Life, World } from './world.ts';

/** Between the nodes: what is told comes late, twice, in another order, or never. */
export class SimulatedBus {
  readonly #world: World;
  readonly #listeners = new Map<Life, (match: string) => void>();

  constructor(world: World) {
    this.#world = world;
  }

  of(life: Life): Bus {
    return {
      tell: (match) => {
        if (!life.isAlive) return;
        for (const [other, heard] of this.#listeners) {
          if (other === life || this.#world.fails(6)) continue;
          for (let copies = this.#world.fails(6) ? 2 : 1; copies > 0; copies--) {
            this.#world.later(other, () => heard(match));
          }
        }
      },
      hear: (listener) => void this.#listeners.set(life, listener),
    };
  }
}
