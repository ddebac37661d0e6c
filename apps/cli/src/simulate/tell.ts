import type { Parts } from '../games.ts';
import type { SetUp } from '../set-up.ts';
import type { Summary } from './tally.ts';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** A summary for people. */
export function tellSummary(parts: Parts, { seats, options }: SetUp, summary: Summary): string {
  const { matches, choices, choicesPerSecond, lengths, outcomes, wins, scores, errors } = summary;
  const mode = 'mode' in options ? `, ${options.mode}` : '';
  const lines = [
    `${parts.game.id}, ${seats} ${seats === 1 ? 'seat' : 'seats'}${mode}: ${matches} matches, ${choices} choices, ` +
      `${choicesPerSecond} a second`,
    `  choices per match: ${lengths.min} to ${lengths.max}, ${lengths.mean} on average`,
    ...Object.entries(outcomes).map(([key, count]) => `  ${key}: ${count} (${percent(count, matches)})`),
  ];
  if (wins.length > 0) lines.push(`  wins by seat: ${wins.map((count) => percent(count, matches)).join(', ')}`);
  if (scores !== null) lines.push(`  scores: ${scores.min} to ${scores.max}, ${scores.mean} on average`);
  lines.push(`  errors: ${errors.length}`);
  for (const { seed, message } of errors.slice(0, 5)) lines.push(`    seed ${seed}: ${message}`);
  return lines.join('\n');
}

export type Total = Pick<Summary, 'matches' | 'choices' | 'choicesPerSecond' | 'outcomes' | 'lengths' | 'errors'>;

/** All parts together. */
export function addUp(parts: readonly Summary[]): Total {
  const sum = (of: (part: Summary) => number) => parts.reduce((total, part) => total + of(part), 0);
  const outcomes: Record<string, number> = {};
  for (const part of parts) {
    for (const [key, count] of Object.entries(part.outcomes)) outcomes[key] = (outcomes[key] ?? 0) + count;
  }
  const choices = sum((part) => part.choices);
  const played = sum((part) => part.matches - part.errors.length);
  return {
    matches: sum((part) => part.matches),
    choices,
    choicesPerSecond: Math.round(choices / sum((part) => part.choices / Math.max(1, part.choicesPerSecond))),
    outcomes,
    lengths: {
      min: Math.min(...parts.map(({ lengths }) => lengths.min)),
      mean: played === 0 ? 0 : Number((choices / played).toFixed(2)),
      max: Math.max(...parts.map(({ lengths }) => lengths.max)),
    },
    errors: parts.flatMap(({ errors }) => errors),
  };
}
