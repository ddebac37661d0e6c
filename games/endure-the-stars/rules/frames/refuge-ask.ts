import { allSeats, no, vote } from '@turnpoint/kernel';
import type { Choice, Endure } from '../types.ts';

type Votes = readonly (Choice | null)[];

/** ETS-3.13: the majority; of a tie the first seat. Settled when nobody's vote can change it. */
const count = (votes: Votes, yes: boolean): number =>
  votes.filter((choice) => choice?.kind === 'vote' && choice.yes === yes).length;

export const isSettled = (votes: Votes): boolean =>
  count(votes, true) * 2 > votes.length ||
  count(votes, false) * 2 > votes.length ||
  votes.every((choice) => choice !== null);

export function isYes(votes: Votes): boolean {
  const [yes, against] = [count(votes, true), count(votes, false)];
  if (yes !== against) return yes > against;
  const [first] = votes;
  return first?.kind === 'vote' && first.yes;
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
