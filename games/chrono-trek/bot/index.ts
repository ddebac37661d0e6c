import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

export { suspectsOf } from './belief.ts';

/** What bots know about Chrono-Trek: the `GameBot` of packages/bots. */
export const chronoTrekBot = { evaluate, policy } as const;
