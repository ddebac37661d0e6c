/** Where a value is not plain JSON (`table.hands[0]: NaN`), or null when all of it is. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  if (Array.isArray(value)) return first(value.keys(), (i) => notPlain(value[i], `${path}[${i}]`));
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path}: a ${value.constructor.name}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path}: a symbol`;
  const fields = value as Record<string, unknown>;
  return first(Object.keys(fields), (key) => notPlain(fields[key], path === '' ? key : `${path}.${key}`));
}

function first<X>(items: Iterable<X>, find: (item: X) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
