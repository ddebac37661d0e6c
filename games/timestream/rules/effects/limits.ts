import type { EffectOf } from '../../content/index.ts';
import { playerAt } from '../board/lanes.ts';
import type { WordRules } from './word.ts';

/** One more Event Chain card this turn (TS-14.19). */
export const raiseLimit: WordRules<EffectOf<'raise limit'>> = {
  run(s, f, _, __, ctx) {
    s.table.chainLimit++;
    ctx.log({ type: 'limit-raised', clause: 'TS-14.18', seat: f.seat });
  },
};

/** The opponent's next Target step; several do not add up (TS-6.7). */
export const skipTarget: WordRules<EffectOf<'skip target'>> = {
  run(s, f, _, __, ctx) {
    playerAt(s.table, 1 - f.seat).skipsTarget = true;
    ctx.log({ type: 'will-skip', clause: 'TS-6.7', seat: 1 - f.seat });
  },
};
