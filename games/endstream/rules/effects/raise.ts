import type { EffectOf } from '../../content/index.ts';
import { askTarget } from './ask-target.ts';
import { victims } from './targets.ts';
import type { WordRules } from './word.ts';

/** RAISE: until the start of the user's next turn; several add up (ES-7.15). */
export const raise: WordRules<EffectOf<'raise'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    for (const operator of victims(s.table, f, e.who, picks)) {
      s.table.marks.push({
        what: 'raise',
        on: operator,
        amount: e.amount,
        by: f.seat,
        until: 'start',
        unlessController: false,
      });
      ctx.log({ type: 'raised', clause: 'ES-7.15', operator, amount: e.amount });
    }
  },
};
