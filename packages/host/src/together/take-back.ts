import type { Match, Seat, Types } from '@turnpoint/kernel';
import type { Terms, UndoRefused } from '@turnpoint/protocol';
import { questionFor } from './question.ts';

/** Null when this seat may take back its latest choice by itself, as the rules and the table's agreement have it. */
export function cannotTakeBack(match: Match<Types>, seat: Seat, terms: Terms | null): UndoRefused | null {
  const refused = match.cannotUndo(seat);
  if (terms === null) return refused;
  const policy = terms.undo;
  const canAsk = policy === 'consent' && takenBackTo(match, seat) !== null;
  if (refused !== null) return canAsk ? 'ask' : refused;
  // What nobody else has seen harms nobody.
  if (match.shownTo(null) < match.length || policy === 'until-next') return null;
  if (policy !== 'none' && questionFor(match, seat).asked.includes(seat)) return null;
  return canAsk ? 'ask' : 'agreed';
}

/** After how many choices a match stands once this seat's latest one is taken back by consent; null when it has made none. */
export function takenBackTo(match: Match<Types>, seat: Seat): number | null {
  if (match.state.outcome !== null) return null;
  const made = match.choices.findLastIndex((each) => each.seat === seat);
  if (made < 0) return null;
  let to = made;
  // All answers to one question go together: which of them came first is nobody's business.
  while (match.stateAt(to).picks.length > 0) to--;
  return to;
}
