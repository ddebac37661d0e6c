import { automatic } from '@turnpoint/kernel';
import { checkVictory } from '../ending/ending.ts';
import type { ChronoTrek } from '../types.ts';

/** CT-6.1 to 6.3 */
export const turn = automatic<ChronoTrek, 'turn'>((s, { seat }, _picks, ctx) => {
  const t = s.table;
  t.active = seat;
  t.turns++;
  ctx.log({ type: 'turn', clause: 'CT-6.1', seat });
  if (checkVictory(s, ctx, 'CT-14.2')) return;
  ctx.push({ kind: 'draw', seat, left: 1, why: 'turn' }, { kind: 'act', seat }, { kind: 'end', seat });
});
