/** Per player: 25 cards, and in each of at most 15 rounds a Brake or end, a proposal, its answer, and once leaving. */
const CHOICES_PER_PLAYER = 25 + 15 * 3 + 1;

/** No match has more choices. */
export function bound(seats: number): number {
  return seats * CHOICES_PER_PLAYER;
}
