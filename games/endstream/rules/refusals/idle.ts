import { no, type Seat, topFrame } from '@turnpoint/kernel';
import type { Ruling, State } from '../types.ts';

/** Why this seat has nothing to choose now. */
export function idle(s: State, seat: Seat): Ruling {
  if (s.outcome !== null) return no('ES-15.6', 'why.over');
  if (seat !== 0 && seat !== 1) return no('ES-1.1', 'why.no-seat');
  const frame = topFrame(s);
  if (frame?.kind === 'mulligan') return no('ES-3.15', 'why.their-mulligan', { player: { seat: frame.seat } });
  return no('ES-4.8', 'why.not-your-turn', { player: { seat: s.table.turn } });
}
