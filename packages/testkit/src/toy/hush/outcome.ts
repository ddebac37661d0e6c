import { allSeats, type Outcome } from '@turnpoint/kernel';
import { inPlay } from './seats.ts';
import type { State } from './types.ts';

/** Points, and one more for every card in the stash. */
export function mostPoints(s: State): Outcome {
  const scores = allSeats(s.seats).map((seat) => (s.table.points[seat] ?? 0) + (s.table.stashes[seat]?.length ?? 0));
  const best = Math.max(...inPlay(s).map((seat) => scores[seat] ?? 0));
  const winners = inPlay(s).filter((seat) => scores[seat] === best);
  const others = allSeats(s.seats).filter((seat) => !winners.includes(seat));
  const ranking = others.length > 0 ? [winners, others] : [winners];
  return { kind: winners.length > 1 ? 'drawn' : 'won', winners, ranking, scores, by: { key: 'outcome.points' } };
}
