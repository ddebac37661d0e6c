/** How long a bot may think. Bots have no clock of their own, so a match with counted playouts can be run again. */
export interface Budget {
  /** Playouts for one choice; bots that do not search ignore it. */
  readonly playouts: number;
  /** Asked between playouts; at least one playout per choice is made all the same. */
  isOver(): boolean;
}

/** The same thought on every machine. */
export function counted(playouts: number): Budget {
  return { playouts, isOver: () => false };
}

/** At most so many milliseconds by the caller's clock, and at most so many playouts. Made anew for each choice. */
export function timed(milliseconds: number, now: () => number, playouts = Number.POSITIVE_INFINITY): Budget {
  const end = now() + milliseconds;
  return { playouts, isOver: () => now() >= end };
}
