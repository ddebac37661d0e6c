import { automatic } from '@turnpoint/kernel';
import { inTurnOrder, survivorAt } from '../board/crew/crew.ts';
import { hurt } from '../board/crew/spirit.ts';
import { isFull } from '../board/foes/space.ts';
import type { Endure, Frame, ZoneId } from '../types.ts';

/** ETS-3.11, after the mission's own effects: Trapped first (ETS-17.14), with all that follows from it. */
export const roundEnd = automatic<Endure, 'round-end'>(({ table: t }, _frame, _picks, ctx) => {
  const trapped = inTurnOrder(t).filter((who) => isFull(t, survivorAt(t, who).zone as ZoneId));
  for (const who of trapped) hurt(t, who, 1, 'ETS-17.14', ctx);
  const shaken = trapped.map((who): Frame => ({ kind: 'lose', who, points: 1, clause: 'ETS-17.14' }));
  ctx.push({ kind: 'deaths' }, ...shaken, { kind: 'expire' });
});
