import type { EffectOf } from '../../content/index.ts';
import { hurt, isSaved, reckon } from '../damage.ts';
import { removeGear } from '../gear.ts';
import { gearOfThing, isOperatorThing, operatorAt } from '../things.ts';
import { addMark } from './marks.ts';
import { askTarget, victims } from './targets.ts';
import type { WordRules } from './word.ts';

/** LOWER: skips armor (ES-11.4); FRAIL tech goes at once (ES-12.11). */
export const lower: WordRules<EffectOf<'lower'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who, { manner: 'lower' })),
  run(s, f, e, picks, ctx) {
    for (const thing of victims(s.table, f, e.who, picks, 'lower')) {
      if (!isOperatorThing(thing)) {
        removeGear(s, gearOfThing(thing), 'destroyed', ctx);
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

/** ARMOR: stays until lost (ES-12.1, 12.2); a negative amount takes it, down to 0. */
export const armor: WordRules<EffectOf<'armor'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    for (const operator of victims(s.table, f, e.who, picks)) {
      const op = operatorAt(s.table, operator);
      const amount = Math.max(e.amount, -op.armor);
      op.armor += amount;
      ctx.log({ type: 'armored', clause: 'ES-12.1', operator, amount });
    }
  },
};
