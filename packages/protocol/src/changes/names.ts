type Fields = Readonly<Record<string, unknown>>;

/** Kept from one time to the next: two lists for each object that is pushed would be garbage at once. */
const names: string[] = [];

/** Have both objects the same fields in the same order, as JSON has them? */
export function haveSameNames(some: object, other: object): boolean {
  let count = 0;
  for (const name in some) if ((some as Fields)[name] !== undefined) names[count++] = name;
  let same = 0;
  for (const name in other) {
    if ((other as Fields)[name] === undefined) continue;
    if (same === count || names[same] !== name) return false;
    same++;
  }
  return same === count;
}
