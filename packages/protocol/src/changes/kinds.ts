/** An object as its fields, as JSON has them: read all at once, since one by one and by name takes twice the time. */
export interface Parts {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

/** Objects that are named alike and have the same fields, so that only what stands in the fields need be sent. */
export interface Kind {
  readonly names: readonly string[];
  /** What the first fields say, as far as they name it. */
  readonly says: readonly unknown[];
  /** The other ones; of a message those of its `args`. */
  readonly fields: readonly string[];
  readonly isMessage: boolean;
}

/** By what they are named. The rules name all there are, so they are few; every sender uses the same. */
const named = new Map<string, Kind[]>();

export function partsOf(object: object): Parts {
  const parts = { names: Object.keys(object), values: Object.values(object) };
  return parts.values.includes(undefined) ? withoutGaps(parts) : parts;
}

function withoutGaps({ names, values }: Parts): Parts {
  const isThere = (_: unknown, i: number) => values[i] !== undefined;
  return { names: names.filter(isThere), values: values.filter(isThere) };
}

/** What stands in an object's fields, as JSON has them. */
export function valuesOf(object: object): readonly unknown[] {
  const values = Object.values(object);
  return values.includes(undefined) ? values.filter((value) => value !== undefined) : values;
}

/** Null for an object that nothing names; `args` are those of a message. */
export function kindOf({ names, values }: Parts, args: Parts | null): Kind | null {
  const name = isNaming(names[0] ?? '') ? values[0] : null;
  if (typeof name !== 'string') return null;
  const alike = named.get(name) ?? [];
  if (alike.length === 0) named.set(name, alike);
  for (const kind of alike) if (isOf(kind, names, values, args)) return kind;
  const kind = newKind(names, values, args);
  alike.push(kind);
  return kind;
}

/** Does this field say what an object is, where it comes first: of choices and frames, of entries, of messages? */
export function isNaming(name: string): boolean {
  return name === 'kind' || name === 'type' || name === 'key' || name === 'clause';
}

export function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** What a message says beside its key; null for what is no message. */
export function argsOf({ names, values }: Parts): Parts | null {
  const [, args] = values;
  if (names.length !== 2 || names[0] !== 'key' || names[1] !== 'args') return null;
  return typeof args === 'object' && args !== null && !Array.isArray(args) ? partsOf(args) : null;
}

function isOf(kind: Kind, names: readonly string[], values: readonly unknown[], args: Parts | null): boolean {
  if (kind.isMessage !== (args !== null) || !areSame(kind.names, names)) return false;
  for (let i = 1; i < kind.says.length; i++) if (values[i] !== kind.says[i]) return false;
  return args === null || areSame(kind.fields, args.names);
}

function newKind(names: readonly string[], values: readonly unknown[], args: Parts | null): Kind {
  const isName = (name: string, i: number) => isNaming(name) && (typeof values[i] === 'string' || values[i] === null);
  const count = args === null ? [...names, ''].findIndex((name, i) => !isName(name, i)) : 1;
  return { names, says: values.slice(0, count), fields: args?.names ?? names.slice(count), isMessage: args !== null };
}
