import type { Seat } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import { cardAt } from '../../content/index.ts';
import type { Context, State } from '../types.ts';
import { playerAt } from './lanes.ts';
import { shows, takeFrom } from './void.ts';

/** A Power Cell from hand comes into play by this rule; its own ability executes in every case (TS-9.8, 9.9). */
export function playCell(s: State, seat: Seat, card: CardNo, by: 'TS-9.1' | 'TS-9.5', ctx: Context): void {
  const player = playerAt(s.table, seat);
  const { code, onPlay, entersLinked } = cardAt(card);
  takeFrom(player.hand, card);
  (player[entersLinked ? 'linked' : 'unlinked'][card] as number)++;
  s.table.moved = true;
  shows(seat, ctx);
  ctx.log({ type: 'cell', clause: by, seat, card });
  if (onPlay !== null)
    ctx.push({ kind: 'effect', seat, card, piece: -1, lane: -1, at: `${code}.play`, asked: 0, left: -1 });
}
