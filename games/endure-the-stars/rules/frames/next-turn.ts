import { automatic } from '@turnpoint/kernel';
import { inTurnOrder, survivorAt } from '../board/crew/crew.ts';
import type { Endure } from '../types.ts';

/** ETS-3.2: from the first player clockwise, each survivor on the map once. */
export const nextTurn = automatic<Endure, 'next-turn'>(({ table: t }, _frame, _picks, ctx) => {
  t.active = null;
  const who = inTurnOrder(t).find((other) => survivorAt(t, other).turn === 'waiting');
  if (who === undefined) ctx.push({ kind: 'enemies' });
  else ctx.push({ kind: 'turn', who }, { kind: 'next-turn' });
});
