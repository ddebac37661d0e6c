import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/** What bots know about END OF LINE: the `GameBot` of packages/bots. */
export const endOfLineBot = { evaluate, policy } as const;
