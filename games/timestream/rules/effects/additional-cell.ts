import type { EffectOf } from '../../content/index.ts';
import type { WordRules } from './word.ts';

/** Always asked, also of a player who holds none (TS-9.11). */
export const additionalCell: WordRules<EffectOf<'additional cell'>> = {
  run(_, f, __, ___, ctx) {
    ctx.push({ kind: 'cell', seat: f.seat, additional: true });
  },
};
