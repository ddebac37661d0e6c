import { say } from '../words.ts';
import { isWorse } from './figures.ts';
import type { BetterLens } from './lens.svelte.ts';

/** What the line beside the played one may be called: better only once that is sure. */
export function lineName({ study, picked, line }: BetterLens): string {
  const verdict = study?.found?.verdict ?? null;
  if (verdict === null) return say('better.so-far');
  if (line !== null && isWorse(line)) return say('better.line-next');
  return say(verdict === 'better' && picked === null ? 'better.line' : 'better.line-as-good');
}
