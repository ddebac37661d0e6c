import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { isOnMap, seatOf } from '../board/crew/crew.ts';
import type { Choice, Endure, FrameOf } from '../types.ts';

/** Cards that the mission dealt: so many are kept, the rest is discarded. */
export const dealt: FrameRules<Endure, FrameOf<'dealt'>> = {
  deciders: ({ table: t }, { who, items, keep }) =>
    isOnMap(t, who) && new Set(items).size > 1 && items.length > keep ? only(seatOf(t, who)) : NOBODY,
  prompt: () => ({ key: 'prompt.found' }),
  choices: (_s, { items }) => [...new Set(items)].map((item): Choice => ({ kind: 'take', item })),
  refuse: (_s, { clause }) => no(clause, 'why.found'),
  resolve({ table: t }, { who, items, keep, clause }, [choice], ctx) {
    const taken = isOnMap(t, who) && keep > 0 ? (choice?.kind === 'take' ? choice.item : items[0]) : undefined;
    if (taken === undefined) {
      t.itemDiscard.push(...items);
      for (const item of items) ctx.log({ type: 'dropped', clause, who, item });
      return;
    }
    const rest = items.toSpliced(items.indexOf(taken), 1);
    ctx.push({ kind: 'gain', who, item: taken }, { kind: 'dealt', who, items: rest, keep: keep - 1, clause });
  },
  rest: false,
};
