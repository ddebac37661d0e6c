import { allSeats, no, vote } from '@turnpoint/kernel';
import { itemOf } from '../../content/index.ts';
import { everyone } from '../board/crew/crew.ts';
import { isSettled, wanted } from '../board/crew/votes.ts';
import type { Choice, Endure, Who } from '../types.ts';

/** Lucky Find: the team names one survivor, who draws a card; noise cards are replaced. */
export const finder = vote<Endure, 'finder'>({
  deciders: ({ seats }) => allSeats(seats),
  prompt: () => ({ key: 'prompt.finder' }),
  choices: ({ table: t }) => [...t.team.keys()].map((who): Choice => ({ kind: 'who', who })),
  refuse: () => no('ETS-22.23', 'why.finder'),
  entry: (_frame, seat, choice) => ({ type: 'named', clause: 'ETS-3.13', seat, who: (choice as { who: Who }).who }),
  carried: (_s, _frame, votes) => isSettled(votes),
  resolve({ table: t }, _frame, votes, ctx) {
    const named = wanted(votes);
    let item = t.items.pop();
    while (item !== undefined && itemOf(item).sort === 'noise') {
      t.itemDiscard.push(item);
      item = t.items.pop();
    }
    if (item === undefined || named?.kind !== 'who') return;
    ctx.learns(everyone(t));
    ctx.push({ kind: 'gain', who: named.who, item });
  },
});
