import { no, type Seat } from '@turnpoint/kernel';
import { effectAt } from '../../content/index.ts';
import { playerAt } from '../board/seats.ts';
import { pipsOf } from '../frames/deal.ts';
import { topPlaying } from '../frames/window.ts';
import type { Ruling, State } from '../types.ts';

/** Why this seat has nothing to choose now. */
export function idle(s: State, seat: Seat): Ruling {
  const t = s.table;
  if (s.outcome !== null) return no('CT-2.6', 'why.over');
  if (t.players[seat] === undefined) return no('CT-1.1', 'why.no-seat');
  if (playerAt(t, seat).out) return no('CT-6.11', 'why.left');
  const top = s.stack.at(-1);
  if ((s.picks[seat] ?? null) !== null) return no(top?.kind === 'window' ? 'CT-14.18' : 'CT-R53', 'why.answered');
  switch (top?.kind) {
    case 'window':
      return topPlaying(t).seat === seat ? no('CT-14.17', 'why.own-card') : no('CT-14.17', 'why.no-cards');
    case 'mulligan':
      return seat < top.seat ? no('CT-4.5', 'why.mulligan-over') : no('CT-4.4', 'why.not-asked');
    case 'starting-discards':
      return no(pipsOf(t, seat) === 4 ? 'CT-3.8' : 'CT-3.7', 'why.keeps-hand', { n: pipsOf(t, seat) });
    case 'effect':
      return effectAt(top.at).word === 'pass' ? no('CT-15.9', 'why.gives-none') : no('CT-6.3', 'why.not-asked');
    default:
      return no('CT-6.3', 'why.not-asked');
  }
}
