import type { Look } from '../rules/index.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/** What bots know about EndStream: the `GameBot` of packages/bots. */
export const endstreamBot = {
  evaluate,
  policy,
  plansTurns: { turnOf: ({ view }: Look) => view.turn, rounds: 1 },
} as const;
