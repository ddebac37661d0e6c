import { allSeats, automatic, no, vote } from '@turnpoint/kernel';
import type { Choice, Endure, Refuge } from '../types.ts';
import { exchangeThenLeave } from './exchange.ts';

type Votes = readonly (Choice | null)[];

/** ETS-3.13: the majority; of a tie the first seat. Settled when nobody's vote can change it. */
const count = (votes: Votes, yes: boolean): number =>
  votes.filter((choice) => choice?.kind === 'vote' && choice.yes === yes).length;
const isSettled = (votes: Votes): boolean =>
  count(votes, true) * 2 > votes.length ||
  count(votes, false) * 2 > votes.length ||
  votes.every((choice) => choice !== null);
function isYes(votes: Votes): boolean {
  const [yes, against] = [count(votes, true), count(votes, false)];
  if (yes !== against) return yes > against;
  const [first] = votes;
  return first?.kind === 'vote' && first.yes;
}

const ballot = () => [{ kind: 'vote', yes: true } as const, { kind: 'vote', yes: false } as const];

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

/** After the event: places again, and the question whether to stay, as long as the track allows it. */
export const revisit = automatic<Endure, 'revisit'>(({ table: t }, _frame, _picks, ctx) => {
  if (t.refuge === null) return;
  ctx.push({ kind: 'visits', left: [...t.team.keys()] }, t.refuge.track > 0 ? { kind: 'stay' } : { kind: 'leave' });
});

/** ETS-22.9 */
export const mustLeave = automatic<Endure, 'leave'>(({ table: t }, _frame, _picks, ctx) => exchangeThenLeave(t, ctx));

/** ETS-21.18, 22.18: unsold goods and the cards paid go back into the deck, which is shuffled with the deal. */
export const depart = automatic<Endure, 'depart'>(({ table: t }, _frame, _picks, ctx) => {
  if (t.refuge === null) return;
  t.items.push(...t.refuge.goods, ...t.itemDiscard);
  t.itemDiscard = [];
  t.refuge = null;
  t.phase = 'set-up';
  ctx.log({ type: 'departed', clause: 'ETS-22.7' });
});
