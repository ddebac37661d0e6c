import { anyOf, no } from '@turnpoint/kernel';
import { itemOf } from '../../content/index.ts';
import { everyone } from '../board/crew/crew.ts';
import type { Choice, Endure } from '../types.ts';

/** Lucky Find: the team names one survivor, who draws a card; noise cards are replaced. */
export const finder = anyOf<Endure, 'finder'>({
  deciders: ({ table }) => everyone(table),
  prompt: () => ({ key: 'prompt.finder' }),
  choices: ({ table: t }) => [...t.team.keys()].map((who): Choice => ({ kind: 'who', who })),
  refuse: () => no('ETS-22.23', 'why.finder'),
  entry: (_frame, seat) => ({ type: 'chose-visit', clause: 'ETS-22.23', seat }),
  resolve({ table: t }, _frame, _seat, choice, ctx) {
    let item = t.items.pop();
    while (item !== undefined && itemOf(item).sort === 'noise') {
      t.itemDiscard.push(item);
      item = t.items.pop();
    }
    if (item === undefined || choice.kind !== 'who') return;
    ctx.learns(everyone(t));
    ctx.push({ kind: 'gain', who: choice.who, item });
  },
});
