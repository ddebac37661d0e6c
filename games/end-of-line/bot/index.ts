import { isPuzzle } from '../rules/board/modes.ts';
import type { Look } from '../rules/types.ts';
import { evaluate } from './evaluate.ts';
import { policy, worths } from './policy.ts';

/** What bots know about END OF LINE: the `GameBot` of packages/bots. */
export const endOfLineBot = {
  evaluate,
  policy,
  weighing: { worths, apart: 5 },
  turnOf: ({ view, asked }: Look) => ({
    seat: view.stack.findLast((frame) => frame.kind === 'turn')?.seat ?? asked[0] ?? 0,
    number: view.round,
  }),
  stake: ({ view }: Look) => (isPuzzle(view.mode) ? 'low-score' : 'win'),
} as const;
