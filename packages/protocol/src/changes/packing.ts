import { type Fields, fieldsOf, isMessage } from './kinds.ts';
import { Numbers } from './numbers.ts';

/**
 * Packs values that are sent one after another: once an object of its kind was sent, the next is
 * `[number of the kind, …its fields]`, and a list that begins with a number gets a 0 before it.
 */
export class Packing {
  readonly #numbers = new Numbers();

  /** How many kinds have numbers. */
  get count(): number {
    return this.#numbers.count;
  }

  /** What was packed since then is not sent. */
  cutTo(count: number): void {
    this.#numbers.cutTo(count);
  }

  packed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return this.#packedList(value);
    const object = value as Fields;
    const names = fieldsOf(object);
    const number = this.#numbers.of(object, names);
    if (number === 0) return this.#inFull(object, names);
    const { fields, isMessage } = this.#numbers.at(number);
    const values = isMessage ? (object.args as Fields) : object;
    const packed: unknown[] = [number];
    for (let i = 0; i < fields.length; i++) packed.push(this.packed(values[fields[i] as string]));
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

  #inFull(object: Fields, names: readonly string[]): Fields {
    if (!isMessage(object, names)) return this.#allOf(object, names);
    return { key: object.key, args: this.#allOf(object.args, fieldsOf(object.args)) };
  }

  #allOf(object: Fields, names: readonly string[]): Fields {
    const packed: Record<string, unknown> = {};
    for (const name of names) packed[name] = this.packed(object[name]);
    return packed;
  }
}
