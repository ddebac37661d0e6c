import type { Look } from '../rules/index.ts';
import { evaluate } from './evaluate.ts';
import { policy, worths } from './policy.ts';

/** What bots know about EndStream: the `GameBot` of packages/bots. */
export const endstreamBot = {
  evaluate,
  policy,
  weighing: { worths, apart: 0.5 },
  plansTurns: { turnOf: ({ view }: Look) => view.turn, rounds: 1, straysAnywhere: true },
} as const;
