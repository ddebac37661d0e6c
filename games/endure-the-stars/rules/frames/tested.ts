import { type FrameRules, no, only } from '@turnpoint/kernel';
import { dice } from '../board/chance.ts';
import { isGifted, seatOf, suffers, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { hasUsed, markUsed } from '../board/crew/spirit.ts';
import { hasReward, useUpReward } from '../board/kit/reward.ts';
import { strain, strained } from '../board/kit/values.ts';
import type { Context, Endure, FrameOf, State, Who } from '../types.ts';

function isFailed(s: State, who: Who, rolled: readonly number[]): boolean {
  return sum(rolled) + strain(s.table, who, false) >= survivorAt(s.table, who).resolve;
}

const sum = (rolled: readonly number[]) => rolled.reduce((all, n) => all + n, 0);

/** Inner Calm, or The Gambit in one's own turn, may roll a failed test again before it counts. */
function mayRepeat(s: State, who: Who): 'inner-calm' | 'the-gambit' | null {
  const t = s.table;
  if (isGifted(t, who, 'inner-calm') && !hasUsed(survivorAt(t, who), 'inner-calm')) return 'inner-calm';
  return t.active === who && hasReward(t, who, 'the-gambit') ? 'the-gambit' : null;
}

export const tested: FrameRules<Endure, FrameOf<'tested'>> = {
  deciders: (s, { who, dice: rolled }) =>
    isFailed(s, who, rolled) && mayRepeat(s, who) !== null ? only(seatOf(s.table, who)) : [],
  prompt: (_s, { dice: rolled }) => ({ key: 'prompt.again', args: { dice: { list: rolled.map(String) } } }),
  choices: () => [{ kind: 'again' }, { kind: 'keep' }],
  refuse: () => no('ETS-R91', 'why.again-or-keep'),
  resolve(s, { who, clause, dice: rolled }, [choice], ctx) {
    if (choice?.kind === 'again') repeat(s, who, ctx);
    const counts = choice?.kind === 'again' ? dice(s.table, ctx, 2) : rolled;
    settle(s, who, { clause, dice: counts }, ctx);
  },
  rest: false,
};

function repeat(s: State, who: Who, ctx: Context): void {
  const by = mayRepeat(s, who);
  if (by === 'inner-calm') markUsed(survivorAt(s.table, who), by);
  else useUpReward(s.table, who, ctx);
}

function settle(s: State, who: Who, rolled: Pick<FrameOf<'tested'>, 'clause' | 'dice'>, ctx: Context): void {
  const t = s.table;
  const failed = isFailed(s, who, rolled.dice);
  const survivor = survivorAt(t, who);
  const { clause, dice: counts } = rolled;
  const { resolve } = survivor;
  ctx.log({ type: 'tested', clause, who, dice: counts, resolve, failed, ...strained(t, who, false) });
  if (!failed) didDeed(t, who, 'test-passed', ctx);
  else ctx.push({ kind: 'lose', who, points: suffers(survivor, 'acute-stress') ? 2 : 1, clause: 'ETS-8.4' });
}
