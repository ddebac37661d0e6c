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

/** How deep it is taken apart: `look/view/board` is a part. */
const DEPTH = 3;
/** Shorter texts are sent whole. */
const SHORT = 48;

/** The far side: knows what it has sent. */
export class SentParts {
  #sent = new Map<string, string>();

  /** What has changed since the last time; null when everything has to be sent, as it has other parts. */
  next(pushed: object): Changes | null {
    const before = this.#sent;
    const now = new Map<string, string>();
    takeApart(pushed, '', DEPTH, now);
    this.#sent = now;
    if (!haveSameParts(before, now)) return null;
    const put: Record<string, unknown> = {};
    const cut: Record<string, readonly [number, number, string]> = {};
    for (const [path, text] of now) {
      const old = before.get(path) as string;
      if (old === text) continue;
      const [start, end] = old.length < SHORT || text.length < SHORT ? [0, 0] : shared(old, text);
      // Quotes inside of a text are written with a sign more.
      if ((start + end) * 2 > text.length) cut[path] = [start, end, text.slice(start, text.length - end)];
      else put[path] = JSON.parse(text);
    }
    return { put, cut };
  }
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

function takeApart(value: object, path: string, depth: number, into: Map<string, string>): void {
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const name = path === '' ? key : `${path}/${key}`;
    if (depth > 1 && isDivisible(part)) takeApart(part, name, depth - 1, into);
    else into.set(name, JSON.stringify(part));
  }
}

function isDivisible(part: unknown): part is object {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
  const keys = Object.keys(part);
  return keys.length > 0 && keys.every((key) => key !== '' && !key.includes('/'));
}

function haveSameParts(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): boolean {
  if (before.size !== now.size) return false;
  const paths = before.keys();
  for (const path of now.keys()) if (path !== paths.next().value) return false;
  return true;
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
  return { ...whole, [key]: next };
}
