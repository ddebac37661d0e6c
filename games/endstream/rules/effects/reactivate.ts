import type { EffectOf } from '../../content/index.ts';
import { operatorAt } from '../board/things.ts';
import type { Context, OperatorNo, State } from '../types.ts';
import { askTarget } from './ask-target.ts';
import { victims } from './targets.ts';
import type { WordRules } from './word.ts';

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
