import type { Game } from '@turnpoint/kernel';
import { FOUR } from './evening.ts';

const { copyTable: _, ...four } = FOUR;
/** Four in a row as a campaign of three: whoever wins carries a secret on. */
export const SAGA: Game = {
  ...four,
  id: 'saga',
  carry: ({ outcome, table }) => {
    const won = 1 + ((table as { carried?: { won: number } }).carried?.won ?? 0);
    return outcome?.kind === 'won' && won < 3 ? { won, secret: 'ace' } : null;
  },
  onward: (carried) =>
    [{ way: 'left' }, { way: 'right' }].map((way) => ({ ...way, after: (carried as { won: number }).won })),
  setup: (options, seats, ctx) => ({
    ...FOUR.setup(options, seats, ctx),
    carried: (options as { carried?: object }).carried ?? null,
  }),
};
