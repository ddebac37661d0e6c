import { allSeats, automatic } from '@turnpoint/kernel';
import type { Face } from '../../content/index.ts';
import type { Context, EndOfLine, Player, State } from '../types.ts';

const HAND = 5;

/** Phase 2 (section 5). */
export const draw = automatic<EndOfLine, 'draw'>((s, _frame, _picks, ctx) => {
  for (const seat of s.table.order) {
    const player = s.table.players[seat] as Player;
    const faces: Face[] = [];
    while (player.hand.length < HAND && player.deck.length > 0) {
      const face = player.deck.pop() as Face;
      player.hand.push(face);
      faces.push(face);
    }
    logDraw(s, seat, faces, player.hand.length < HAND, ctx);
  }
});

function logDraw(s: State, seat: number, faces: readonly Face[], short: boolean, ctx: Context): void {
  const viewers = s.table.mode === 'co-op' ? allSeats(s.seats) : [seat];
  if (faces.length > 0) ctx.learns(viewers);
  const entry = { type: 'draw', clause: short ? 'EOL-5.3' : 'EOL-5.1', seat, count: faces.length } as const;
  ctx.log({ ...entry, faces }, { to: viewers, others: { ...entry, faces: null } });
}
