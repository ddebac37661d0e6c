import type { EffectOf } from '../../content/index.ts';
import { addMark } from './state.ts';
import { victims } from './targets.ts';
import type { WordRules } from './word.ts';

/** Mars Rising marks those who are there now; they keep it wherever they go this turn. */
export const bonus: WordRules<EffectOf<'bonus'>> = {
  run(s, f, e, picks, ctx) {
    for (const on of victims(s.table, f, e.who, picks)) {
      addMark(s, f, { what: 'bonus', on, until: 'end of turn', amount: e.amount }, ctx);
    }
  },
};
