/** Fields that say what an object is, where they come first: of choices and frames, of entries, of messages. */
const NAMING: readonly string[] = ['kind', 'type', 'key', 'clause'];

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
function namedKind(value: Fields, names: readonly string[]): Kind | null {
  const [first = ''] = names;
  const name = value[first];
  if (!NAMING.includes(first) || typeof name !== 'string') return null;
  const alike = named.get(name) ?? [];
  if (alike.length === 0) named.set(name, alike);
  const args = isMessage(value, names) ? fieldsOf(value.args) : null;
  for (const kind of alike) if (isOf(kind, value, names, args)) return kind;
  const kind = newKind(value, names, args);
  alike.push(kind);
  return kind;
}

/** How many of its first fields name it. */
export function namingFields(value: Fields, names: readonly string[]): number {
  let count = 0;
  while (count < names.length && NAMING.includes(names[count] as string) && isName(value[names[count] as string]))
    count++;
  return count;
}

const isName = (value: unknown) => typeof value === 'string' || value === null;

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

function isMessage(value: Fields, names: readonly string[]): value is { readonly key: string; readonly args: Fields } {
  if (names.length !== 2 || names[0] !== 'key' || names[1] !== 'args') return false;
  return typeof value.args === 'object' && value.args !== null && !Array.isArray(value.args);
}

function isOf(kind: Kind, value: Fields, names: readonly string[], args: readonly string[] | null): boolean {
  if (kind.isMessage !== (args !== null) || !areSame(kind.names, names)) return false;
  for (let i = 0; i < kind.says.length; i++) if (value[names[i] as string] !== kind.says[i]) return false;
  return args === null || areSame(kind.fields, args);
}

function newKind(value: Fields, names: readonly string[], args: readonly string[] | null): Kind {
  const count = args === null ? namingFields(value, names) : 1;
  const says = names.slice(0, count).map((name) => value[name]);
  return { names, says, fields: args ?? names.slice(count), isMessage: args !== null };
}

/** So many kinds have numbers; objects of further ones are sent with all their fields. */
const MOST = 250;
/** Of these so many that nothing names: what is kept by ids has fields of its own each time. */
const MOST_NAMELESS = 40;

export interface Found {
  readonly kind: Kind | null;
  /** From 1 on; 0 when the other side does not know it yet. */
  readonly number: number;
}

/** The kinds that one side has sent and the other has got, in this order: from then on a number stands for each. */
export class KindsSent {
  readonly #kinds: Kind[] = [];
  #nameless = 0;

  /** When it is new it has a number the next time. */
  find(value: Fields, names: readonly string[]): Found {
    const kind = namedKind(value, names);
    return kind === null ? this.#findNameless(names) : { kind, number: this.#numberOf(kind) };
  }

  at(number: number): Kind {
    const kind = this.#kinds[number - 1];
    if (kind === undefined) throw new Error(`nothing was sent as kind ${number}`);
    return kind;
  }

  #numberOf(kind: Kind): number {
    const at = this.#kinds.indexOf(kind);
    if (at < 0 && this.#kinds.length < MOST) this.#kinds.push(kind);
    return at + 1;
  }

  #findNameless(names: readonly string[]): Found {
    for (let at = 0; at < this.#kinds.length; at++) {
      const kind = this.#kinds[at] as Kind;
      if (kind.says.length === 0 && areSame(kind.fields, names)) return { kind, number: at + 1 };
    }
    if (names.length > 0 && this.#nameless < MOST_NAMELESS && this.#kinds.length < MOST) {
      this.#nameless++;
      this.#kinds.push({ names, says: [], fields: names, isMessage: false });
    }
    return { kind: null, number: 0 };
  }
}
