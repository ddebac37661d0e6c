import { allSeats, no, vote } from '@turnpoint/kernel';
import { isSettled } from '../board/crew/votes.ts';
import type { Endure, Refuge } from '../types.ts';
import { exchangeThenLeave } from './exchange.ts';
import { ballot, isYes } from './refuge-ask.ts';

/** ETS-22.7 to 22.9: another round costs an event and a step of the track; at 0 the team must go. */
export const stay = vote<Endure, 'stay'>({
  deciders: ({ seats, table }) => ((table.refuge?.track ?? 0) > 0 ? allSeats(seats) : []),
  prompt: ({ table }) => ({ key: 'prompt.stay', args: { n: table.refuge?.track ?? 0 } }),
  choices: ballot,
  refuse: () => no('ETS-22.7', 'why.vote'),
  entry: (_frame, seat, choice) => ({
    type: 'voted',
    clause: 'ETS-3.13',
    seat,
    yes: choice.kind === 'vote' && choice.yes,
  }),
  carried: (_s, _frame, votes) => isSettled(votes),
  resolve({ table: t }, _frame, votes, ctx) {
    if (!isYes(votes)) return exchangeThenLeave(t, ctx);
    const refuge = t.refuge as Refuge;
    refuge.track -= 1;
    refuge.closed = [];
    refuge.better = {};
    ctx.log({ type: 'stayed', clause: 'ETS-22.8', left: refuge.track });
    ctx.push({ kind: 'refuge-event' }, { kind: 'revisit' });
  },
});
