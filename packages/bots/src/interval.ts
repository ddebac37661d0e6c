/** How many standard errors 95 of 100 cases lie within. */
const SURE = 1.96;

/** Between which shares the true one lies in 95 of 100 cases (Wilson's interval). */
export function interval(wins: number, tries: number): readonly [low: number, high: number] {
  const share = wins / tries;
  const spread = SURE ** 2 / tries;
  const middle = (share + spread / 2) / (1 + spread);
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread);
  return [middle - half, middle + half];
}
