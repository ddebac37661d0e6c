import { argsOf, type Parts, partsOf } from './kinds.ts';
import { Numbers } from './numbers.ts';
import type { Changes } from './sent.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The near side of `Sent`: puts together what was pushed. What has not changed stays the same object. */
export class Received {
  #last: object | null = null;
  #numbers = new Numbers();

  /** What was pushed last, with these changes. Throws when they do not fit it; then nothing does before everything comes. */
  changed(changes: Changes): object {
    const last = this.#last;
    this.#last = null;
    const isAll = changes.length === 1;
    if (isAll) this.#numbers = new Numbers();
    const now = isAll ? (this.#unpacked(changes[0]) as object) : this.#within(last, changes);
    this.#last = now;
    return now;
  }

  #within(before: unknown, changes: Changes): object {
    if (typeof before !== 'object' || before === null)
      throw new Error('there is nothing within that could have changed');
    return Array.isArray(before) ? this.#inList(before, changes) : this.#inObject(before as Fields, changes);
  }

  #inObject(before: Fields, changes: Changes): Fields {
    const names = Object.keys(before);
    const now: Record<string, unknown> = { ...before };
    for (let i = 0; i < changes.length; i += 2) {
      const place = changes[i] as number;
      const name = names[place < 0 ? -1 - place : place];
      if (name === undefined) throw new Error(`there is no field ${place} that could have changed`);
      now[name] = this.#value(before[name], place, changes[i + 1]);
    }
    return now;
  }

  #inList(before: readonly unknown[], changes: Changes): unknown[] {
    const [other] = changes;
    if (Array.isArray(other)) {
      const [start, end, ...between] = other;
      return [
        ...before.slice(0, start),
        ...between.map((each) => this.#unpacked(each)),
        ...before.slice(before.length - end),
      ];
    }
    const now = [...before];
    for (let i = 0; i < changes.length; i += 2) {
      const place = changes[i] as number;
      const at = place < 0 ? -1 - place : place;
      now[at] = this.#value(before[at], place, changes[i + 1]);
    }
    return now;
  }

  #value(before: unknown, place: number, change: unknown): unknown {
    return place < 0 ? this.#within(before, change as Changes) : this.#unpacked(change);
  }

  #unpacked(packed: unknown): unknown {
    if (typeof packed !== 'object' || packed === null) return packed;
    if (!Array.isArray(packed)) return this.#inFull(packed);
    const [first, ...rest] = packed;
    if (typeof first !== 'number') return packed.map((each) => this.#unpacked(each));
    return first === 0 ? rest.map((each) => this.#unpacked(each)) : this.#inShort(first, rest);
  }

  #inShort(number: number, values: readonly unknown[]): Fields {
    const { names, says, fields, isMessage } = this.#numbers.at(number);
    const object: Record<string, unknown> = {};
    for (const [i, value] of says.entries()) object[names[i] as string] = value;
    const into: Record<string, unknown> = isMessage ? {} : object;
    for (const [i, name] of fields.entries()) into[name] = this.#unpacked(values[i]);
    if (isMessage) object.args = into;
    return object;
  }

  #inFull(packed: object): Fields {
    const parts = partsOf(packed);
    const args = argsOf(parts);
    this.#numbers.of(parts, args);
    return args === null ? this.#allOf(parts) : { key: parts.values[0], args: this.#allOf(args) };
  }

  #allOf({ names, values }: Parts): Fields {
    return Object.fromEntries(names.map((name, i) => [name, this.#unpacked(values[i])]));
  }
}
