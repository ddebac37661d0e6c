import { allSeats, no, vote } from '@turnpoint/kernel';
import { isSettled, wanted } from '../board/crew/votes.ts';
import type { Choice, Endure, Who } from '../types.ts';

/** ETS-M11.7: the team names one survivor, who begins in the Exo Loader. */
export const pilot = vote<Endure, 'pilot'>({
  deciders: ({ seats }) => allSeats(seats),
  prompt: () => ({ key: 'prompt.pilot' }),
  choices: ({ table: t }) => [...t.team.keys()].map((who): Choice => ({ kind: 'who', who })),
  refuse: () => no('ETS-M11.7', 'why.pilot'),
  entry: (_frame, seat, choice) => ({ type: 'named', clause: 'ETS-3.13', seat, who: (choice as { who: Who }).who }),
  carried: (_s, _frame, votes) => isSettled(votes),
  resolve({ table: t }, _frame, votes, ctx) {
    const named = wanted(votes);
    if (named?.kind !== 'who' || t.loader === null) return;
    t.loader.pilot = named.who;
    ctx.log({ type: 'entered-loader', clause: 'ETS-M11.7', who: named.who });
  },
});
