import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { isOnMap, seatOf, survivorAt } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { takeOut } from '../board/kit/inventory.ts';
import { hasReward, useUpReward } from '../board/kit/reward.ts';
import type { Endure, FrameOf } from '../types.ts';

/** A single-use item is discarded after use (ETS-7.8), unless Making it Last spares it. */
export const used: FrameRules<Endure, FrameOf<'used'>> = {
  deciders: ({ table: t }, { who, from }) =>
    from === 'item' && isOnMap(t, who) && hasReward(t, who, 'making-it-last') ? only(seatOf(t, who)) : NOBODY,
  prompt: (_s, { power }) => ({ key: 'prompt.spare', args: { item: { key: `item.${power}` } } }),
  choices: () => [{ kind: 'spare' }, { kind: 'spend' }],
  refuse: () => no('ETS-7.8', 'why.spare-or-spend'),
  resolve({ table: t }, { who, power, from }, [choice], ctx) {
    if ((from !== 'item' && from !== 'drawn') || !isOnMap(t, who)) {
      ctx.push({ kind: 'deaths' }, { kind: 'notice' });
      return;
    }
    // ETS-9.9: before a reward for it brings a new card.
    didDeed(t, who, 'single-use', ctx);
    if (choice?.kind === 'spare') useUpReward(t, who, ctx);
    else {
      if (from === 'item') takeOut(survivorAt(t, who), ({ item }) => item === power);
      t.itemDiscard.push(power);
    }
    ctx.push({ kind: 'deaths' }, { kind: 'notice' });
  },
  rest: false,
};
