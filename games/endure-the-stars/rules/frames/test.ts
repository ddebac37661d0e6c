import { automatic } from '@turnpoint/kernel';
import { dice } from '../board/chance.ts';
import { isOnMap, survivorAt } from '../board/crew/crew.ts';
import { hurt } from '../board/crew/spirit.ts';
import type { Endure } from '../types.ts';

/** ETS-8.4: two dice; as high as one's Resolve or higher fails. At Resolve 0 it costs Health (ETS-8.15). */
export const test = automatic<Endure, 'test'>((s, { who, clause }, _picks, ctx) => {
  const t = s.table;
  if (!isOnMap(t, who)) return;
  const survivor = survivorAt(t, who);
  if (survivor.resolve === 0) {
    hurt(t, who, 1, 'ETS-8.15', ctx);
    ctx.push({ kind: 'deaths' });
    return;
  }
  ctx.push({ kind: 'tested', who, clause, dice: dice(t, ctx, 2) });
});
