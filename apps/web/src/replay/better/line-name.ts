import { say } from '../words.ts';
import type { BetterLens } from './lens.svelte.ts';

/** What the line beside the played one may be called: better only once that is sure. */
export function lineName({ study, picked }: BetterLens): string {
  const verdict = study?.found?.verdict ?? null;
  if (verdict === null) return say('better.so-far');
  return say(verdict === 'better' && picked === null ? 'better.line' : 'better.line-as-good');
}
