import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { seatOf, survivorAt } from '../board/crew/crew.ts';
import { dealGoal } from '../board/crew/deeds.ts';
import type { Endure, FrameOf, Who } from '../types.ts';

/** New Purpose: a locked Accomplishment card may be changed for a new one, one survivor after another. */
export const renew: FrameRules<Endure, FrameOf<'renew'>> = {
  deciders: ({ table: t }, { left }) => {
    const [who] = left;
    return who !== undefined && survivorAt(t, who).goal?.state === 'open' ? only(seatOf(t, who)) : NOBODY;
  },
  prompt: ({ table: t }, { left }) => ({
    key: 'prompt.renew',
    args: { survivor: { key: `survivor.${survivorAt(t, left[0] as Who).id}` } },
  }),
  choices: () => [{ kind: 'accept' }, { kind: 'decline' }],
  refuse: () => no('ETS-22.23', 'why.accept-or-decline'),
  resolve({ table: t }, { left: [who, ...rest] }, [choice], ctx) {
    if (rest.length > 0) ctx.push({ kind: 'renew', left: rest });
    const goal = who === undefined ? null : survivorAt(t, who).goal;
    if (who === undefined || goal === null || choice?.kind !== 'accept') return;
    t.goalDiscard.push(goal.card);
    dealGoal(t, who, ctx);
  },
  rest: false,
};
