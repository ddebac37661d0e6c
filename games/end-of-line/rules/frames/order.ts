import { automatic } from '@turnpoint/kernel';
import { findOrder } from '../board/turn-order.ts';
import type { EndOfLine, Entry, State } from '../types.ts';

/** Phase 1 (EOL-4.1 to 4.8). The solo puzzle has none (EOL-10.2). */
export const order = automatic<EndOfLine, 'order'>((s, _frame, _picks, ctx) => {
  const t = s.table;
  t.round++;
  for (const player of t.players) player.effect = null;
  const compared = findOrder(t);
  t.order = compared.map(({ seat }) => seat);
  if (t.mode !== 'solo') ctx.log({ type: 'order', clause: orderClause(s, compared), round: t.round, compared });
  ctx.push({ kind: 'draw' }, { kind: 'next', place: 0 });
});

function orderClause(s: State, compared: ReturnType<typeof findOrder>): Entry['clause'] {
  if (s.table.round === 1) return 'EOL-4.2';
  if (compared.some(({ byFirst }) => byFirst)) return 'EOL-4.6';
  return compared.some(({ initiatives }) => initiatives.length > 1) ? 'EOL-4.5' : 'EOL-4.3';
}
