import { sameJson } from '@turnpoint/kernel';

/** A turn of more choices than this is made of parts that can come in any order. */
const SHORT = 5;

export const isLong = (line: readonly object[]): boolean => line.length > SHORT;

/** Is a choice in another line too: of a short turn at the same place, of a long one anywhere? */
export function isShared(choice: object, at: number, other: readonly object[]): boolean {
  return isLong(other) ? other.some((each) => sameJson(each, choice)) : sameJson(other[at] ?? null, choice);
}
