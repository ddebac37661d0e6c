import { automatic } from '@turnpoint/kernel';
import type { Endure } from '../types.ts';

/** After the event: places again, and the question whether to stay, as long as the track allows it. */
export const revisit = automatic<Endure, 'revisit'>(({ table: t }, _frame, _picks, ctx) => {
  if (t.refuge === null) return;
  ctx.push({ kind: 'visits', left: [...t.team.keys()] }, t.refuge.track > 0 ? { kind: 'stay' } : { kind: 'leave' });
});
