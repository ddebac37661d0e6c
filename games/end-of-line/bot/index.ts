import { evaluate } from './evaluate.ts';
import { policy, worths } from './policy.ts';

/** What bots know about END OF LINE: the `GameBot` of packages/bots. */
export const endOfLineBot = { evaluate, policy, weighing: { worths, apart: 5 } } as const;
