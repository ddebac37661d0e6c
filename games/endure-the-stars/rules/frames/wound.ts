import { automatic } from '@turnpoint/kernel';
import { die } from '../board/chance.ts';
import { isOnMap, survivorAt } from '../board/crew/crew.ts';
import { hurt } from '../board/crew/spirit.ts';
import type { Endure } from '../types.ts';

/** ETS-13.7 */
export const wound = automatic<Endure, 'wound'>(({ table: t }, { who }, _picks, ctx) => {
  if (!isOnMap(t, who) || !survivorAt(t, who).injuries.includes('chest')) return;
  const rolled = die(t, ctx);
  ctx.log({ type: 'chest', clause: 'ETS-13.7', who, die: rolled });
  if (rolled > 3 || !hurt(t, who, 1, 'ETS-13.7', ctx)) return;
  t.lasting.push({ kind: 'bled', who, zone: null, until: 'round' });
  ctx.push({ kind: 'deaths' });
});
