const OWN_FIELD = { configurable: true, enumerable: true, writable: true };

/** Copies plain JSON. A game whose profile asks for it brings its own, faster `copy`. */
export function copyJson<X>(value: X): X {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as X;
  const copy: Record<string, unknown> = {};
  for (const key in value) setField(copy, key, copyJson(value[key]));
  return copy as X;
}

function setField(fields: Record<string, unknown>, key: string, value: unknown): void {
  // Assigning to this one name would set the prototype instead of a field.
  if (key === '__proto__') Object.defineProperty(fields, key, { ...OWN_FIELD, value });
  else fields[key] = value;
}

/** Equal as JSON: same keys and values; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let keys = 0;
  for (const key in left) {
    // The value first: it rules out most, and quickly.
    if (!sameJson(left[key], right[key]) || !Object.hasOwn(right, key)) return false;
    keys++;
  }
  for (const _ in right) keys--;
  return keys === 0;
}

/** One spelling for equal JSON (keys sorted), so that its hash can be compared. */
export function canonical(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const fields = value as Record<string, unknown>;
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(fields).sort()) setField(ordered, key, inOrder(fields[key]));
  return ordered;
}
