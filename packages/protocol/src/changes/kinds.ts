/** Fields that say what an object is, where they come first: of choices and frames, of entries, of messages. */
const NAMING: ReadonlySet<string> = new Set(['kind', 'type', 'key', 'clause']);

/** Objects that are named alike and have the same fields, so that only what stands in the fields need be sent. */
export interface Kind {
  readonly names: readonly string[];
  /** What the first fields say, as far as they name it. */
  readonly says: readonly unknown[];
  /** The other ones; of a message those of its `args`. */
  readonly fields: readonly string[];
  readonly isMessage: boolean;
}

export type Fields = Readonly<Record<string, unknown>>;

/** By what they are named. The rules name all there are, so they are few; every sender uses the same. */
const named = new Map<string, Kind[]>();

/** Null for an object that nothing names. `names` are its fields. */
export function kindOf(value: Fields, names: readonly string[]): Kind | null {
  const [first = ''] = names;
  const name = NAMING.has(first) ? value[first] : null;
  if (typeof name !== 'string') return null;
  const args = isMessage(value, names) ? fieldsOf(value.args) : null;
  const alike = named.get(name) ?? [];
  if (alike.length === 0) named.set(name, alike);
  for (const kind of alike) if (isOf(kind, value, names, args)) return kind;
  const kind = newKind(value, names, args);
  alike.push(kind);
  return kind;
}

export const isNaming = (name: string): boolean => NAMING.has(name);

/** The names of its fields as JSON has them. */
export function fieldsOf(value: Fields): readonly string[] {
  const names = Object.keys(value);
  for (const name of names) if (value[name] === undefined) return names.filter((each) => value[each] !== undefined);
  return names;
}

export function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

export function isMessage(
  value: Fields,
  names: readonly string[],
): value is { readonly key: string; readonly args: Fields } {
  if (names.length !== 2 || names[0] !== 'key' || names[1] !== 'args') return false;
  return typeof value.args === 'object' && value.args !== null && !Array.isArray(value.args);
}

function isOf(kind: Kind, value: Fields, names: readonly string[], args: readonly string[] | null): boolean {
  if (kind.isMessage !== (args !== null) || !areSame(kind.names, names)) return false;
  for (let i = 1; i < kind.says.length; i++) if (value[names[i] as string] !== kind.says[i]) return false;
  return args === null || areSame(kind.fields, args);
}

function newKind(value: Fields, names: readonly string[], args: readonly string[] | null): Kind {
  const isName = (name: string) => NAMING.has(name) && (typeof value[name] === 'string' || value[name] === null);
  const count = args === null ? [...names, ''].findIndex((name) => !isName(name)) : 1;
  const says = names.slice(0, count).map((name) => value[name]);
  return { names, says, fields: args ?? names.slice(count), isMessage: args !== null };
}
