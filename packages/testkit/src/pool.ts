import type { Choice } from '@turnpoint/kernel';
import { pick } from './moment.ts';

/** Remembers choices of all kinds seen in a game, to be tried where they are out of place. */
export class Pool {
  readonly #byKind = new Map<string, Choice[]>();
  readonly #int: (below: number) => number;
  static readonly #PER_KIND = 40;

  constructor(int: (below: number) => number) {
    this.#int = int;
  }

  add(choice: Choice): void {
    const kept = this.#byKind.get(choice.kind) ?? [];
    if (kept.length < Pool.#PER_KIND) kept.push(choice);
    else kept[this.#int(Pool.#PER_KIND)] = choice;
    this.#byKind.set(choice.kind, kept);
  }

  /** So many at random, each kind as likely as another. */
  sample(count: number): Choice[] {
    const kinds = [...this.#byKind.values()];
    return kinds.length === 0 ? [] : Array.from({ length: count }, () => pick(this.#int, pick(this.#int, kinds)));
  }
}
