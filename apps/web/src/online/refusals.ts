import type { Gathering } from '@turnpoint/protocol';

/** The code of what the server refused; null for anything else. */
export function codeOf(fault: unknown): string | null {
  const { code } = Object(fault) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

/** Where a name is taken: two like it that nobody has at this table. */
export function likeIt(name: string, { places }: Pick<Gathering, 'places'>): string[] {
  const taken = places.map((place) => (place.kind === 'person' ? place.name.toLowerCase() : ''));
  const all = Array.from({ length: places.length + 2 }, (_, i) => `${name.slice(0, 21)} ${i + 2}`);
  return all.filter((each) => !taken.includes(each.toLowerCase())).slice(0, 2);
}
