import { evaluate } from './evaluate.ts';
import { policy, worths } from './policy.ts';

export { suspectsOf } from './belief.ts';

/** What bots know about Chrono-Trek: the `GameBot` of packages/bots. */
export const chronoTrekBot = { evaluate, policy, weighing: { worths, apart: 0.15 } } as const;
