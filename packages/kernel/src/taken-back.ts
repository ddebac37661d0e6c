import { sameJson } from './json.ts';
import { look } from './look.ts';
import type { Match } from './match.ts';
import type { Seat, Types } from './types.ts';

/**
 * After how many choices a match stands once this seat's latest one is gone, whatever came of it; null when it has made
 * none, or the match is over.
 */
export function takenBackTo(match: Match<Types>, seat: Seat): number | null {
  return latestGone(match, seat, () => true);
}

/** The same for whoever practises: what was answered for them is passed over, as it would only be answered again. */
export function practisedTo(match: Match<Types>, seat: Seat): number | null {
  return latestGone(match, seat, (step) => {
    const answer = match.answersFor(look(match.game, match.stateAt(step), seat));
    return answer === null || !sameJson(answer, match.choices[step]?.choice);
  });
}

function latestGone(match: Match<Types>, seat: Seat, isTheirs: (step: number) => boolean): number | null {
  if (match.state.outcome !== null) return null;
  const made = match.choices.findLastIndex((each, step) => each.seat === seat && isTheirs(step));
  if (made < 0) return null;
  let to = made;
  // All answers to one question go together: which of them came first is nobody's business.
  while (match.stateAt(to).picks.length > 0) to--;
  return to;
}
