import { isNaming, valuesOf } from './kinds.ts';
import { haveSameNames } from './names.ts';
import { Packing } from './packing.ts';
import { isSame } from './same.ts';

/**
 * What is pushed again and again differs little from one time to the next, so only what has changed is sent: a list of
 * places and what stands there now. A place is the number of a field or an element; one that is less than 0 stands for
 * `-1 - place`, and a list of changes within it follows. For a list that has become longer or shorter it is
 * `[[start, end, …]]`: so many of its first and last elements stay, and these stand between. One value alone is everything. Values are packed.
 *
 * What is sent follows from what this very viewer was sent before and gets now, and from nothing else: it tells no more
 * than they do.
 */
export type Changes = readonly unknown[];

type Fields = Readonly<Record<string, unknown>>;

/** For all that is as it was: a list for each would be most of the garbage of a push. */
const NOTHING: Changes = [];

/** The far side: knows what it has sent. */
export class Sent {
  #last: object | null = null;
  #packing = new Packing();

  /** What has changed since the last time, after what is to stand before it. */
  next(pushed: object, ...first: unknown[]): Changes {
    const before = this.#last;
    this.#last = pushed;
    return this.after(before, pushed, ...first);
  }

  /** The same where it is known what was pushed before: then it need not be kept. */
  after(before: object | null, pushed: object, ...first: unknown[]): Changes {
    if (before !== null && this.#inObject(before, pushed, first) !== null) return first;
    this.#packing = new Packing();
    first.push(this.#packing.packed(pushed));
    return first;
  }

  /** The changes with what has changed at this place. */
  #compare(before: unknown, now: unknown, place: number, changes: unknown[] | null): unknown[] | null {
    const within = this.#within(before, now);
    if (within === null) return added(changes, place, this.#packing.packed(now));
    return within.length > 0 ? added(changes, -1 - place, within) : changes;
  }

  /** Null when it is another value altogether. */
  #within(before: unknown, now: unknown): Changes | null {
    if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return null;
    if (Array.isArray(now)) return Array.isArray(before) ? this.#inList(before, now) : null;
    return Array.isArray(before) ? null : this.#inObject(before, now);
  }

  /** Null when it has other fields or is named otherwise. */
  #inObject(before: object, now: object, changes: unknown[] | null = null): Changes | null {
    if (!haveSameNames(before, now)) return null;
    const values = valuesOf(before);
    let i = 0;
    for (const name in now) {
      const is = (now as Fields)[name];
      if (is === undefined) continue;
      const was = values[i++];
      if (was === is) continue;
      if (i === 1 && isNaming(name)) return null;
      changes = this.#compare(was, is, i - 1, changes);
    }
    return changes ?? NOTHING;
  }

  #inList(before: readonly unknown[], now: readonly unknown[]): Changes {
    if (before.length === now.length) {
      const changes = this.#inPlaces(before, now);
      // Their places would be longer than many small values themselves.
      const isMuch = changes.length > now.length + 2 && changes.every((each) => typeof each !== 'object');
      if (!isMuch) return changes;
    }
    const most = Math.min(before.length, now.length);
    let start = 0;
    while (start < most && isSame(before[start], now[start])) start++;
    let end = 0;
    while (end < most - start && isSame(before[before.length - 1 - end], now[now.length - 1 - end])) end++;
    const other: unknown[] = [start, end];
    for (let i = start; i < now.length - end; i++) other.push(this.#packing.packed(now[i]));
    return [other];
  }

  #inPlaces(before: readonly unknown[], now: readonly unknown[]): Changes {
    let changes: unknown[] | null = null;
    for (let i = 0; i < now.length; i++) {
      if (before[i] !== now[i]) changes = this.#compare(before[i], now[i], i, changes);
    }
    return changes ?? NOTHING;
  }
}

/** A list that has grown has room for sixteen more, and most have one change: such a one is made as it is. */
function added(changes: unknown[] | null, place: number, change: unknown): unknown[] {
  if (changes === null) return [place, change];
  changes.push(place, change);
  return changes;
}
