import { type Deed, type GoalId, goalOf } from '../../../content/index.ts';
import type { Context, HeldGoal, Table, Who } from '../../types.ts';
import { everyone, survivorAt } from './crew.ts';

/** Something that an Accomplishment card may ask for happened (ETS-9.1, 9.3, 9.9). */
export function didDeed(t: Table, who: Who, deed: Deed, ctx: Context, times = 1): void {
  const survivor = survivorAt(t, who);
  const { goal } = survivor;
  if (goal === null || goal.state !== 'open' || times === 0) return;
  const wanted = goalOf(goal.card);
  if (wanted.deed !== deed) return;
  const done = goal.done + times;
  const isMet = done >= wanted.times;
  survivor.goal = { card: goal.card, done, state: isMet ? 'unlocked' : 'open' };
  if (isMet) ctx.log({ type: 'unlocked', clause: 'ETS-9.1', who, goal: goal.card });
}

/** A new Accomplishment card (ETS-9.8, 9.11). */
export function dealGoal(t: Table, who: Who, ctx: Context): void {
  if (t.goals.length === 0) {
    t.goals = t.goalDiscard;
    t.goalDiscard = [];
    ctx.shuffle(t.goals);
    ctx.log({ type: 'reshuffled', clause: 'ETS-9.11', deck: 'goals' });
  }
  const card = t.goals.pop() ?? null;
  const survivor = survivorAt(t, who);
  survivor.goal = card === null ? null : freshGoal(card);
  // ETS-9.9: actions spent and noise made before do not count.
  survivor.spent = 0;
  survivor.isLoud = false;
  if (card !== null) {
    ctx.learns(everyone(t));
    ctx.log({ type: 'goal', clause: 'ETS-9.8', who, goal: card });
  }
}

export const freshGoal = (card: GoalId): HeldGoal => ({ card, done: 0, state: 'open' });

/** The card is spent: discarded and replaced (ETS-9.8). */
export function spendGoal(t: Table, who: Who, ctx: Context): void {
  const { goal } = survivorAt(t, who);
  if (goal !== null) t.goalDiscard.push(goal.card);
  dealGoal(t, who, ctx);
}
