/**
 * What is pushed again and again differs little from one time to the next. So it is taken apart, and only the parts that
 * have changed are sent; of a long part only what stands between its unchanged beginning and end. What is sent follows
 * from what this very viewer was sent before and gets now, and from nothing else: it tells no more than they do.
 */
export interface Changes {
  /** Parts by their path, as they are now. */
  readonly put: Readonly<Record<string, unknown>>;
  /** Of the text of a part so many signs stay at its beginning and at its end, and this stands between. */
  readonly cut: Readonly<Record<string, readonly [start: number, end: number, between: string]>>;
}

/** Shorter texts are sent whole. */
const SHORT = 32;
/** Parts of an array are its elements, where they are so many objects at most: players, lanes. */
const ELEMENTS = 16;
/** What is taken apart: a sight, its look, the view in it, and what stands in the view down to each player. */
const DIVIDED = /^(look(\/view(\/[^/]+){0,1})?)?$/;

/** What was sent, taken apart: JSON, or parts by their names in their order. */
type Part = Leaf | ReadonlyMap<string, Part>;

interface Leaf {
  readonly value: unknown;
  readonly text: string;
}

/** The far side: knows what it has sent. */
export class SentParts {
  #sent: Part = { value: null, text: '' };

  /** What has changed since the last time; null when everything has to be sent, as it has other parts. */
  next(pushed: object): Changes | null {
    const before = this.#sent;
    this.#sent = takenApart(pushed, '');
    if (!haveSameNames(before, this.#sent)) return null;
    const changes = { put: {}, cut: {} };
    compare(before, this.#sent, '', changes);
    return changes;
  }
}

type Found = { readonly put: Record<string, unknown>; readonly cut: Record<string, readonly [number, number, string]> };

function compare(before: Part, now: Part, path: string, found: Found): void {
  if (now instanceof Map && haveSameNames(before, now)) {
    for (const [name, part] of now)
      compare(before.get(name) as Part, part, path === '' ? name : `${path}/${name}`, found);
    return;
  }
  const [{ text: old }, { text, value }] = [leafOf(before), leafOf(now)];
  if (old === text) return;
  const [start, end] = text.length < SHORT ? [0, 0] : shared(old, text);
  // Quotes inside of a text are written with a sign more, and the numbers need room too.
  if ((text.length - start - end) * 1.2 + 12 < text.length)
    found.cut[path] = [start, end, text.slice(start, text.length - end)];
  else found.put[path] = value;
}

/** The near side: what was pushed last, with these changes. What has not changed stays the same object. */
export function withChanges<X extends object>(last: X, { put, cut }: Changes): X {
  let now = last;
  for (const [path, value] of Object.entries(put)) now = withPart(now, path.split('/'), () => value);
  for (const [path, [start, end, between]] of Object.entries(cut)) {
    now = withPart(now, path.split('/'), (part) => {
      const text = JSON.stringify(part);
      return JSON.parse(text.slice(0, start) + between + text.slice(text.length - end));
    });
  }
  return now;
}

function takenApart(value: unknown, path: string): Part {
  if (!DIVIDED.test(path) || !isDivisible(value)) return { value, text: JSON.stringify(value) };
  const parts = new Map<string, Part>();
  for (const [name, part] of Object.entries(value))
    if (part !== undefined) parts.set(name, takenApart(part, path === '' ? name : `${path}/${name}`));
  return parts;
}

function isDivisible(part: unknown): part is object {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.length <= ELEMENTS && part.length > 0 && part.every(isDivisible);
  const names = Object.keys(part);
  return names.length > 0 && names.every((name) => name !== '' && !name.includes('/'));
}

/** Both are taken apart, into parts of the same names in the same order. */
function haveSameNames(before: Part, now: Part): before is ReadonlyMap<string, Part> {
  if (!(before instanceof Map) || !(now instanceof Map) || before.size !== now.size) return false;
  const names = before.keys();
  for (const name of now.keys()) if (name !== names.next().value) return false;
  return true;
}

function leafOf(part: Part): Leaf {
  if (!(part instanceof Map)) return part as Leaf;
  const names = [...part.keys()];
  const values = [...part.values()].map((each) => leafOf(each).value);
  const isList = names.every((name, place) => name === String(place));
  const value = isList ? values : Object.fromEntries(names.map((name, at) => [name, values[at]]));
  return { value, text: JSON.stringify(value) };
}

/** How many signs two texts share at their beginnings and at their ends. */
function shared(before: string, now: string): [start: number, end: number] {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === now.charCodeAt(start)) start++;
  let end = 0;
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === now.charCodeAt(now.length - 1 - end))
    end++;
  return [start, end];
}

function withPart<X extends object>(
  whole: X,
  [key = '', ...rest]: readonly string[],
  change: (part: unknown) => unknown,
): X {
  const part = (whole as Record<string, unknown>)[key];
  const next = rest.length === 0 ? change(part) : withPart(part as object, rest, change);
  if (Array.isArray(whole)) return whole.with(Number(key), next) as unknown as X;
  return { ...whole, [key]: next };
}
