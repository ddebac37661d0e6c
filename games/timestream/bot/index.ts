import type { Look } from '../rules/index.ts';
import { evaluate } from './evaluate.ts';
import { policy, worths } from './policy.ts';

/**
 * What bots know about TimeStream: the `GameBot` of packages/bots. After one round the evaluation promises twice the difference
 * between two turns that the rest of the match shows; after two, a quarter more (docs/balance/bots.md).
 */
export const timestreamBot = {
  evaluate,
  policy,
  weighing: { worths, apart: 25 },
  plansTurns: { rounds: 2 },
  turnOf: ({ view }: Look) => ({ seat: view.turn, number: 0 }),
} as const;
