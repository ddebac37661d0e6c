import type { Seat } from '@turnpoint/kernel';
import { no } from './no.ts';
import { playerAt } from './seats.ts';
import type { Ruling, State } from './types.ts';
import { topPlaying } from './window.ts';

/** Why this seat has nothing to choose now. */
export function idle(s: State, seat: Seat): Ruling {
  const t = s.table;
  if (s.outcome !== null) return no('CT-2.6', 'why.over');
  if (t.players[seat] === undefined) return no('CT-1.1', 'why.no-seat');
  if (playerAt(t, seat).out) return no('CT-6.11', 'why.left');
  const isWindow = s.stack.at(-1)?.kind === 'window';
  if ((s.picks[seat] ?? null) !== null) return no(isWindow ? 'CT-14.18' : 'CT-R53', 'why.answered');
  if (!isWindow) return no('CT-6.3', 'why.not-asked');
  return topPlaying(t).seat === seat ? no('CT-14.17', 'why.own-card') : no('CT-14.17', 'why.no-cards');
}
