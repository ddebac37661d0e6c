import { goalOf } from '../../../content/index.ts';
import type { Context, Table, Who } from '../../types.ts';
import { survivorAt } from '../crew/crew.ts';
import { spendGoal } from '../crew/deeds.ts';

/** An unlocked reward that is kept until used (ETS-9.10); of this card, if one is named. */
export function hasReward(t: Table, who: Who, card: string | null = null): boolean {
  const { goal } = survivorAt(t, who);
  return goal !== null && goal.state === 'unlocked' && (card === null || goal.card === card);
}

/** ETS-9.6 to 9.8: a single-use one is replaced at once, a lasting one runs to the end of the round. */
export function useUpReward(t: Table, who: Who, ctx: Context): void {
  const survivor = survivorAt(t, who);
  const { goal } = survivor;
  if (goal === null) return;
  ctx.log({ type: 'reward', clause: 'ETS-9.5', who, goal: goal.card });
  if (goalOf(goal.card).lasts) survivor.goal = { ...goal, state: 'running' };
  else spendGoal(t, who, ctx);
}
