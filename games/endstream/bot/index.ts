import type { Look } from '../rules/index.ts';
import { evaluate } from './evaluate.ts';
import { policy, worths } from './policy.ts';

/** What bots know about EndStream: the `GameBot` of packages/bots. */
export const endstreamBot = {
  evaluate,
  policy,
  weighing: { worths, apart: 0.5 },
  plansTurns: { rounds: 1, straysAnywhere: true },
  turnOf: ({ view }: Look) => ({ seat: view.turn, number: 0 }),
} as const;
