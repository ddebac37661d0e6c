import { allSeats } from '@turnpoint/kernel';
import type { Context, State } from '../types.ts';

/**
 * A commit point (ES-16.5): the open turn is shown to the opponent, and with it the unused techs of operators that were
 * disintegrated in it (ES-16.10).
 */
export function commit(s: State, ctx: Context): void {
  for (const [operator, op] of s.table.operators.entries()) {
    if (op.zone !== 'gone' || op.techsSeen) continue;
    op.techsSeen = true;
    const techs = op.techs.filter((_, slot) => op.slots[slot] === 'lost');
    if (techs.length > 0) ctx.log({ type: 'shown', clause: 'ES-16.10', operator, techs });
  }
  ctx.learns(allSeats(s.seats));
}
