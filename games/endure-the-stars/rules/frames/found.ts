import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import type { ItemId } from '../../content/index.ts';
import { isGifted, isOnMap, seatOf, survivorAt } from '../board/crew/crew.ts';
import { hasUsed, markUsed } from '../board/crew/spirit.ts';
import type { Choice, Endure, FrameOf, Table, Who } from '../types.ts';
import { draw } from './search.ts';

const mayRedraw = (t: Table, who: Who): boolean =>
  t.active === who && isGifted(t, who, 'keen-eye') && !hasUsed(survivorAt(t, who), 'keen-eye') && t.items.length > 0;

/** Keep one; Keen Eye may put one away for another. */
export const found: FrameRules<Endure, FrameOf<'found'>> = {
  deciders: ({ table: t }, { who, items }) =>
    isOnMap(t, who) && (items.length > 1 || (items.length === 1 && mayRedraw(t, who))) ? only(seatOf(t, who)) : NOBODY,
  prompt: () => ({ key: 'prompt.found' }),
  choices: ({ table: t }, { who, items }) => {
    const kinds = [...new Set(items)];
    const redraws = mayRedraw(t, who) ? kinds.map((item): Choice => ({ kind: 'redraw', item })) : [];
    return [...kinds.map((item): Choice => ({ kind: 'take', item })), ...redraws];
  },
  refuse: () => no('ETS-10.11', 'why.found'),
  resolve({ table: t }, { who, items }, [choice], ctx) {
    if (choice?.kind === 'redraw') {
      markUsed(survivorAt(t, who), 'keen-eye');
      t.itemDiscard.push(choice.item);
      ctx.log({ type: 'dropped', clause: 'ETS-10.11', who, item: choice.item });
      ctx.push({ kind: 'found', who, items: [...without(items, choice.item), ...draw(t, who, ctx)] });
      return;
    }
    const item = choice?.kind === 'take' ? choice.item : items[0];
    if (item === undefined) return;
    for (const other of without(items, item)) {
      t.itemDiscard.push(other);
      ctx.log({ type: 'dropped', clause: 'ETS-10.11', who, item: other });
    }
    ctx.push({ kind: 'gain', who, item });
  },
  rest: false,
};

function without(items: readonly ItemId[], item: ItemId): ItemId[] {
  const at = items.indexOf(item);
  return items.filter((_, n) => n !== at);
}
