import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import type { ItemId } from '../../content/index.ts';
import { oneOf } from '../board/chance.ts';
import { isOnMap, seatOf } from '../board/crew/crew.ts';
import type { Choice, Context, Endure, FrameOf, Table } from '../types.ts';

type Prize = FrameOf<'prize'>;

/** Cards of this mission that still lie aside, different ones once. */
const open = (t: Table, { cards }: Prize): ItemId[] => [...new Set(t.aside.filter((item) => cards.includes(item)))];

/** A mission gives cards that were set aside: all, one at random, the next, or one of the collector's choice. */
export const prize: FrameRules<Endure, Prize> = {
  deciders: ({ table: t }, frame) =>
    isOnMap(t, frame.who) && frame.how === 'choice' && open(t, frame).length > 1 ? only(seatOf(t, frame.who)) : NOBODY,
  prompt: () => ({ key: 'prompt.prize' }),
  choices: ({ table }, frame) => open(table, frame).map((item): Choice => ({ kind: 'take', item })),
  refuse: () => no('ETS-10.15', 'why.prize'),
  resolve({ table: t }, frame, [choice], ctx) {
    const offered = t.aside.filter((item) => frame.cards.includes(item));
    const [first] = offered;
    if (first === undefined || !isOnMap(t, frame.who)) return;
    if (frame.how === 'all') {
      for (const item of offered) give(t, frame.who, item, ctx);
      return;
    }
    const item = choice?.kind === 'take' ? choice.item : frame.how === 'random' ? oneOf(ctx, offered) : first;
    if (frame.secondToOther) ctx.push({ kind: 'second', who: frame.who, cards: frame.cards });
    give(t, frame.who, item, ctx);
  },
  rest: false,
};

export function give(t: Table, who: number, item: ItemId, ctx: Context): void {
  t.aside.splice(t.aside.indexOf(item), 1);
  ctx.push({ kind: 'gain', who, item });
}
