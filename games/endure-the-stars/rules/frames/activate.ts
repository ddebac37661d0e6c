import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { resolveOf } from '../../content/index.ts';
import { isOnMap, seatOf } from '../board/crew/crew.ts';
import { frighten } from '../effects/fright.ts';
import type { Endure, FrameOf } from '../types.ts';

/** Cards turned up together: their owner chooses which comes first (ETS-8.28). */
export const activate: FrameRules<Endure, FrameOf<'activate'>> = {
  deciders: ({ table }, { who, cards }) =>
    cards.length > 1 && isOnMap(table, who) ? only(seatOf(table, who)) : NOBODY,
  prompt: () => ({ key: 'prompt.activate' }),
  choices: (_s, { cards }) => cards.map((card) => ({ kind: 'first', card })),
  refuse: () => no('ETS-8.28', 'why.one-of-these'),
  resolve({ table }, { who, cards }, [choice], ctx) {
    if (!isOnMap(table, who)) return;
    const card = (choice?.kind === 'first' ? choice.card : cards[0]) as string;
    const rest = cards.filter((other) => other !== card);
    if (rest.length > 0) ctx.push({ kind: 'activate', who, cards: rest });
    const { once } = resolveOf(card);
    if (once !== null) frighten(table, who, once, ctx);
  },
  rest: false,
};
