import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/** What bots know about Endure the Stars: the `GameBot` of packages/bots. */
export const endureTheStarsBot = { evaluate, policy };
