import { type EffectOf, gearOfThing, type SpecialId } from '../../content/index.ts';
import { removeGear } from '../board/gear.ts';
import { controllerOf, operatorAt } from '../board/things.ts';
import type { Context, EffectFrame, State } from '../types.ts';
import { wake } from './reactivate.ts';
import { hereOf, thisOperator } from './targets.ts';
import type { WordRules } from './word.ts';

/** Bespoke rules, each of one card. */
const RULES: Readonly<Record<SpecialId, (s: State, f: EffectFrame, ctx: Context) => void>> = {
  /** REACTIVATE all friendly operators here, then destroy this tech if any was reactivated so. */
  'field-medbay'(s, f, ctx) {
    const t = s.table;
    const here = hereOf(t, f);
    const woken = t.operators.flatMap((op, no) =>
      op.zone === 'board' && op.at === here && op.disabled > 0 && controllerOf(t, no) === f.seat ? [no] : [],
    );
    for (const operator of woken) wake(s, operator, 'ES-11.12', ctx);
    if (woken.length > 0) removeGear(s, gearOfThing(f.user), 'ES-8.14', ctx);
  },

  /** If the bearer has no armor, it gets ARMOR 1. */
  'automated-damage-control'(s, f, ctx) {
    const operator = thisOperator(s.table, f);
    const op = operatorAt(s.table, operator);
    if (op.armor > 0) return;
    op.armor = 1;
    ctx.log({ type: 'armored', clause: 'ES-12.1', operator, amount: 1 });
  },
};

export const special: WordRules<EffectOf<'special'>> = {
  run: (s, f, e, _, ctx) => RULES[e.id](s, f, ctx),
};
