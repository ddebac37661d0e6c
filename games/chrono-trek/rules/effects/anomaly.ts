import { moveAnomaly } from '../board/change.ts';
import { noEffect } from './no-effect.ts';
import type { WordOf } from './word.ts';

/** One instruction, one Anchorpoint (CT-13.5). */
export const anomaly: WordOf<'anomaly'> = {
  resolve(s, here, { by }, ctx) {
    if (by === -1 && s.table.anomaly === 0) noEffect(here, ctx, 'CT-13.6');
    else moveAnomaly(s, by, ctx);
  },
};
