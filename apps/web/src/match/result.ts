import type { Outcome, Seat } from '@turnpoint/kernel';
import { say } from '../words.svelte.ts';
import { isLostFor } from './retry.ts';

/** "You won", "A draw": the end for the one person at this screen; by name for all others. */
export function verdictOf(outcome: Outcome, seat: Seat | null, names: readonly string[]): string {
  const [score] = outcome.scores ?? [];
  if (outcome.kind === 'scored' && score !== undefined)
    return score === 0 ? say('result.perfect') : say('result.score', { total: score });
  if (isLostFor(outcome, seat)) return say('result.you-lost');
  return outcome.kind === 'won' && seat !== null ? say('result.you-won') : resultOf(outcome, names);
}

/** "Mara wins", "A draw": the end in a few words. */
export function resultOf({ kind, winners }: Outcome, names: readonly string[]): string {
  if (kind !== 'won') return say(`result.${kind}`);
  return say('result.won', { winners: { list: winners.map((seat) => names[seat] ?? '') }, n: winners.length });
}

/** "Bo beat Ana" of two, otherwise the end in a few words: how a match is told to somebody else. */
export function endOf(outcome: Outcome, names: readonly string[]): string {
  const [winner] = outcome.winners;
  if (outcome.kind !== 'won' || names.length !== 2 || outcome.winners.length !== 1 || winner === undefined)
    return resultOf(outcome, names);
  return say('result.beat', { a: names[winner] ?? '', b: names[1 - winner] ?? '' });
}
