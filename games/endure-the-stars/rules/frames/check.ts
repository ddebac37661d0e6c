import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { dice } from '../board/chance.ts';
import { isOnMap, seatOf, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { calm } from '../board/crew/spirit.ts';
import { hasReward, useUpReward } from '../board/kit/reward.ts';
import type { Context, Endure, FrameOf, State, Stride, Who } from '../types.ts';
import { chargeFails } from './aim.ts';
import { takeStep } from './stride.ts';

/** ETS-8.17: the roll of a test, but failing costs no Resolve. Nothing to Fear passes it without rolling. */
export const check: FrameRules<Endure, FrameOf<'check'>> = {
  deciders: ({ table: t }, { who }) =>
    t.active === who && hasReward(t, who, 'nothing-to-fear') ? only(seatOf(t, who)) : NOBODY,
  prompt: () => ({ key: 'prompt.check' }),
  choices: () => [{ kind: 'roll' }, { kind: 'reward' }],
  refuse: () => no('ETS-8.17', 'why.roll-or-reward'),
  resolve(s, { who, step }, [choice], ctx) {
    const t = s.table;
    if (!isOnMap(t, who)) return;
    if (choice?.kind === 'reward') {
      useUpReward(t, who, ctx);
      calm(t, who, 1, 'ETS-9.6', ctx);
      takeStep(s, who, step, ctx);
      return;
    }
    // ETS-8.24: at Resolve 0 it fails without a roll.
    if (survivorAt(t, who).resolve === 0) fail(s, who, step, ctx);
    else ctx.push({ kind: 'checked', who, step, dice: dice(t, ctx, 2) });
  },
  rest: false,
};

/** ETS-8.19, 8.22: held there for the round; the action is not used up. */
export function fail(s: State, who: Who, step: Stride, ctx: Context): void {
  const survivor = survivorAt(s.table, who);
  survivor.held = zoneOf(s.table, who);
  ctx.log({ type: 'held', clause: 'ETS-8.19', who });
  if (step.shot !== null) chargeFails(s, step.shot, ctx);
}
