const known = new Map<number, readonly number[]>();

/** Chances of 0, 1, 2 and more successes with so many dice that need this number. */
export function successes(dice: number, hit: number): readonly number[] {
  const key = 8 * dice + hit;
  const chances = known.get(key) ?? workOut(dice, (7 - hit) / 6);
  known.set(key, chances);
  return chances;
}

function workOut(dice: number, each: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    chances = Array.from(
      { length: chances.length + 1 },
      (_, n) => (chances[n] ?? 0) * (1 - each) + (chances[n - 1] ?? 0) * each,
    );
  }
  return chances;
}

/** The mean of a value of the number of successes. */
export const meanOf = (chances: readonly number[], value: (n: number) => number): number =>
  chances.reduce((sum, chance, n) => sum + chance * value(n), 0);

/** How likely two dice stay below a number (ETS-8.4). */
export function staysBelow(number: number): number {
  let fine = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b < number) fine++;
  return fine / 36;
}
