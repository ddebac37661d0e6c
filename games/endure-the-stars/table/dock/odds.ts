import type { Risk } from '../../rules/telling/reckon/index.ts';
import type { Flow } from '../flow.svelte.ts';

/** What a walk risks that waits for its button, where dice decide it: on a phone its odds stand as bars below the prompt. */
export function pickedOdds({ goal, picked, risk }: Pick<Flow, 'goal' | 'picked' | 'risk'>): Risk | null {
  if (risk === null || (goal === null && picked?.kind !== 'move')) return null;
  return risk.check === null && risk.tests.length + risk.reveals.length === 0 ? null : risk;
}
