import type { Seat } from '@turnpoint/kernel';

/** Through whose eyes the table is seen: a seat's, as it was then, or all in the open, as the rules allow after the end. */
export type SeenBy = Seat | 'open';

/** The reader's own first, then the others, then all in the open. */
export function seersOf(seats: number, own: Seat): SeenBy[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);
  return [own, ...others, 'open'];
}

export function nextSeer(all: readonly SeenBy[], now: SeenBy): SeenBy {
  return all[(all.indexOf(now) + 1) % all.length] ?? 'open';
}
