import type { Summary } from '@turnpoint/protocol';
import { dayOf } from '../client/today.ts';

type Puzzle = Pick<Summary, 'daily' | 'started' | 'outcome' | 'practice'> & {
  readonly look: Pick<Summary['look'], 'step'>;
};

/** The day so many days before another. At noon: no clock that is put forward or back leads to another day. */
export function daysBefore(day: string, n: number): string {
  const then = new Date(`${day}T12:00:00`);
  then.setDate(then.getDate() - n);
  return dayOf(then);
}

/** The last `n` days, the latest last. */
export const lastDays = (day: string, n: number): readonly string[] =>
  Array.from({ length: n }, (_, i) => daysBefore(day, n - 1 - i));

/** What was taken back for practice makes no score, nor does what was stopped before anything else was chosen. */
const counts = ({ outcome, practice, look }: Puzzle): boolean =>
  outcome !== null && practice === undefined && look.step > 1;

/** The lowest score of each day's puzzle that was finished. */
export function bestScores(matches: readonly Puzzle[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { daily, outcome } of matches.filter(counts)) {
    const [score] = outcome?.scores ?? [];
    if (daily !== null && score !== undefined) best.set(daily, Math.min(score, best.get(daily) ?? score));
  }
  return best;
}

export interface Streak {
  /** Days in a row up to today; up to yesterday while today's puzzle is still to be finished. */
  readonly now: number;
  readonly best: number;
}

/** A day counts when its puzzle was begun on that very day: what is played from the archive makes no streak. */
export function streakOf(matches: readonly Puzzle[], day: string): Streak {
  const kept = new Set(
    matches
      .filter((match) => counts(match) && match.daily === dayOf(new Date(match.started)))
      .map(({ daily }) => daily),
  );
  const upTo = (last: string): number => {
    let n = 0;
    while (kept.has(daysBefore(last, n))) n++;
    return n;
  };
  const runs = [...kept].map((last) => upTo(last ?? ''));
  return { now: upTo(day) || upTo(daysBefore(day, 1)), best: Math.max(0, ...runs) };
}
