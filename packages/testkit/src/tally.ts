import { sameJson } from '@turnpoint/kernel';

/** Counts over many tables what lies where: each value by its place, and how many of a kind a pile holds. */
export class Tally {
  readonly #counts = new Map<string, number>();
  readonly #usual: unknown;

  /** `usual` is a table of the same game: only what differs from it is counted, which is quick where little is hidden. */
  constructor(usual: unknown) {
    this.#usual = usual;
  }

  add(table: unknown): void {
    this.#walk('table', table, this.#usual);
  }

  get places(): Iterable<string> {
    return this.#counts.keys();
  }

  count(place: string): number {
    return this.#counts.get(place) ?? 0;
  }

  #walk(path: string, value: unknown, usual: unknown): void {
    if (sameJson(value, usual)) return;
    if (isPlain(value)) {
      this.#one(`${path} = ${value}`);
      return;
    }
    if (Array.isArray(value)) this.#held(path, value);
    for (const [name, inner] of Object.entries(value as object)) {
      this.#walk(`${path}.${name}`, inner, (usual as Record<string, unknown> | null | undefined)?.[name]);
    }
  }

  /** A pile has an order, a hand has none: what is held is counted beside what lies at each place. */
  #held(path: string, items: readonly unknown[]): void {
    const held = new Map<unknown, number>();
    for (const item of items) {
      const copies = (held.get(item) ?? 0) + 1;
      held.set(item, copies);
      if (isPlain(item)) this.#one(`${path} with ${copies} × ${item}`);
    }
  }

  #one(place: string): void {
    this.#counts.set(place, (this.#counts.get(place) ?? 0) + 1);
  }
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
