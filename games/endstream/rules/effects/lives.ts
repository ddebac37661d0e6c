import type { EffectOf } from '../../content/index.ts';
import { disintegrate as remove } from '../fall.ts';
import { removeGear } from '../gear.ts';
import { gearOfThing, operatorAt } from '../things.ts';
import type { Context, OperatorNo, State } from '../types.ts';
import { askTarget, victims } from './targets.ts';
import type { WordRules } from './word.ts';

/** Destroying is not a STRIKE; only equipped and deployed tech is there to be destroyed (ES-8.13, 8.19). */
export const destroy: WordRules<EffectOf<'destroy'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    for (const thing of victims(s.table, f, e.who, picks)) removeGear(s, gearOfThing(thing), 'destroyed', ctx);
  },
};

/** Active again with full defense; damage of this turn is cleared, armor is not restored (ES-11.18). */
export function wake(s: State, operator: OperatorNo, clause: 'ES-11.11' | 'ES-11.12', ctx: Context): void {
  const op = operatorAt(s.table, operator);
  op.disabled = 0;
  op.felled = false;
  op.damage = 0;
  ctx.log({ type: 'reactivated', clause, operator });
}

export const reactivate: WordRules<EffectOf<'reactivate'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    for (const operator of victims(s.table, f, e.who, picks)) wake(s, operator, 'ES-11.12', ctx);
  },
};

/** Defense, armor and Hamsa Necklace do not matter. */
export const disintegrate: WordRules<EffectOf<'disintegrate'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    remove(s, victims(s.table, f, e.who, picks), ctx);
  },
};
