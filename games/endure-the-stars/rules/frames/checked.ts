import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { dice } from '../board/chance.ts';
import { seatOf, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { hasReward, useUpReward } from '../board/kit/reward.ts';
import { strain, strained } from '../board/kit/values.ts';
import type { Endure, FrameOf, State, Who } from '../types.ts';
import { fail } from './check.ts';
import { takeStep } from './stride.ts';

const isFailed = ({ table: t }: State, who: Who, rolled: readonly number[]): boolean =>
  rolled.reduce((sum, n) => sum + n, 0) + strain(t, who, true) >= survivorAt(t, who).resolve;

const mayRepeat = ({ table: t }: State, who: Who): boolean => t.active === who && hasReward(t, who, 'the-gambit');

export const checked: FrameRules<Endure, FrameOf<'checked'>> = {
  deciders: (s, { who, dice: rolled }) =>
    isFailed(s, who, rolled) && mayRepeat(s, who) ? only(seatOf(s.table, who)) : NOBODY,
  prompt: (_s, { dice: rolled }) => ({ key: 'prompt.again', args: { dice: { list: rolled.map(String) } } }),
  choices: () => [{ kind: 'again' }, { kind: 'keep' }],
  refuse: () => no('ETS-R91', 'why.again-or-keep'),
  resolve(s, { who, step, dice: rolled }, [choice], ctx) {
    const t = s.table;
    if (choice?.kind === 'again') useUpReward(t, who, ctx);
    const counts = choice?.kind === 'again' ? dice(t, ctx, 2) : rolled;
    const failed = isFailed(s, who, counts);
    const { resolve } = survivorAt(t, who);
    ctx.log({ type: 'checked', clause: 'ETS-8.17', who, dice: counts, resolve, failed, ...strained(t, who, true) });
    if (failed) return fail(s, who, step, ctx);
    didDeed(t, who, 'check-passed', ctx);
    takeStep(s, who, step, ctx);
  },
  rest: false,
};
