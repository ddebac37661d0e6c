import { no, type Seat, topFrame } from '@turnpoint/kernel';
import { isPuzzle } from '../board/modes.ts';
import type { Ruling, State } from '../types.ts';

/** Why this seat has nothing to choose now. */
export function idle(s: State, seat: Seat): Ruling {
  const { mode, players } = s.table;
  if (s.outcome !== null) return no(isPuzzle(mode) ? 'EOL-10.7' : 'EOL-8.5', 'why.over');
  if (players[seat] === undefined) return no('EOL-1.12', 'why.no-seat');
  if (players[seat].out !== null) return no(isPuzzle(mode) ? 'EOL-11.7' : 'EOL-8.8', 'why.out');
  const frame = topFrame(s);
  if (frame?.kind === 'answer') return no('EOL-11.10', 'why.await-answer', { partner: { seat: frame.seat } });
  return no('EOL-6.1', 'why.not-your-turn', { player: { seat: frame?.kind === 'turn' ? frame.seat : seat } });
}
