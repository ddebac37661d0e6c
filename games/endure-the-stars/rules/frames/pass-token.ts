import { automatic } from '@turnpoint/kernel';
import { nextAfter } from '../board/crew/crew.ts';
import type { Endure } from '../types.ts';

/** ETS-3.3: clockwise to the next survivor on the map; a new round begins. */
export const passToken = automatic<Endure, 'pass-token'>(({ table: t }, _frame, _picks, ctx) => {
  t.first = nextAfter(t, t.first);
  // ETS-5.12: from now on they are tokens like others.
  t.noises = t.noises.map((noise) => ({ ...noise, late: false }));
  ctx.push({ kind: 'round' });
});
