/** Where we are: `/match/abc` is page `match` with `abc`, `/missions/a/b` is part `b` of `a` there. */
export interface Place {
  readonly page: string;
  readonly id: string;
  readonly part: string;
  readonly query: URLSearchParams;
  readonly anchor: string;
}

/** Reads any address: what cannot be decoded stays as it is written, and leads to the page that says so. */
export function readAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Place {
  const [, page = '', id = '', part = ''] = pathname.split('/').map(decoded);
  return { page, id, part, query: new URLSearchParams(search), anchor: decoded(hash.slice(1)) };
}

/** The entry of a table by a name from outside: `constructor` and `__proto__` are no entries. */
export function entryOf<X>(table: Readonly<Record<string, X>>, name: string): X | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
