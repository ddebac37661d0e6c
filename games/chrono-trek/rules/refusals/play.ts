import { no, type Seat } from '@turnpoint/kernel';
import { MEMO, typeOf } from '../../content/index.ts';
import { playerAt } from '../board/seats.ts';
import type { Clause } from '../clauses.ts';
import type { Ruling, Table } from '../types.ts';
import { factOf, isCard } from './facts.ts';

/** Why this is no play: the turn's own, or an extra one. */
export function refusePlay(t: Table, seat: Seat, via: 'turn' | 'extra', choice: unknown): Ruling {
  const { kind, card: id } = (choice ?? {}) as { kind?: unknown; card?: unknown };
  if (kind === 'memo' || (kind === 'play' && id === MEMO)) return no('CT-14.12', 'why.memo-reaction');
  if (kind === 'second-draw' && via === 'extra') return no('CT-6.5', 'why.second-draw-extra');
  if (kind === 'stop' && via === 'turn') return no('CT-6.5', 'why.stop-turn');
  if (kind !== 'play') return no('CT-6.5', via === 'turn' ? 'why.play-or-draw' : 'why.play-or-stop');
  if (isCard(id) && typeOf(id) === 'event') return no('CT-10.1', 'why.event', factOf(id));
  if (!isCard(id) || !playerAt(t, seat).hand.includes(id)) return notInHand('CT-6.3', id);
  if (via === 'extra' && typeOf(id) === 'power-action') return no('CT-9.4', 'why.power-extra', factOf(id));
  return no('CT-6.3', 'why.malformed');
}

/** Why a card that should come from the hand cannot. */
export function notInHand(clause: Clause, id: unknown): Ruling {
  return isCard(id) ? no(clause, 'why.not-in-hand', factOf(id)) : no('CT-1.7', 'why.no-such-card');
}
