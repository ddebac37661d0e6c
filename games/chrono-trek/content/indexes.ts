/** Time indexes in time order: A1 first, D9 last (CT-1.3). */
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The Timeline lies in rows, one for each letter. */
export const ROWS = LETTERS.length;
export const COLUMNS = NUMBERS.length;

export type Index = `${(typeof LETTERS)[number]}${(typeof NUMBERS)[number]}`;

export const INDEXES: readonly Index[] = LETTERS.flatMap((row) => NUMBERS.map((column): Index => `${row}${column}`));

const PLACES = new Map<string, number>(INDEXES.map((index, place) => [index, place]));

/** The place in time order, from 0; -1 for what is no index. */
export function placeOf(index: string): number {
  return PLACES.get(index) ?? -1;
}

export function isEarlier(a: Index, b: Index): boolean {
  return placeOf(a) < placeOf(b);
}
