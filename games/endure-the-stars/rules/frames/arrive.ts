import { automatic } from '@turnpoint/kernel';
import { itemOf } from '../../content/index.ts';
import { GOODS, PRICE, TRACK } from '../../content/refuge/index.ts';
import { everyone } from '../board/crew/crew.ts';
import { dealGoal } from '../board/crew/deeds.ts';
import type { Context, Endure, Table } from '../types.ts';

const RESOLVE_CARDS = 3;

/** ETS-22.2 to 22.5, 22.17: Resolve cards are renewed, then Accomplishments; goods are laid out. */
export const arrive = automatic<Endure, 'arrive'>(({ table: t }, _frame, _picks, ctx) => {
  t.phase = 'refuge';
  t.refuge = { track: TRACK, goods: [], price: PRICE, closed: [], better: {} };
  ctx.log({ type: 'arrived', clause: 'ETS-22.1' });
  renewResolves(t, ctx);
  for (const [who, { goal }] of t.team.entries()) {
    if (goal === null || goal.state === 'unlocked') continue;
    t.goalDiscard.push(goal.card);
    dealGoal(t, who, ctx);
  }
  ctx.shuffle(t.items);
  layOut(t, GOODS, ctx);
  ctx.push({ kind: 'visits', left: [...t.team.keys()] }, { kind: 'stay' });
});

/** ETS-22.3, 22.27: all that lie open are discarded before anyone draws. */
function renewResolves(t: Table, ctx: Context): void {
  const open = t.team.flatMap(({ resolves }) => resolves.flatMap(({ card, isUp }) => (isUp ? [card] : [])));
  for (const survivor of t.team) survivor.resolves = survivor.resolves.filter(({ isUp }) => !isUp);
  for (const survivor of t.team) {
    while (survivor.resolves.length < RESOLVE_CARDS) {
      if (t.resolveDeck.length === 0) t.resolveDeck = open.splice(0);
      const card = t.resolveDeck.splice(ctx.int(t.resolveDeck.length), 1)[0];
      if (card === undefined) return;
      survivor.resolves = [...survivor.resolves, { card, isUp: false }];
    }
  }
  t.resolveDeck.push(...open);
  ctx.shuffle(t.resolveDeck);
}

/** ETS-22.17: noise cards are discarded and replaced. */
export function layOut(t: Table, more: number, ctx: Context): void {
  if (t.refuge === null) return;
  const goods = [...t.refuge.goods];
  const wanted = goods.length + more;
  while (goods.length < wanted && t.items.length > 0) {
    const item = t.items.pop() as string;
    if (itemOf(item).sort === 'noise') t.itemDiscard.push(item);
    else goods.push(item);
  }
  t.refuge.goods = goods;
  ctx.learns(everyone(t));
  ctx.log({ type: 'goods', clause: 'ETS-22.17', items: goods });
}
