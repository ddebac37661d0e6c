import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/** What bots know about EndStream: the `GameBot` of packages/bots. */
export const endstreamBot = { evaluate, policy, plansTurns: true } as const;
