import { type EffectOf, gearOfThing, isOperatorThing } from '../../content/index.ts';
import { hurt, isSaved, reckon } from '../board/damage.ts';
import { removeGear } from '../board/gear.ts';
import { askTarget } from './ask-target.ts';
import { addMark } from './state.ts';
import { victims } from './targets.ts';
import type { WordRules } from './word.ts';

/** LOWER: skips armor (ES-11.4); FRAIL tech goes at once (ES-12.11). */
export const lower: WordRules<EffectOf<'lower'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who, { manner: 'lower' })),
  run(s, f, e, picks, ctx) {
    for (const thing of victims(s.table, f, e.who, picks, 'lower')) {
      if (!isOperatorThing(thing)) {
        removeGear(s, gearOfThing(thing), 'ES-12.11', ctx);
        continue;
      }
      const loss = reckon(s.table, thing, e.amount, true);
      if (isSaved(s, thing, loss, ctx)) continue;
      hurt(s.table, thing, loss);
      ctx.log({ type: 'lowered', clause: 'ES-11.4', operator: thing, amount: loss.damage });
      for (const state of e.also) addMark(s, f, { what: state, on: thing }, ctx);
    }
  },
};
