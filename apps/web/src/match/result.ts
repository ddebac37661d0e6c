import type { Outcome } from '@turnpoint/kernel';
import { say } from '../words.svelte.ts';

/** "Mara wins", "A draw": the end in a few words. */
export function resultOf({ kind, winners }: Outcome, names: readonly string[]): string {
  if (kind !== 'won') return say(`result.${kind}`);
  return say('result.won', { winners: { list: winners.map((seat) => names[seat] ?? '') }, n: winners.length });
}
