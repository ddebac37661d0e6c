import { type bestScores, lastDays, type Streak } from './days.ts';

export const WEEK = 7;

interface Told {
  readonly title: string;
  readonly streak: string;
  readonly scores: ReturnType<typeof bestScores>;
  readonly day: string;
  readonly address: string;
}

/** What a day without a score is written as. */
const NONE = '·';

/** What is handed on: scores of seven days and nothing of the board, so that nobody's puzzle is spoiled. */
export function shareText({ title, streak, scores, day, address }: Told): string {
  const week = lastDays(day, WEEK).map((one) => scores.get(one) ?? NONE);
  return [title, ...(streak === '' ? [] : [streak]), week.join(' '), address].join('\n');
}

/** A streak is worth a word from the second day on. */
export const isStreak = ({ now }: Streak): boolean => now > 1;
