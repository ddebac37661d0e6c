import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/** What bots know about TimeStream: the `GameBot` of packages/bots. */
export const timestreamBot = { evaluate, policy, plansTurns: true } as const;
