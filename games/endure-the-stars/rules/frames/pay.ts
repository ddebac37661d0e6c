import { type FrameRules, no, only } from '@turnpoint/kernel';
import { PRICE } from '../../content/refuge/index.ts';
import { seatOf, survivorAt } from '../board/crew/crew.ts';
import { allCards, cardsIn, isSame, SLOTS, take } from '../board/kit/inventory.ts';
import type { Choice, Endure, FrameOf, Refuge } from '../types.ts';

/** ETS-22.18: cards are given one by one; they are not put on offer. */
export const pay: FrameRules<Endure, FrameOf<'pay'>> = {
  deciders: ({ table: t }, { who }) => only(seatOf(t, who)),
  prompt: (_s, { item, left }) => ({ key: 'prompt.pay', args: { item: { key: `item.${item}` }, n: left } }),
  choices: ({ table: t }, { who }) =>
    SLOTS.flatMap((slot) => {
      const cards = cardsIn(survivorAt(t, who), slot);
      const different = cards.filter((card, n) => cards.findIndex((other) => isSame(other, card)) === n);
      return different.map((card): Choice => ({ kind: 'lay', who, slot, card }));
    }),
  refuse: () => no('ETS-22.18', 'why.pay'),
  resolve({ table: t }, frame, [choice], ctx) {
    if (choice?.kind !== 'lay') return;
    const { who, item, left } = frame;
    take(survivorAt(t, who), choice.slot, choice.card);
    t.itemDiscard.push(choice.card.item);
    ctx.log({ type: 'dropped', clause: 'ETS-22.18', who, item: choice.card.item });
    if (left > 1 && allCards(survivorAt(t, who)).length > 0) {
      ctx.push({ ...frame, left: left - 1 });
      return;
    }
    const refuge = t.refuge as Refuge;
    const at = refuge.goods.indexOf(item);
    // ETS-22.19: what is bought is not replaced.
    refuge.goods = refuge.goods.filter((_, n) => n !== at);
    refuge.price = PRICE;
    ctx.push({ kind: 'gain', who, item });
  },
  rest: false,
};
