import { allSeats, no, vote } from '@turnpoint/kernel';
import { isSettled, wanted } from '../board/crew/votes.ts';
import type { Choice, Endure } from '../types.ts';

/** Do these votes say yes? */
export function isYes(votes: readonly (Choice | null)[]): boolean {
  const said = wanted(votes);
  return said?.kind === 'vote' && said.yes;
}

export const ballot = () => [{ kind: 'vote', yes: true } as const, { kind: 'vote', yes: false } as const];

/** ETS-22.1: the team may visit; otherwise nothing of it happens. */
export const ask = vote<Endure, 'refuge-ask'>({
  deciders: ({ seats }) => allSeats(seats),
  prompt: () => ({ key: 'prompt.refuge-ask' }),
  choices: ballot,
  refuse: () => no('ETS-22.1', 'why.vote'),
  entry: (_frame, seat, choice) => ({
    type: 'voted',
    clause: 'ETS-3.13',
    seat,
    yes: choice.kind === 'vote' && choice.yes,
  }),
  carried: (_s, _frame, votes) => isSettled(votes),
  resolve(_s, _frame, votes, ctx) {
    if (isYes(votes)) ctx.push({ kind: 'arrive' });
  },
});
