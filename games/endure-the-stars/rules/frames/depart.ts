import { automatic } from '@turnpoint/kernel';
import type { Endure } from '../types.ts';

/** ETS-21.18, 22.18: unsold goods and the cards paid go back into the deck, which is shuffled with the deal. */
export const depart = automatic<Endure, 'depart'>(({ table: t }, _frame, _picks, ctx) => {
  if (t.refuge === null) return;
  t.items.push(...t.refuge.goods, ...t.itemDiscard);
  t.itemDiscard = [];
  t.refuge = null;
  t.phase = 'set-up';
  ctx.log({ type: 'departed', clause: 'ETS-22.7' });
});
