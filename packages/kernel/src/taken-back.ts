import type { Match } from './match.ts';
import type { Seat, Types } from './types.ts';

/**
 * After how many choices a match stands once this seat's latest one is gone, whatever came of it; null when it has made
 * none, or the match is over.
 */
export function takenBackTo(match: Match<Types>, seat: Seat): number | null {
  if (match.state.outcome !== null) return null;
  const made = match.choices.findLastIndex((each) => each.seat === seat);
  if (made < 0) return null;
  let to = made;
  // All answers to one question go together: which of them came first is nobody's business.
  while (match.stateAt(to).picks.length > 0) to--;
  return to;
}
