import type { EffectOf } from '../../content/index.ts';
import { operatorAt } from '../board/things.ts';
import { askTarget } from './ask-target.ts';
import { victims } from './targets.ts';
import type { WordRules } from './word.ts';

/** ARMOR: stays until lost (ES-12.1, 12.2); a negative amount takes it, down to 0. */
export const armor: WordRules<EffectOf<'armor'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    for (const operator of victims(s.table, f, e.who, picks)) {
      const op = operatorAt(s.table, operator);
      const amount = Math.max(e.amount, -op.armor);
      if (amount === 0) continue;
      op.armor += amount;
      ctx.log({ type: 'armored', clause: 'ES-12.1', operator, amount });
    }
  },
};
