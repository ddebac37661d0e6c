import { automatic } from '@turnpoint/kernel';
import type { EndOfLine } from '../types.ts';
import { beginTurn } from './turn.ts';

/** Phase 3: one turn after another in this round's order, without those who left (EOL-6.1, 8.11). */
export const next = automatic<EndOfLine, 'next'>((s, { place }, _picks, ctx) => {
  const seat = s.table.order[place];
  if (seat === undefined) ctx.push({ kind: 'check' });
  else if (s.table.players[seat]?.out !== null) ctx.push({ kind: 'next', place: place + 1 });
  else beginTurn(s, seat, place, ctx);
});
