import { automatic } from '@turnpoint/kernel';
import { isOnMap } from '../board/crew/crew.ts';
import { strayFrom } from '../board/crew/walk.ts';
import type { Endure } from '../types.ts';

/** A survivor is moved one zone by the directional die (ETS-4.39). */
export const stray = automatic<Endure, 'stray'>(({ table }, { who }, _picks, ctx) => {
  if (!isOnMap(table, who)) return;
  strayFrom(table, who, ctx);
  ctx.push({ kind: 'notice' });
});
