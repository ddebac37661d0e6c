import type { Seat } from '@turnpoint/kernel';
import type { Odds, Review } from '@turnpoint/protocol';

type Studied = Pick<Review, 'study' | 'keepStudy'>;

/** As the replay keeps them with its match. */
const keyOf = (seat: Seat): string => `chances ${seat}`;

/** How a seat stood after steps of a match, as far as it was found out before. */
export async function keptChances(
  review: Studied,
  id: string,
  seat: Seat,
): Promise<readonly (readonly [number, Odds])[]> {
  const kept = await review.study(id, keyOf(seat)).catch(() => null);
  return Array.isArray(kept) ? kept : [];
}

export async function keepChances(
  review: Studied,
  id: string,
  seat: Seat,
  known: ReadonlyMap<number, Odds>,
): Promise<void> {
  await review.keepStudy(id, keyOf(seat), [...known]);
}
