import { automatic } from '@turnpoint/kernel';
import { ITEM_DECK, type ItemId } from '../../content/index.ts';
import { allCards } from '../board/kit/inventory.ts';
import type { Endure, Table } from '../types.ts';

/** ETS-21.18, 22.18: unsold goods and the cards paid go back into the deck, which is shuffled with the deal. */
export const depart = automatic<Endure, 'depart'>(({ table: t }, _frame, _picks, ctx) => {
  if (t.refuge === null) return;
  for (const item of [...t.refuge.goods, ...t.itemDiscard]) if (!isExtra(t, item)) t.items.push(item);
  t.itemDiscard = [];
  t.refuge = null;
  t.phase = 'set-up';
  ctx.log({ type: 'departed', clause: 'ETS-22.7' });
});

/** ETS-O.9: a copy that was made beyond the deck's own is gone once nobody has it. */
function isExtra(t: Table, item: ItemId): boolean {
  const count = (cards: readonly ItemId[]) => cards.filter((other) => other === item).length;
  const held = t.team.flatMap((survivor) => allCards(survivor).map((card) => card.item));
  return count(t.items) + count(held) >= count(ITEM_DECK);
}
