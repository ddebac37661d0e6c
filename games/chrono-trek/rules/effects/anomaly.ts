import { moveAnomaly } from '../change.ts';
import type { WordOf } from './word.ts';

/** One instruction, one Anchorpoint (CT-13.5). */
export const anomaly: WordOf<'anomaly'> = {
  resolve(s, { play }, { by }, ctx) {
    if (by === -1 && s.table.anomaly === 0) ctx.log({ type: 'no-effect', clause: 'CT-13.6', card: play.card });
    else moveAnomaly(s, by, ctx);
  },
};
