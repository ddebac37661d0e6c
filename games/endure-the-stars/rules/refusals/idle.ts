import { no, type Seat } from '@turnpoint/kernel';
import type { Ruling, State } from '../types.ts';

/** Why this seat has nothing to choose now. */
export function idle(s: State, seat: Seat): Ruling {
  if (s.outcome !== null) return no('ETS-3.5', 'why.over');
  if (seat < 0 || seat >= s.seats) return no('ETS-1.1', 'why.no-seat');
  return no('ETS-3.2', s.table.phase === 'set-up' ? 'why.others-pick' : 'why.not-asked');
}
