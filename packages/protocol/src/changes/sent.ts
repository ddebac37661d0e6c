import { areSame, type Fields, fieldsOf, type Kind, KindsSent, namingFields } from './kinds.ts';

/**
 * What is pushed again and again differs little from one time to the next, so only what has changed is sent: a list of
 * places and what stands there now. A place is the number of a field or an element; one that is less than 0 stands for
 * `-1 - place`, and a list of changes within it follows. For a list that has become longer or shorter it is
 * `[[start, end, …]]`: so many of its first and last elements stay, and these stand between. One value alone is everything.
 *
 * A value is packed: once an object of its kind was sent, it is `[number of the kind, …its fields]`, and a list that begins
 * with a number gets a 0 before it.
 *
 * What is sent follows from what this very viewer was sent before and gets now, and from nothing else: it tells no more
 * than they do.
 */
export type Changes = readonly unknown[];

/** The far side: knows what it has sent. */
export class Sent {
  #last: object | null = null;
  #kinds = new KindsSent();

  /** What has changed since the last time. */
  next(pushed: object): Changes {
    const before = this.#last;
    this.#last = pushed;
    const changes = before === null ? null : this.#inObject(before as Fields, pushed as Fields);
    if (changes !== null) return changes;
    this.#kinds = new KindsSent();
    return [this.#packed(pushed)];
  }

  #compare(before: unknown, now: unknown, place: number, changes: unknown[]): void {
    if (before === now) return;
    const within = this.#within(before, now);
    if (within === null) changes.push(place, this.#packed(now));
    else if (within.length > 0) changes.push(-1 - place, within);
  }

  /** Null when it is another value altogether. */
  #within(before: unknown, now: unknown): Changes | null {
    if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return null;
    if (!Array.isArray(now)) return Array.isArray(before) ? null : this.#inObject(before as Fields, now as Fields);
    return Array.isArray(before) ? this.#inList(before, now) : null;
  }

  /** Null when it has other fields or is of another kind. */
  #inObject(before: Fields, now: Fields): unknown[] | null {
    const names = fieldsOf(now);
    if (!areSame(fieldsOf(before), names)) return null;
    for (let i = namingFields(now, names) - 1; i >= 0; i--)
      if (before[names[i] as string] !== now[names[i] as string]) return null;
    const changes: unknown[] = [];
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      this.#compare(before[name], now[name], i, changes);
    }
    return changes;
  }

  #inList(before: readonly unknown[], now: readonly unknown[]): unknown[] {
    const changes: unknown[] = [];
    if (before.length === now.length) {
      for (let i = 0; i < now.length; i++) this.#compare(before[i], now[i], i, changes);
      // Their places would be longer than many small values themselves.
      const isMuch = changes.length > now.length + 2 && changes.every((each) => typeof each !== 'object');
      if (!isMuch) return changes;
      changes.length = 0;
    }
    const most = Math.min(before.length, now.length);
    let start = 0;
    while (start < most && isSame(before[start], now[start])) start++;
    let end = 0;
    while (end < most - start && isSame(before[before.length - 1 - end], now[now.length - 1 - end])) end++;
    changes.push([start, end, ...now.slice(start, now.length - end).map((each) => this.#packed(each))]);
    return changes;
  }

  #packed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map((each) => this.#packed(each));
      return typeof items[0] === 'number' ? [0, ...items] : items;
    }
    const object = value as Fields;
    const names = fieldsOf(object);
    const { kind, number } = this.#kinds.find(object, names);
    if (kind === null) return this.#allOf(object, names);
    return number > 0 ? this.#inShort(object, kind, number) : this.#inFull(object, kind);
  }

  #inShort(object: Fields, { fields, isMessage }: Kind, number: number): unknown[] {
    const values = (isMessage ? object.args : object) as Fields;
    const packed: unknown[] = [number];
    for (const name of fields) packed.push(this.#packed(values[name]));
    return packed;
  }

  #inFull(object: Fields, { names, fields, isMessage }: Kind): Fields {
    return isMessage
      ? { key: object.key, args: this.#allOf(object.args as Fields, fields) }
      : this.#allOf(object, names);
  }

  #allOf(object: Fields, names: readonly string[]): Fields {
    const packed: Record<string, unknown> = {};
    for (const name of names) packed[name] = this.#packed(object[name]);
    return packed;
  }
}

/** Equal as JSON, with their fields in the same order. */
function isSame(some: unknown, other: unknown): boolean {
  return some === other || (typeof some === 'object' && JSON.stringify(some) === JSON.stringify(other));
}
