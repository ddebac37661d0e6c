import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { isOnMap, othersInZone, seatOf } from '../board/crew/crew.ts';
import type { Choice, Endure, FrameOf } from '../types.ts';
import { give } from './prize.ts';

/** CG02: the other card goes to another survivor in the zone, or to nobody. */
export const second: FrameRules<Endure, FrameOf<'second'>> = {
  deciders: ({ table: t }, { who, cards }) =>
    isOnMap(t, who) && othersInZone(t, who).length > 0 && t.aside.some((item) => cards.includes(item))
      ? only(seatOf(t, who))
      : NOBODY,
  prompt: () => ({ key: 'prompt.second' }),
  choices: ({ table: t }, { who }) => [
    ...othersInZone(t, who).map((other): Choice => ({ kind: 'who', who: other })),
    { kind: 'done' },
  ],
  refuse: () => no('ETS-10.15', 'why.second'),
  resolve({ table: t }, { cards }, [choice], ctx) {
    const item = t.aside.find((other) => cards.includes(other));
    if (choice?.kind === 'who' && item !== undefined) give(t, choice.who, item, ctx);
  },
  rest: false,
};
