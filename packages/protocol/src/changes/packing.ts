import { argsOf, type Parts, partsOf } from './kinds.ts';
import { Numbers } from './numbers.ts';

/**
 * Packs values that are sent one after another: once an object of its kind was sent, the next is
 * `[number of the kind, …its fields]`, and a list that begins with a number gets a 0 before it.
 */
export class Packing {
  readonly #numbers = new Numbers();

  packed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return this.#packedList(value);
    const parts = partsOf(value);
    const args = argsOf(parts);
    const number = this.#numbers.of(parts, args);
    if (number === 0) return args === null ? this.#inFull(parts) : { key: parts.values[0], args: this.#inFull(args) };
    const packed: unknown[] = [number];
    const { values } = args ?? parts;
    const first = args === null ? this.#numbers.at(number).says.length : 0;
    for (let i = first; i < values.length; i++) packed.push(this.packed(values[i]));
    return packed;
  }

  #packedList(list: readonly unknown[]): unknown[] {
    const packed: unknown[] = [];
    for (let i = 0; i < list.length; i++) {
      const item = this.packed(list[i]);
      if (i === 0 && typeof item === 'number') packed.push(0);
      packed.push(item);
    }
    return packed;
  }

  #inFull({ names, values }: Parts): object {
    const packed: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) packed[names[i] as string] = this.packed(values[i]);
    return packed;
  }
}
