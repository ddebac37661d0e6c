import type { Look } from '../rules/types.ts';
import { evaluate } from './evaluate.ts';
import { policy, worths } from './policy.ts';

export { suspectsOf } from './belief.ts';

/** What bots know about Chrono-Trek: the `GameBot` of packages/bots. */
export const chronoTrekBot = {
  evaluate,
  policy,
  weighing: { worths, apart: 0.15 },
  ownEyes: true,
  turnOf: ({ view, asked }: Look) => ({ seat: view.active ?? asked[0] ?? 0, number: view.turns }),
} as const;
