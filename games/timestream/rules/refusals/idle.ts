import { no, type Seat } from '@turnpoint/kernel';
import type { Clause } from '../clauses.ts';
import type { Ruling, State } from '../types.ts';

/** Why this seat has nothing to choose now. */
export function idle(s: State, seat: Seat): Ruling {
  // The key of an outcome names the clause that ended the match.
  if (s.outcome !== null) return no(s.outcome.by.key.slice('outcome.'.length) as Clause, 'why.over');
  if (seat !== 0 && seat !== 1) return no('TS-1.1', 'why.no-seat');
  return no('TS-6.6', 'why.not-asked', { player: { seat: 1 - seat } });
}
